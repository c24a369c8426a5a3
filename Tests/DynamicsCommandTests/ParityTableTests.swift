// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import dynamics

@Suite("The parity table")
struct ParityTableTests {
  private let table: ParityTable
  private let rows: [ParityRow]

  init() throws {
    table = try ParityTable.embedded()
    rows = (table.declarations + table.facts).flatMap(\.rows)
  }

  @Test("it has a row for each of the 164 declarations and each of the 112 facts")
  func completeness() {
    let ends = [
      "CBT": 4, "DI": 5, "DG": 5, "DB": 7, "AD": 2, "AN": 16, "GR": 8, "CM": 4, "CO": 14, "CD": 4,
      "PU": 14, "FR": 10, "AT": 19, "SN": 3, "IB": 16, "FB": 22, "RG": 11,
    ]
    let ids = ends.flatMap { letters, end in (1...end).map { Self.id(letters, $0, digits: 2) } }
    #expect(Set(table.declarations.flatMap(\.rows).map(\.id)) == Set(ids))
    #expect(table.declarations.rowCount == 164)
    let facts = [
      1...16, 20...29, 30...32, 40...44, 50...62, 70...79, 80...89, 90...96, 100...115, 120...123,
      130...147,
    ].flatMap { $0.map { Self.id("S", $0, digits: 3) } }
    #expect(table.facts.flatMap(\.rows).map(\.id).sorted() == facts)
    #expect(facts.count == 112)
    for group in table.facts { #expect(group.rows.map(\.id).sorted() == group.rows.map(\.id)) }
  }

  private static func id(_ letters: String, _ number: Int, digits: Int) -> String {
    let text = String(number)
    return letters + String(repeating: "0", count: digits - text.count) + text
  }

  @Test("implemented rows have a test, other rows and differences a note")
  func proofs() {
    let tests = table.testsByRow
    for row in rows {
      #expect(!row.text.isEmpty, "\(row.id)")
      switch row.state {
      case .complete, .differs, .partial:
        #expect(tests[row.id]?.isEmpty == false, "\(row.id) has no test")
      case .unverified, .missing, .hidden: break
      }
      if row.evidence == .inferred { #expect(row.state != .complete, "\(row.id)") }
      if row.state != .complete { #expect(row.note?.isEmpty == false, "\(row.id) has no note") }
    }
  }

  @Test("the table lists exactly the tests whose names begin with ids")
  func names() throws {
    let found = try TestSources.testsWithIdentifiers()
    if ProcessInfo.processInfo.environment["RECORD_PARITY"] != nil, table.tests != found {
      try TestSources.record(found)
      Issue.record(
        "Recorded Sources/dynamics/Parity/tests.json; generate Documentation/Parity.md again")
      return
    }
    let differences =
      table.tests.filter { !found.contains($0) }
      + found.filter { !table.tests.contains($0) }
    #expect(differences.isEmpty, "record with RECORD_PARITY=1; see CONTRIBUTING.md")
  }

  @Test("Documentation/Parity.md is the output of the command")
  func document() throws {
    let page = TestSources.root.appendingPathComponent("Documentation/Parity.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == ParityDocument(table: table).markdown,
      "generate it with 'swift run dynamics parity -o Documentation/Parity.md'")
  }

  @Test("the README states the totals of the table")
  func readme() throws {
    let page = TestSources.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let complete = table.declarations.count(of: .complete)
    let differing = table.declarations.count(of: .differs)
    let unverified = table.declarations.count(of: .unverified)
    let declarations = """
      \(complete) of \(table.declarations.rowCount) declarations are complete, \(differing) differ, \
      \(unverified) is unverified
      """
    #expect(text.contains(declarations))
    let facts = """
      \(table.facts.count(of: .complete)) of \(table.facts.rowCount) facts of behavior are complete, \
      \(table.facts.count(of: .unverified)) are unverified
      """
    #expect(text.replacing("\n  ", with: " ").contains(facts))
    #expect(text.contains("](Documentation/Parity.md)"))
  }

  @Test(
    "ids and ranges of ids are parsed from a test name",
    arguments: [
      ("S030: gravity", ["S030"]),
      ("S030, P04, FB09–FB11: x", ["S030", "P04", "FB09", "FB10", "FB11"]),
      ("AN01–AN03, S001: x: y", ["AN01", "AN02", "AN03", "S001"]), ("R2d, CM01: x", ["CM01"]),
      ("step(by: 1) is sixty steps", []), ("S030 without a colon", []),
      ("S004–S001: backwards", []),
      ("S001–C03: two kinds", []), (": S030", []), ("", []), ("Ids: none", []),
    ])
  func identifiers(name: String, ids: [String]) {
    #expect(RowIdentifiers.prefix(of: name) == ids)
  }

  @Test("the law is the rest of the name")
  func law() {
    #expect(RowIdentifiers.law(of: "S030, GR01: falls: fast") == "falls: fast")
    #expect(RowIdentifiers.law(of: "step(by: 1) steps") == "step(by: 1) steps")
  }
}
