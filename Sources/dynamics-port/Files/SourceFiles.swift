#if Port
  import DynamicsPort
  import Foundation

  /// Swift files that somebody named, one by one or by their folder.
  struct SourceFiles {
    struct File {
      /// Where it is.
      let url: URL
      /// Its place below the folder that was named; its name for a file that was.
      let relativePath: String
      /// As it was named, for notes.
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
          throw CommandFailure("cannot read '\(path)': there is no such file")
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

    /// Hidden folders, builds and manifests are no source of an app.
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
        // Other encodings are a mistake of the file, not of its reader; what can be read is read.
        let text = String(data: data, encoding: .utf8) ?? String(decoding: data, as: UTF8.self)
        return File(url: url, relativePath: relativePath, shownPath: shownPath, text: text)
      } catch {
        throw CommandFailure("cannot read '\(shownPath)': \(error.localizedDescription)")
      }
    }
  }
#endif
