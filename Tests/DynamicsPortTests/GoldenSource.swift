// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation
  import Testing

  /// A source in the folder `Golden` with its recorded ported form and notes.
  struct GoldenSource: CustomTestStringConvertible, Sendable {
    let name: String

    var testDescription: String { name }

    static let all: [GoldenSource] = {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".txt") && $0.count { $0 == "." } == 1 }.sorted()
        .map { GoldenSource(name: String($0.dropLast(".txt".count))) }
    }()

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden")

    /// The text of the source, or of a recorded file of the given kind.
    func text(_ kind: String? = nil) throws -> String {
      try String(contentsOf: url(kind), encoding: .utf8)
    }

    func ported() throws -> SourcePort.PortedFile {
      let file = SourcePort.SourceFile(name: name, text: try text())
      return SourcePort.port([file])[0]
    }

    func record(_ ported: SourcePort.PortedFile) throws {
      try Data(ported.text.utf8).write(to: url("ported"))
      try Data(Self.lines(of: ported.notes).utf8).write(to: url("notes"))
    }

    static func lines(of notes: [PortNote]) -> String {
      notes.map { "\($0)\n" }.joined()
    }

    private func url(_ kind: String?) -> URL {
      Self.folder.appendingPathComponent(name + (kind.map { ".\($0)" } ?? "") + ".txt")
    }
  }
#endif
