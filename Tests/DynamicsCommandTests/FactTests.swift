// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import dynamics

@Suite("Fact ids")
struct FactTests {
  /// Composed, so that the search of the tree does not find it here.
  private static let unknownID = "S" + "999"

  private let ids: [String]

  init() throws {
    let page = TestSources.root.appendingPathComponent("Documentation/Facts.md")
    ids = FactIdentifiers.defined(in: try String(contentsOf: page, encoding: .utf8))
  }

  @Test("Facts.md defines every id once")
  func uniqueness() {
    let duplicates = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(duplicates.isEmpty)
    #expect(ids.count >= 340)
  }

  @Test("every id in sources, tests and documents is in Facts.md")
  func resolution() throws {
    let known = Set(ids)
    let prefixes = FactIdentifiers.prefixes(of: known)
    var citationCount = 0
    for file in try Self.texts() {
      let text = try String(contentsOf: file, encoding: .utf8)
      let cited = FactIdentifiers.cited(in: text, prefixes: prefixes)
      #expect(cited.isSubset(of: known), "\(cited.subtracting(known)) in \(file.path)")
      citationCount += cited.count
    }
    #expect(citationCount > 1000, "the search covers the tree")
  }

  @Test("every row of the parity table is in Facts.md")
  func parityRows() throws {
    let table = try ParityTable.embedded()
    let rows = (table.declarations + table.facts).flatMap(\.rows).map(\.id)
    #expect(Set(rows).isSubset(of: Set(ids)))
  }

  @Test(
    "ids are found in any context, and an unknown one is found too",
    arguments: [
      ("(S040, P04–P26): falls", ["S040", "P04", "P26"]), (unknownID, [unknownID]),
      ("`FB04`, S040.", ["FB04", "S040"]), ("MS040 S0400 s040 S4 S040a _S040 XYZ12", []),
      ("R12 H240", []), ("", []),
    ])
  func finder(text: String, found: [String]) {
    let prefixes = FactIdentifiers.prefixes(of: ids)
    #expect(FactIdentifiers.cited(in: text, prefixes: prefixes) == Set(found))
  }

  @Test("an id that no page defines does not resolve")
  func unknown() {
    #expect(!ids.contains(Self.unknownID))
    #expect(FactIdentifiers.defined(in: "<a id=\"S040\"></a>S040 and S041") == ["S040"])
  }

  /// The source and document files of the package.
  private static func texts() throws -> [URL] {
    let root = TestSources.root
    let kinds = ["swift", "md", "json"]
    let folders = ["DeviceScripts", "Documentation", "Snippets", "Sources", "Tests"]
    let nested = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .map { "\(folder)/\($0)" }
    }
    // A compiled module as text, in which every id of a letter and digits is bound to occur.
    .filter { !$0.hasSuffix("/PlayEngine.swift") }
    return (nested + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"])
      .map(root.appendingPathComponent)
      .filter { kinds.contains($0.pathExtension) }
  }
}
