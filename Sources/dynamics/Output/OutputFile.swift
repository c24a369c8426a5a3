import Foundation

/// A file that appears whole or not at all.
struct OutputFile {
  let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  /// Refuses a place that cannot be written, before long work is done for it.
  func checkPlace() throws {
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CommandFailure("cannot write '\(path)': the folder '\(folder)' does not exist")
    }
    guard isFolder.boolValue else {
      throw CommandFailure("cannot write '\(path)': '\(folder)' is not a folder")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CommandFailure("cannot write '\(path)': no permission to write into '\(folder)'")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw CommandFailure("cannot write '\(path)': it is a folder")
    }
  }

  /// Writes a temporary sibling and renames it, so that a reader never sees half a file.
  func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandFailure("cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}
