// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// The folders in which a run searches images and colors by name: those of the sources, and those below
  /// them that hold pictures.
  struct ImageFolders {
    let paths: [String]

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"]
    /// More folders would make a search by name slow.
    private static let maximumCount = 50

    init(besides arguments: [String]) {
      var paths: [String] = []
      for argument in arguments {
        guard let (folder, isWhole) = FolderContents.folder(ofArgument: argument) else { continue }
        paths.append(folder.path)
        paths += PlaygroundFolders.named("Resources", around: folder)
        guard isWhole else { continue }
        let below = FolderContents.paths(below: folder.path) ?? []
        for path in below.sorted() where Self.isPicture(path) {
          paths.append(folder.appendingPathComponent(path).deletingLastPathComponent().path)
        }
      }
      var seen: Set<String> = []
      self.paths = Array(paths.filter { seen.insert($0).inserted }.prefix(Self.maximumCount))
    }

    /// Whether a path is a picture outside of a catalog, which is searched as a whole.
    private static func isPicture(_ path: String) -> Bool {
      guard let ending = path.split(separator: ".").last?.lowercased(), endings.contains(ending)
      else { return false }
      return !path.contains(".xcassets/")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "Pods" }
    }
  }
#endif
