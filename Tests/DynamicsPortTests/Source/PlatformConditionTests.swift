// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftParser
  import SwiftSyntax
  import Testing

  @testable import DynamicsPort

  @Suite("Conditions without Objective-C")
  struct PlatformConditionTests {
    @Test(
      "have the value that the compiler gives them",
      arguments: [
        ("os(Linux)", PlatformCondition.holds), ("os(iOS)", .fails), ("!os(iOS)", .holds),
        ("canImport(UIKit)", .holds), ("canImport(AppKit)", .fails), ("DEBUG", .depends),
        ("os(iOS) || os(Linux)", .holds), ("os(iOS) && DEBUG", .fails), ("!DEBUG", .depends),
        ("os(iOS) || DEBUG", .depends), ("swift(>=5.0)", .holds), ("swift(<4.2)", .fails),
        ("os(Linux) && (os(iOS) || canImport(Foundation))", .holds), ("true", .holds),
        ("os(macOS) || os(Linux) && os(iOS)", .fails),
      ])
    func decision(text: String, expected: PlatformCondition) {
      let tree = Parser.parse(source: "#if \(text)\n#endif\n")
      let config = tree.statements.first?.item.as(IfConfigDeclSyntax.self)
      #expect(PlatformCondition(config?.clauses.first?.condition) == expected)
    }
  }
#endif
