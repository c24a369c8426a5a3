// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// A temporary folder of sources that is removed when it is deallocated.
  final class Folder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("dynamics-port-tests-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, and creates its folder.
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }

    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
    }

    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The names of the files in the folder, with hidden ones.
    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func attribute(_ key: FileAttributeKey, of name: String) throws -> Int? {
      (try FileManager.default.attributesOfItem(atPath: path(name))[key] as? NSNumber)?.intValue
    }
  }
#endif
