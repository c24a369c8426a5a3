// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Foundation

  /// The storyboards and nibs of the folders that are given, or beside the files that are given.
  struct StoryboardFiles {
    /// The storyboards, the main one first; those that only show a launch screen are left out.
    private(set) var documents: [InterfaceDocument] = []
    /// A line on each storyboard that cannot be read.
    private(set) var notes: [String] = []

    init(besides paths: [String]) {
      var known: Set<FileIdentity> = []
      let found = paths.flatMap(Self.storyboards(besides:))
      for path in found.sorted(by: Self.precedes) {
        let url = URL(fileURLWithPath: path)
        guard let identity = FileIdentity(url), known.insert(identity).inserted,
          let data = try? Data(contentsOf: url)
        else { continue }
        do throws(InterfaceProblem) {
          let document = try InterfaceDocument(path: path, data: data)
          if !document.isLaunchScreen { documents.append(document) }
        } catch {
          notes.append("\(path):\(error.line): unsupported: \(error)")
        }
      }
    }

    /// Those that are not skipped; of several with one name, such as localized ones, the first.
    func documents(skipping isSkipped: (String) -> Bool) -> [InterfaceDocument] {
      var names: Set<String> = []
      return documents.filter { !isSkipped($0.path) && names.insert($0.fileName).inserted }
    }

    /// The storyboards in a folder, or in the folder of a file and its localized folders.
    private static func storyboards(besides path: String) -> [String] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      let folder =
        isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      let all = FolderContents.paths(below: folder) ?? []
      return all.filter { relative in
        let parts = relative.split(separator: "/")
        guard [".storyboard", ".xib"].contains(where: relative.hasSuffix),
          !parts.contains(where: { $0.hasPrefix(".") || $0 == "Pods" || $0 == "Carthage" })
        else { return false }
        // Beside a single file there may be other apps.
        return isFolder.boolValue || parts.count == 1
          || parts.count == 2 && parts[0].hasSuffix(".lproj")
      }.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }

    /// `Main.storyboard` comes first, and what is for a phone before what is for a tablet.
    private static func precedes(_ first: String, _ second: String) -> Bool {
      func rank(_ path: String) -> Int {
        if path.hasSuffix("/Main.storyboard") { return 0 }
        return path.lowercased().contains("ipad") ? 3 : path.hasSuffix(".xib") ? 2 : 1
      }
      return (rank(first), first) < (rank(second), second)
    }
  }
#endif
