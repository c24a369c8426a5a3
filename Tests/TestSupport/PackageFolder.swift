// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources of the package, for tests that compare with files of the repository.
package enum PackageFolder {
  /// The folder that holds the manifest.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of the package, by its path from the root.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file of the package.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The texts of a folder's files that are no code, by their names.
  package static func embeddedTexts(in path: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url(path).path)
      .filter { !$0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try text("\(path)/\($0)")) })
  }
}
