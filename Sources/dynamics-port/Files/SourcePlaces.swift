// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation

  /// The Swift files that the arguments of a command stand for; their contents are not read.
  struct SourcePlaces {
    struct Place: Equatable {
      /// The location of the file.
      let url: URL
      /// The path relative to the given folder; the file name for a file that was given itself.
      let relativePath: String
      /// The path as given, for notes.
      let shownPath: String
      /// The name of the given folder, or of the folder of a file that was given itself.
      let folderName: String
    }

    private(set) var places: [Place] = []
    /// A line on each file that was left out.
    private(set) var notes: [String] = []
    private var known: Set<FileIdentity> = []

    /// Finds the files; a folder stands for all Swift files in it.
    ///
    /// Throws a `CommandFailure` for an argument that names nothing. What is no file in a folder is left
    /// out with a note, and so is a file that was found already.
    init(paths: [String]) throws {
      for path in paths {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          throw CommandFailure("cannot read '\(path)': \(Self.absence(of: path))")
        }
        let url = URL(fileURLWithPath: path)
        guard isFolder.boolValue else {
          let folder = url.standardizedFileURL.deletingLastPathComponent()
          add(
            Place(
              url: url, relativePath: url.lastPathComponent, shownPath: path,
              folderName: folder.lastPathComponent))
          continue
        }
        for relative in try Self.swiftFiles(in: path) {
          add(
            Place(
              url: url.appendingPathComponent(relative), relativePath: relative,
              shownPath: path.hasSuffix("/") ? path + relative : "\(path)/\(relative)",
              folderName: url.standardizedFileURL.lastPathComponent), isGiven: false)
        }
      }
    }

    /// - Parameter isGiven: whether the file itself was given, which may be a pipe.
    private mutating func add(_ place: Place, isGiven: Bool = true) {
      guard let identity = FileIdentity(place.url) else {
        notes.append("\(place.shownPath): skipped: \(Self.absence(of: place.url.path))")
        return
      }
      guard identity.isRegular || isGiven else {
        let kind = identity.isFolder ? "a folder" : "no regular file"
        notes.append("\(place.shownPath): skipped: it is \(kind)")
        return
      }
      guard known.insert(identity).inserted else {
        notes.append("\(place.shownPath): skipped: it is the same file as another")
        return
      }
      places.append(place)
    }

    private static func absence(of path: String) -> String {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map { "it is a link to '\($0)', which does not exist" } ?? "no such file"
    }

    /// The Swift files in a folder, except manifests and files in hidden or dependency folders.
    static func swiftFiles(in folder: String) throws -> [String] {
      guard let paths = FolderContents.paths(below: folder) else {
        throw CommandFailure("cannot read the folder '\(folder)'")
      }
      return paths.filter { path in
        let parts = path.split(separator: "/")
        return path.hasSuffix(".swift") && parts.last != "Package.swift"
          && !parts.contains { $0.hasPrefix(".") || $0 == "Pods" || $0 == "Carthage" }
      }.sorted()
    }
  }

  /// A file on a disk, whatever path leads to it.
  struct FileIdentity: Hashable {
    private let volume: UInt64
    private let number: UInt64
    let isRegular: Bool
    let isFolder: Bool

    /// Follows links; nil if there is no file.
    init?(_ url: URL) {
      let path = url.resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let type = attributes[.type] as? FileAttributeType, type != .typeSymbolicLink
      else { return nil }
      volume = (attributes[.systemNumber] as? NSNumber)?.uint64Value ?? 0
      number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
      isRegular = type == .typeRegular
      isFolder = type == .typeDirectory
    }
  }
#endif
