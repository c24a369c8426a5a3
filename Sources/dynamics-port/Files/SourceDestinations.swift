// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation

  /// Where the ported files go in the folder of `--output`.
  ///
  /// Files with the same relative path are kept apart by the names of their folders. A place that would
  /// overwrite a source, or another ported file, is refused before anything is written.
  struct SourceDestinations {
    /// The location of each ported file, by the shown path of its source.
    let urls: [String: URL]
    /// Whether the folders' names keep files apart.
    let areKeptApart: Bool

    init(of places: [SourcePlaces.Place], in output: String) throws {
      let folder = URL(fileURLWithPath: output)
      let relative = places.map(\.relativePath)
      areKeptApart = Set(relative.map { $0.lowercased() }).count < relative.count
      let paths = areKeptApart ? places.map { "\($0.folderName)/\($0.relativePath)" } : relative
      // Some disks do not distinguish letters by case.
      var owners: [String: SourcePlaces.Place] = [:]
      for (path, place) in zip(paths, places) {
        if let other = owners.updateValue(place, forKey: path.lowercased()) {
          throw CommandFailure(
            "'\(other.shownPath)' and '\(place.shownPath)' would both become '\(output)/\(path)': "
              + "port them into different folders")
        }
      }
      urls = Dictionary(
        zip(places.map(\.shownPath), paths.map { folder.appendingPathComponent($0) }),
        uniquingKeysWith: { first, _ in first })
      try refuseSources(places)
    }

    private func refuseSources(_ places: [SourcePlaces.Place]) throws {
      let sources = Dictionary(
        places.compactMap { place in FileIdentity(place.url).map { ($0, place) } },
        uniquingKeysWith: { first, _ in first })
      for url in urls.values.sorted(by: { $0.path < $1.path }) {
        if let identity = FileIdentity(url), let source = sources[identity] {
          throw CommandFailure(
            "'\(url.relativePath)' is the source '\(source.shownPath)': "
              + "give another folder, or '--in-place'")
        }
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
          throw CommandFailure("cannot write '\(url.relativePath)': it is a link")
        }
      }
    }
  }
#endif
