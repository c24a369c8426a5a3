// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// What an app finds in its main bundle: the files beside its sources that are no sources themselves.
  ///
  /// Foundation takes the folder of a program for its main bundle. A program therefore gets a folder of its own
  /// with links to the files. As Xcode does, files of any folder lie at the top, and localized ones in
  /// their `.lproj`.
  struct AppBundle {
    /// The files by their paths in the bundle; of several with one path, the first by its own path.
    let files: [String: URL]

    /// What Xcode compiles or leaves out, by the endings of files.
    private static let sourceEndings: Set = [
      "swift", "h", "m", "mm", "c", "cpp", "storyboard", "xib", "xcconfig", "entitlements", "md",
    ]
    /// What is not searched for files, by the endings of folders.
    private static let packageEndings: Set = [
      "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "xcdatamodeld",
    ]
    /// The maximum number of files, so that a large folder by mistake is no long wait.
    private static let maximumCount = 2000

    /// Finds the files in folders, and those in the folders of files.
    init(besides arguments: [String]) {
      var files: [String: URL] = [:]
      for argument in arguments {
        guard let (folder, isWhole) = FolderContents.folder(ofArgument: argument) else { continue }
        let below = FolderContents.paths(below: folder.path) ?? []
        for path in below.sorted() where files.count < Self.maximumCount {
          let parts = path.split(separator: "/").map(String.init)
          guard let name = Self.bundlePath(of: parts), files[name] == nil,
            isWhole || name == path
          else { continue }
          let file = folder.appendingPathComponent(path)
          guard FileIdentity(file)?.isRegular == true else { continue }
          files[name] = file
        }
      }
      self.files = files
    }

    /// The path in the bundle of a file with a path in a folder; nil for what does not belong there.
    private static func bundlePath(of parts: [String]) -> String? {
      guard let name = parts.last, name != "Info.plist",
        !sourceEndings.contains(ending(of: name)),
        !parts.contains(where: { $0.hasPrefix(".") || $0 == "Pods" || $0 == "Carthage" }),
        !parts.contains(where: { packageEndings.contains(ending(of: $0)) })
      else { return nil }
      let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
      return language.map { "\($0)/\(name)" } ?? name
    }

    private static func ending(of name: String) -> String {
      URL(fileURLWithPath: name).pathExtension.lowercased()
    }

    /// Copies a program into a new folder with links to the files, and returns the copy.
    func install(_ program: URL) throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("dynamics-port-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent("App")
      try FileManager.default.copyItem(at: program, to: copy)
      for (name, file) in files where name != "App" {
        let link = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      }
      return copy
    }

    /// Removes a copy of a program and its folder.
    static func remove(_ program: URL) {
      try? FileManager.default.removeItem(at: program.deletingLastPathComponent())
    }
  }
#endif
