// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// What a page of a playground has beside its own file.
  enum PlaygroundFolders {
    /// The folders with a name, such as `Resources`, of the page and of the playground around a folder,
    /// from the inside out.
    static func named(_ name: String, around folder: URL) -> [String] {
      var (current, found) = (folder.standardizedFileURL, [String]())
      while current.pathComponents.count > 1 {
        if ["playground", "xcplaygroundpage"].contains(current.pathExtension) {
          found.append(current.appendingPathComponent(name).path)
        }
        current.deleteLastPathComponent()
      }
      return found.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The sources that pages given on the command line use, and that are not below what was given.
    static func sources(besides arguments: [String]) -> [String] {
      let given = Set(arguments.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
      var seen: Set<String> = []
      return arguments.flatMap { argument in
        let folder = URL(fileURLWithPath: argument).standardizedFileURL.deletingLastPathComponent()
        return named("Sources", around: folder)
      }.filter { path in
        !given.contains { path == $0 || path.hasPrefix($0 + "/") } && seen.insert(path).inserted
      }
    }
  }
#endif
