// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// What is below a folder.
  enum FolderContents {
    /// The relative paths of all files and folders below a folder, or below the one that a link leads to; nil
    /// if it cannot be read.
    static func paths(below folder: String) -> [String]? {
      let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
    }

    /// The folder that an argument is, or that its file is in; nil for what does not exist.
    static func folder(ofArgument argument: String) -> (url: URL, isWhole: Bool)? {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
        return nil
      }
      let url = URL(fileURLWithPath: argument).standardizedFileURL
      return (isFolder.boolValue ? url : url.deletingLastPathComponent(), isFolder.boolValue)
    }
  }
#endif
