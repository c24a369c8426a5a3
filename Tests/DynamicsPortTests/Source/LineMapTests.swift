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

    @Test("a line that is put in belongs to the line that it was put before")
    func insertedLine() {
      #expect(map("a\nb\nc", [SourceEdit(insert: "x\n", at: 2)]) == [1, 2, 2, 3])
    }

    @Test("lines that go leave the others where they were")
    func removedLines() {
      #expect(map("a\nb\nc\nd", [SourceEdit(2..<6, with: "")]) == [1, 4])
    }

    @Test("a line that is broken counts twice")
    func brokenLine() {
      #expect(map("ab\nc", [SourceEdit(1..<1, with: "\n")]) == [1, 1, 2])
    }

    @Test("a number beyond the end is the last line's")
    func beyondTheEnd() {
      let map = LineMap(lineCount: 3)
      #expect(map.originalLine(of: 0) == 1)
      #expect(map.originalLine(of: 99) == 3)
    }
  }
#endif
