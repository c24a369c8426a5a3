// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// The Swift files given on the command line, one by one or by folder.
  struct SourceFiles {
    struct File {
      let place: SourcePlaces.Place
      let bytes: SourceBytes

      /// The path as given, for notes.
      var shownPath: String { place.shownPath }
      var text: String { bytes.text }

      /// Whether the file is in a playground below the folder that was given.
      var isInPlayground: Bool {
        place.relativePath.split(separator: "/").dropLast().contains { $0.hasSuffix(".playground") }
      }
    }

    let files: [File]
    /// A line on each file that is not UTF-8 and is left as it is.
    let refusals: [String]
    /// A line on each file that was left out.
    let notes: [String]
    /// All files that were found, with those that were refused.
    let places: [SourcePlaces.Place]

    /// Reads the files; a folder stands for all Swift files in it.
    init(paths: [String]) throws {
      let found = try SourcePlaces(paths: paths)
      var files: [File] = []
      var refusals: [String] = []
      for place in found.places {
        let data = try Self.read(place)
        do {
          files.append(File(place: place, bytes: try SourceBytes([UInt8](data))))
        } catch {
          refusals.append("\(place.shownPath): error: \(error)")
        }
      }
      guard !files.isEmpty || !refusals.isEmpty else {
        for line in found.notes { StandardError.write(line + "\n") }
        throw CommandFailure(
          "there is no Swift file in '\(paths.joined(separator: "', '"))'"
            + (Self.haveObjectiveC(paths) ? ", but Objective-C, which is not ported" : ""))
      }
      (self.files, self.refusals, notes, places) = (files, refusals, found.notes, found.places)
    }

    /// - Parameter stripsConditions: whether the text is for this platform only.
    func ported(stripsConditions: Bool = false) -> [SourcePort.PortedFile] {
      SourcePort.port(
        files.map { SourcePort.SourceFile(name: $0.shownPath, text: $0.text) },
        stripsConditions: stripsConditions)
    }

    /// Prints a line on each file that was left out or refused.
    func writeNotes() {
      for line in notes + refusals { StandardError.write(line + "\n") }
    }

    /// Whether folders contain sources in Objective-C.
    private static func haveObjectiveC(_ folders: [String]) -> Bool {
      folders.contains { folder in
        (FolderContents.paths(below: folder) ?? []).contains { $0.hasSuffix(".m") }
      }
    }

    /// When the Swift files, storyboards and nibs of paths were changed, by path; what is not there is left
    /// out.
    static func dates(in paths: [String]) -> [String: Date] {
      var dates: [String: Date] = [:]
      for path in paths {
        let below = (try? SourcePlaces.swiftFiles(in: path)) ?? []
        let storyboards =
          FolderContents.paths(below: path)?.filter {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
          } ?? []
        for file in [path] + (below + storyboards).map({ "\(path)/\($0)" }) {
          let attributes = try? FileManager.default.attributesOfItem(atPath: file)
          guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
          dates[file] = attributes?[.modificationDate] as? Date
        }
      }
      return dates
    }

    private static func read(_ place: SourcePlaces.Place) throws -> Data {
      do {
        return try Data(contentsOf: place.url)
      } catch {
        throw CommandFailure("cannot read '\(place.shownPath)': \(error.localizedDescription)")
      }
    }
  }
#endif
