#if Port
  import DynamicsPort
  import Foundation
  import Testing

  @Suite("Ported sources are as the golden files have them")
  struct PortGoldenTests {
    @Test("the text and the notes are those of the golden files", arguments: GoldenSource.all)
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

    @Test("porting twice changes nothing the second time", arguments: GoldenSource.all)
    func isIdempotent(_ golden: GoldenSource) throws {
      let once = try golden.ported()
      let again = SourcePort.port([SourcePort.SourceFile(name: "again", text: once.text)])
      #expect(again.map(\.text) == [once.text])
    }

    @Test(
      "line ends of Windows stay, and porting twice changes nothing", arguments: GoldenSource.all)
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

    @Test("a line that stays the same is found where it stood before", arguments: GoldenSource.all)
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
