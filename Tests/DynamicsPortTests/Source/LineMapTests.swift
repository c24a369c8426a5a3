// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Lines of ported source")
  struct LineMapTests {
    private func map(_ text: String, _ edits: [SourceEdit]) -> [Int] {
      let bytes = Array(text.utf8)
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let map = LineMap(lineCount: count).after(edits, of: bytes)
      let result = String(decoding: edits.applied(to: bytes), as: UTF8.self)
      let lines = result.split(separator: "\n", omittingEmptySubsequences: false).count
      return (1...lines).map(map.originalLine)
    }

    @Test("an inserted line maps to the line that follows")
    func insertedLine() {
      #expect(map("a\nb\nc", [SourceEdit(insert: "x\n", at: 2)]) == [1, 2, 2, 3])
    }

    @Test("the lines after a removal keep their original lines")
    func removedLines() {
      #expect(map("a\nb\nc\nd", [SourceEdit(2..<6, with: "")]) == [1, 4])
    }

    @Test("both parts of a broken line map to it")
    func brokenLine() {
      #expect(map("ab\nc", [SourceEdit(1..<1, with: "\n")]) == [1, 1, 2])
    }

    @Test("a line out of range maps to the first or last line")
    func beyondTheEnd() {
      let map = LineMap(lineCount: 3)
      #expect(map.originalLine(of: 0) == 1)
      #expect(map.originalLine(of: 99) == 3)
    }
  }
#endif
