// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation

  /// Writes ported files so that their contents are all that changes.
  enum SourceWriter {
    /// Replaces the contents of a file; its links, mode, owner and attributes stay.
    ///
    /// The file is written in place, because a new one would have its own of all these. Meanwhile a
    /// hidden file beside it holds the old contents.
    static func overwrite(_ url: URL, with bytes: [UInt8]) throws {
      let file = url.resolvingSymlinksInPath()
      let shown = url.relativePath
      guard let identity = FileIdentity(file), identity.isRegular else {
        throw CommandFailure("cannot write '\(shown)': it is no regular file")
      }
      let mode = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      // The administrator may write everywhere; a file that is closed to all stays as it is.
      guard FileManager.default.isWritableFile(atPath: file.path),
        (mode as? NSNumber).map({ $0.intValue & 0o222 != 0 }) ?? true
      else { throw CommandFailure("cannot write '\(shown)': it is read-only") }
      do {
        let old = try Data(contentsOf: file)
        let copy = try keep(old, of: file)
        do {
          try write(Data(bytes), into: file)
        } catch {
          try write(old, into: file)
          try? FileManager.default.removeItem(at: copy)
          throw error
        }
        try? FileManager.default.removeItem(at: copy)
      } catch {
        throw CommandFailure("cannot write '\(shown)': \(error.localizedDescription)")
      }
    }

    /// Writes a file in an output folder, with the mode of its source if it is new.
    static func create(_ url: URL, with bytes: [UInt8], from source: URL) throws {
      guard FileIdentity(url) == nil else { return try overwrite(url, with: bytes) }
      let file = OutputFile(path: url.path)
      try file.createFolder()
      try file.checkLocation()
      do {
        try Data(bytes).write(to: url, options: .atomic)
        let attributes = try FileManager.default.attributesOfItem(
          atPath: source.resolvingSymlinksInPath().path)
        if let mode = attributes[.posixPermissions] as? NSNumber,
          attributes[.type] as? FileAttributeType == .typeRegular
        {
          // Whoever ports again overwrites the file.
          try FileManager.default.setAttributes(
            [.posixPermissions: NSNumber(value: mode.intValue | 0o200)], ofItemAtPath: url.path)
        }
      } catch {
        throw CommandFailure("cannot write '\(url.relativePath)': \(error.localizedDescription)")
      }
    }

    /// Writes the old contents beside a file, or into the temporary folder where that is closed.
    private static func keep(_ old: Data, of file: URL) throws -> URL {
      let name = ".\(file.lastPathComponent).\(UUID().uuidString).before-porting"
      let beside = file.deletingLastPathComponent().appendingPathComponent(name)
      let isOpen = FileManager.default.isWritableFile(
        atPath: beside.deletingLastPathComponent().path)
      let copy =
        isOpen ? beside : FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try old.write(to: copy)
      return copy
    }

    private static func write(_ data: Data, into file: URL) throws {
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: data)
      try handle.truncate(atOffset: UInt64(data.count))
      try handle.synchronize()
      try handle.close()
    }
  }
#endif
