// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// The Swift files given on the command line, one by one or by folder.
  struct SourceFiles {
    struct File {
      /// The location of the file.
      let url: URL
      /// The path relative to the given folder; the file name for a file that was given itself.
      let relativePath: String
      /// The path as given, for notes.
      let shownPath: String
      let text: String
    }

    let files: [File]

    /// Reads the files; a folder stands for all Swift files in it.
    init(paths: [String]) throws {
      var files: [File] = []
      for path in paths {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          throw CommandFailure("cannot read '\(path)': no such file")
        }
        guard isFolder.boolValue else {
          let url = URL(fileURLWithPath: path)
          files.append(
            try Self.read(url, relativePath: url.lastPathComponent, shownPath: path))
          continue
        }
        for relative in try Self.swiftFiles(in: path) {
          let url = URL(fileURLWithPath: path).appendingPathComponent(relative)
          let shown = path.hasSuffix("/") ? path + relative : "\(path)/\(relative)"
          files.append(try Self.read(url, relativePath: relative, shownPath: shown))
        }
      }
      guard !files.isEmpty else {
        throw CommandFailure("there is no Swift file in '\(paths.joined(separator: "', '"))'")
      }
      self.files = files
    }

    func ported() -> [SourcePort.PortedFile] {
      SourcePort.port(files.map { SourcePort.SourceFile(name: $0.shownPath, text: $0.text) })
    }

    /// When the Swift files and storyboards of paths were changed, by path; what is not there is left
    /// out.
    static func dates(in paths: [String]) -> [String: Date] {
      var dates: [String: Date] = [:]
      for path in paths {
        let below = (try? swiftFiles(in: path)) ?? []
        let storyboards =
          (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String })?
          .filter { $0.hasSuffix(".storyboard") } ?? []
        for file in [path] + (below + storyboards).map({ "\(path)/\($0)" }) {
          let attributes = try? FileManager.default.attributesOfItem(atPath: file)
          guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
          dates[file] = attributes?[.modificationDate] as? Date
        }
      }
      return dates
    }

    /// The Swift files in a folder, except manifests and files in hidden or dependency folders.
    private static func swiftFiles(in folder: String) throws -> [String] {
      guard let all = FileManager.default.enumerator(atPath: folder) else {
        throw CommandFailure("cannot read the folder '\(folder)'")
      }
      let paths = all.compactMap { $0 as? String }
      return paths.filter { path in
        let parts = path.split(separator: "/")
        return path.hasSuffix(".swift") && parts.last != "Package.swift"
          && !parts.contains { $0.hasPrefix(".") || $0 == "Pods" || $0 == "Carthage" }
      }.sorted()
    }

    private static func read(_ url: URL, relativePath: String, shownPath: String) throws -> File {
      do {
        let data = try Data(contentsOf: url)
        // Invalid UTF-8 is repaired rather than rejected.
        let text = String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
        return File(url: url, relativePath: relativePath, shownPath: shownPath, text: text)
      } catch {
        throw CommandFailure("cannot read '\(shownPath)': \(error.localizedDescription)")
      }
    }
  }
#endif
