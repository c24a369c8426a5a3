// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation
  import Testing

  @Suite("Golden files of ported sources")
  struct PortGoldenTests {
    @Test("text and notes match the golden files", arguments: GoldenSource.all)
    func matchesGolden(_ golden: GoldenSource) throws {
      let ported = try golden.ported()
      if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
        try golden.record(ported)
        Issue.record("recorded \(golden.name); look at it and run again")
      }
      let text = try golden.text("ported")
      let notes = try golden.text("notes")
      #expect(ported.text == text)
      #expect(GoldenSource.lines(of: ported.notes) == notes)
    }

    @Test("porting is idempotent", arguments: GoldenSource.all)
    func isIdempotent(_ golden: GoldenSource) throws {
      let once = try golden.ported()
      let again = SourcePort.port([SourcePort.SourceFile(name: "again", text: once.text)])
      #expect(again.map(\.text) == [once.text])
    }

    @Test(
      "Windows line endings are kept, and porting is idempotent", arguments: GoldenSource.all)
    func windowsLines(
      _ golden: GoldenSource
    ) throws {
      let text = try golden.text().replacing("\n", with: "\r\n")
      let once = SourcePort.port([SourcePort.SourceFile(name: golden.name, text: text)])
      let ported = try #require(once.first)
      #expect(!ported.text.replacing("\r\n", with: "").contains { $0.isNewline })
      let again = SourcePort.port([SourcePort.SourceFile(name: golden.name, text: ported.text)])
      #expect(again.map(\.text) == [ported.text])
    }

    @Test("an unchanged line maps to its original line", arguments: GoldenSource.all)
    func keepsLines(_ golden: GoldenSource) throws {
      let original = try golden.text().split(separator: "\n", omittingEmptySubsequences: false)
      let ported = try golden.ported()
      let lines = ported.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("func ") {
        guard original.count(where: { $0 == line }) == 1,
          lines.count(where: { $0 == line }) == 1
        else { continue }
        #expect(original[ported.lines.originalLine(of: index + 1) - 1] == line)
      }
    }
  }
#endif
