// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is written as a whole or not at all.
package struct OutputFile {
  private let path: String

  private var url: URL { URL(fileURLWithPath: path) }

  package init(path: String) {
    self.path = path
  }

  /// Throws if the file cannot be created; call it before long computations.
  package func checkLocation() throws {
    try checkWorkingFolder()
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

  /// Creates the folder of the file, and the folders above it.
  package func createFolder() throws {
    try checkWorkingFolder()
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("cannot write '\(path)': \(Self.reason(of: error, above: url))")
    }
  }

  /// Throws if the path is relative to a folder that another program has removed.
  private func checkWorkingFolder() throws {
    guard FileManager.default.currentDirectoryPath.isEmpty, !url.path.hasPrefix("/") else { return }
    throw CommandFailure(
      "cannot write '\(path)': the folder in which the command was started no longer exists")
  }

  /// Why a folder could not be created: the nearest one that exists may not be changed, or is a file.
  private static func reason(of error: any Error, above url: URL) -> String {
    var folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      folder.path != "/"
    { folder.deleteLastPathComponent() }
    guard isFolder.boolValue else { return "'\(folder.path)' is not a folder" }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      return "no permission to write into '\(folder.path)'"
    }
    return error.localizedDescription
  }

  /// Writes the file atomically, so that readers never see a partial file.
  package func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  /// Writes bytes atomically.
  package func write(_ data: Data) throws {
    try checkLocation()
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw CommandFailure("cannot write '\(path)': \(Self.reason(of: error))")
    }
  }

  /// The system's own words where Foundation has none, as for a file that is larger than allowed.
  private static func reason(of error: any Error) -> String {
    guard (error as? CocoaError)?.code == .fileWriteUnknown,
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    else { return error.localizedDescription }
    return String(cString: strerror(cause.code.rawValue))
  }
}
