// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Text for one platform")
  struct StripTests {
    private func stripped(_ text: String) throws -> String {
      let file = SourcePort.SourceFile(name: "A.swift", text: text)
      return try #require(SourcePort.port([file], stripsConditions: true).first).text
    }

    @Test("has no condition for Objective-C", arguments: GoldenSource.all)
    func golden(_ golden: GoldenSource) throws {
      let text = try stripped(try golden.text())
      #expect(!text.contains("canImport(ObjectiveC)"))
      #expect(!text.contains("@objc") || golden.name == "Conditions")
      #expect(try stripped(text) == text)
    }

    @Test("has the lines of the clause that holds, and no others")
    func clauses() throws {
      let text = """
        import UIKit
        #if os(macOS)
        let a = 1
        #elseif canImport(UIKit) && !os(tvOS)
        let a = 2
        #if canImport(ObjectiveC)
        let b = 1
        #else
        let b = 2
        #endif
        #else
        let a = 3
        #endif
        #if os(macOS)
        let c = 1
        #endif
        """
      #expect(try stripped(text) == "import UIKit\nlet a = 2\nlet b = 2\n")
    }

    @Test(
      "keeps conditions that depend on the build",
      arguments: [
        "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\n",
        "#if swift(>=6.0)\nlet a = 1\n#endif\n",
        "#if os(macOS)\nlet a = 1\n#elseif DEBUG\nlet a = 2\n#endif\n",
      ])
    func kept(text: String) throws {
      #expect(try stripped(text) == text)
    }
  }
#endif
