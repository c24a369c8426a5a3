// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@testable import dynamics

/// The names of the tests of the package, read from their sources.
enum TestSources {
  static let root = PackageFolder.root

  /// The tests whose names begin with ids, in source order.
  static func testsWithIdentifiers() throws -> [ParityTest] {
    let folder = root.appendingPathComponent("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try files.flatMap { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.matches(of: /@Test\(\s*"([^"\n]*)"/).map {
        ParityTest(file: file, name: String($0.1))
      }
    }.filter { !RowIdentifiers.prefix(of: $0.name).isEmpty }
  }

  /// Writes the list that is embedded in the command, one test on each line.
  static func record(_ tests: [ParityTest]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try tests.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
    try "[\n\(lines.joined(separator: ",\n"))\n]\n".write(
      to: root.appendingPathComponent("Sources/dynamics/Parity/tests.json"), atomically: true,
      encoding: .utf8)
  }
}
