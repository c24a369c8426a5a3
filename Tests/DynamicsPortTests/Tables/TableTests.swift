// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation
  import Testing

  @testable import DynamicsPort

  /// The source `Tables` has every name of the tables.
  ///
  /// `.ci/run port` compiles its ported form and runs it: a name that the slice lacks fails there.
  @Suite("Tables of names")
  struct TableTests {
    private let words: Set<String>

    init() throws {
      let golden = try #require(GoldenSource.all.first { $0.name == "Tables" })
      let text = try golden.text()
      words = Set(
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    /// The names of a table that the source lacks.
    private func missing(_ names: some Sequence<String>) -> [String] {
      names.filter { !words.contains($0) }.sorted()
    }

    @Test("each name is in the source that is compiled")
    func complete() {
      #expect(missing(DeprecatedTypeNames.table.keys) == [])
      #expect(missing(DeprecatedNotificationNames.table.keys) == [])
      #expect(missing(DeprecatedConstantNames.table.keys) == [])
      #expect(missing(DeprecatedFunctions.table.keys) == [])
      #expect(missing(DeprecatedMembers.properties.keys) == [])
      #expect(missing(DelegateMethods.names) == [])
      #expect(missing(OutletType.plainObjects) == [])
    }

    @Test("each renamed method is in the source, and so are its labels")
    func members() {
      for name in Array(DeprecatedMembers.calls.keys) + DeprecatedMembers.declarations.keys
        + DeprecatedMembers.operators.keys
      {
        let parts = name.split { "(:)".contains($0) }.map(String.init).filter { $0 != "_" }
        #expect(missing(parts) == [])
      }
    }

    @Test("each family of constants has members in the source")
    func families() {
      for prefix in DeprecatedConstantNames.prefixes.map(\.0) {
        #expect(words.contains { $0.hasPrefix(prefix) }, "\(prefix)")
      }
    }

    @Test("the ported source has no name of the tables left")
    func ported() throws {
      let golden = try #require(GoldenSource.all.first { $0.name == "Tables" })
      let text = try golden.ported().text
      let left = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      for name in DeprecatedTypeNames.table.keys { #expect(!left.contains(name)) }
      for name in DeprecatedNotificationNames.table.keys { #expect(!left.contains(name)) }
      for name in DeprecatedConstantNames.table.keys { #expect(!left.contains(name)) }
      for name in DeprecatedFunctions.table.keys { #expect(!left.contains(name)) }
    }

    /// The names of UIKit and Core Animation that a module declares to its users.
    private func declaredNames(in module: String) throws -> Set<String> {
      let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("../../../Sources/\(module)")
      let files = try #require(
        FileManager.default.enumerator(at: folder.standardized, includingPropertiesForKeys: nil))
      let declaration =
        /\b(?:class|struct|enum|protocol|typealias|func|let|var) ((?:UI|CA)[A-Z]\w*)/
      var names: Set<String> = []
      for case let file as URL in files
      where file.pathExtension == "swift" && !file.path.contains(".docc/") {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where line.contains("public ") || line.contains("open ") {
          guard let match = line.firstMatch(of: declaration) else { continue }
          names.insert(String(match.1))
        }
      }
      return names
    }

    @Test("the names of UIKit and Core Animation are those that the sources declare")
    func slice() throws {
      let modules = [
        "OpenUIKit", "OpenUIDynamics", "CoreMotion", "PlaygroundSupport", "SwiftUIValues",
      ]
      let declared = try modules.reduce(into: Set<String>()) {
        try $0.formUnion(declaredNames(in: $1))
      }
      #expect(declared.subtracting(SliceNames.all).sorted() == [])
      #expect(SliceNames.all.subtracting(declared).sorted() == [])
    }

    @Test("a name that the sources lack is noted once, where it is used first")
    func unknown() throws {
      let text = """
        import UIKit
        class UIOwn: UIView { let a: UIOwn? = nil }
        let one = UIMissing(), two: [UIMissing] = [], three = CAMissing.one
        let UILocal = UInt8(UIView.UIMember)
        print(UILocal)
        func UIMake() {}
        func f(UIValue: Int) { UIMake(); print(UIValue) }
        #if canImport(ObjectiveC)
        let four = UIAbsent()
        #endif

        """
      let file = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      #expect(file.text == text)
      #expect(
        file.notes.map(\.description) == [
          "A.swift:3: unsupported: UIMissing is not part of this package",
          "A.swift:3: unsupported: CAMissing is not part of this package",
        ])
    }
  }
#endif
