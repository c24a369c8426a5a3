// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views, items and what animators held over time, as tracks.
struct RecordedTracks: Sendable, Equatable {
  var nodes: [RecordedNode] = []
  var items: [RecordedItem] = []
  var xray = RecordedXRay()
}

/// What a recorder has written frame by frame.
struct RecordingLog: Sendable {
  /// The nodes in the order of drawing, without placements.
  let nodes: [RecordedNode]
  /// The number of each node in ``placements``.
  let numbers: [Int]
  let placements: PlacementLog
  /// The views whose places are in ``items``.
  let follows: FollowLog
  let items: ItemLog
  let xray: XRayLog
  let fields: FieldRecorder

  /// What was recorded, as tracks.
  func tracks() -> RecordedTracks {
    var tracks = RecordedTracks()
    let entries = items.readings.entries()
    let placements = placements.tracks(follows, entries)
    tracks.nodes = zip(nodes, numbers).map { node, number in
      var node = node
      if number < placements.count { node.placement = placements[number] }
      return node
    }
    tracks.items = items.recordedItems(entries)
    tracks.xray = xray.recorded(entries, itemCount: items.items.count)
    fields.add(to: &tracks.xray)
    return tracks
  }
}

/// The tracks of a recording, which are made of its log when they are first read.
///
/// Unchecked, because the lock is held wherever the content is read or changed.
final class DeferredTracks: @unchecked Sendable {
  private enum Content {
    case log(RecordingLog)
    case tracks(RecordedTracks)
  }

  private let lock = NSLock()
  private var content: Content

  init(_ log: RecordingLog) { content = .log(log) }

  var value: RecordedTracks {
    lock.lock()
    defer { lock.unlock() }
    switch content {
    case .tracks(let tracks): return tracks
    case .log(let log):
      let tracks = log.tracks()
      content = .tracks(tracks)
      return tracks
    }
  }
}
