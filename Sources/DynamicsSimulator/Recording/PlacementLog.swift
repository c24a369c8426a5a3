// SPDX-License-Identifier: Apache-2.0

/// Where the nodes of a recording are, frame by frame, as bytes.
///
/// What a frame adds is written at the end of the last list, however many nodes move; a list that is half full is
/// never moved.
struct PlacementLog: Sendable {
  private var coder = PlacementCoder()
  private var chunks: [[UInt8]] = [[]]
  /// The chunk and the indices of the bytes of each frame.
  private var frames: [(chunk: Int, bytes: Range<Int>)] = []
  /// The number of changes of each node.
  private var counts: [Int] = []

  /// The number of bytes that were written.
  var byteCount: Int { chunks.reduce(0) { $0 + $1.count } }

  private static let chunkSize = 65_536

  /// Appends what a recorder has found in the next frame.
  @MainActor
  mutating func append(_ views: ViewRecorder) {
    while counts.count < views.nodes.count { counts.append(0) }
    for node in views.changedNodes { counts[node] += 1 }
    var last = chunks.count - 1
    if chunks[last].count > Self.chunkSize / 2 {
      chunks.append([])
      last += 1
      chunks[last].reserveCapacity(Self.chunkSize)
    }
    let start = chunks[last].count
    coder.write(views.changedNodes, of: views.nodes, to: &chunks[last])
    frames.append((last, start..<chunks[last].count))
  }

  /// Where each node was.
  ///
  /// - Parameters:
  ///   - follows: the nodes that were where items were.
  ///   - entries: what was read of the items.
  func tracks(
    _ follows: FollowLog = FollowLog(), _ entries: [ReadingLog.Entry] = []
  ) -> [Track<Placement>] {
    var tracks = changeCounts(follows, entries).map { count in
      var track = Track<Placement>()
      track.reserveCapacity(count)
      return track
    }
    var (reader, followReader) = (PlacementCoder(), FollowReader(follows, entries: entries))
    for (frame, (chunk, bytes)) in frames.enumerated() {
      followReader.read(frame) {
        reader.numbers(of: $0)
      } visit: { node, placement in
        tracks[node].record(placement, at: frame)
      }
      reader.read(chunks[chunk][bytes]) { node, placement in
        tracks[node].record(placement, at: frame)
      }
    }
    return tracks
  }

  /// The numbers of changes of nodes for which tracks need room, at most.
  private func changeCounts(_ follows: FollowLog, _ entries: [ReadingLog.Entry]) -> [Int] {
    guard !follows.spans.isEmpty else { return counts }
    var entryCounts = [Int](repeating: 0, count: 1 + (follows.spans.map(\.item).max() ?? 0))
    for entry in entries where entry.item < entryCounts.count { entryCounts[entry.item] += 1 }
    var counts = counts
    for span in follows.spans {
      counts[span.node] += entryCounts[span.item]
      // A later span is of the same item.
      entryCounts[span.item] = 0
    }
    return counts
  }
}
