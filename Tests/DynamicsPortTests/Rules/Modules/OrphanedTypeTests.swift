// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Types whose initializer needs a missing module")
  struct OrphanedTypeTests {
    private static let guarded = "#if canImport(CoreLocation)\n"

    private func ported(_ members: String) throws -> String {
      let text = "import CoreLocation\nclass Place {\n\(members)\n}\nlet end = 0\n"
      return try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first
      ).text
    }

    @Test("a class whose only initializer goes, goes with it if a property needs it")
    func wholeClass() throws {
      let text = try ported("  let name: String\n  init(_ at: CLLocation) { name = \"\" }")
      #expect(text.contains(Self.guarded + "class Place {\n"))
      #expect(text.contains("}\n#endif\nlet end = 0"))
    }

    @Test(
      "a class that can be made in another way stays",
      arguments: [
        "  let name = \"\"\n  init(_ at: CLLocation) {}",
        "  var name: String?\n  init(_ at: CLLocation) {}",
        "  let name: String\n  init(_ at: CLLocation) { name = \"\" }\n  init() { name = \"\" }",
      ])
    func classStays(members: String) throws {
      let text = try ported(members)
      #expect(text.contains("\nclass Place {\n"))
      #expect(text.contains(Self.guarded + "  init(_ at: CLLocation)"))
    }
  }
#endif
