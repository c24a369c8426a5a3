// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The declarations and behavior of UIKit Dynamics, with the state of this package for each.
struct ParityTable: Codable {
  /// One row for each declaration of the public dynamics API, grouped by type.
  let declarations: [ParityGroup]
  /// One row for each documented or observed behavior, grouped by subject.
  let facts: [ParityGroup]
  /// The tests whose names begin with row ids.
  let tests: [ParityTest]

  /// The table that is embedded in the command.
  static func embedded() throws -> ParityTable {
    let rows = try JSONDecoder().decode(Rows.self, from: Data(EmbeddedFiles.text("rows.json").utf8))
    let tests = try JSONDecoder().decode(
      [ParityTest].self, from: Data(EmbeddedFiles.text("tests.json").utf8))
    return ParityTable(declarations: rows.declarations, facts: rows.facts, tests: tests)
  }

  private struct Rows: Decodable {
    let declarations: [ParityGroup]
    let facts: [ParityGroup]
  }

  /// The tests that prove each row, by row id.
  var testsByRow: [String: [ParityTest]] {
    var result: [String: [ParityTest]] = [:]
    for test in tests {
      for id in RowIdentifiers.prefix(of: test.name) { result[id, default: []].append(test) }
    }
    return result
  }

  /// The table as JSON; the name of a test begins with the ids of its rows.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension [ParityGroup] {
  func count(of state: ParityRow.State) -> Int {
    reduce(0) { $0 + $1.rows.count { $0.state == state } }
  }

  var rowCount: Int { reduce(0) { $0 + $1.rows.count } }
}
