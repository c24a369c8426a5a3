// SPDX-License-Identifier: Apache-2.0

#if Port
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
  }
#endif
