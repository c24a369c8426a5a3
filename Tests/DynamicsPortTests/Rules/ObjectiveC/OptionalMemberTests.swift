// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Optional requirements")
  struct OptionalMemberTests {
    @Test("a default value reports that it is one, also in a file that imports Foundation alone")
    func foundation() throws {
      let text = """
        import Foundation
        @objc protocol BubbleDelegate {
          @objc optional func size() -> CGSize
          @objc optional func popped()
        }

        """
      func ported(_ text: String) throws -> String {
        try #require(
          SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first?.text)
      }
      let once = try ported(text)
      let defaults = """
        #if !canImport(ObjectiveC)
        import UIKit
        extension BubbleDelegate {
          func size() -> CGSize { OptionalRequirement.absent(.zero) }
          func popped() {}
        }
        #endif
        """
      #expect(once.contains(defaults))
      #expect(try ported(once) == once)
      for module in ["UIKit", "SwiftUI"] {
        #expect(
          try !ported(text.replacing("Foundation", with: module)).contains(
            "#if !canImport(ObjectiveC)\nimport"))
      }
    }
  }
#endif
