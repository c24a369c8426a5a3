// SPDX-License-Identifier: Apache-2.0

/// Where the nodes of a recording are, frame by frame, as bytes.
///
struct PlacementLog: Sendable {
  private var coder = PlacementCoder()
  private var chunks = ByteChunks()
  /// The chunk and the indices of the bytes of each frame.
  private var frames: [(chunk: Int, bytes: Range<Int>)] = []
  /// The number of changes of each node.
  private var counts: [Int] = []

  /// The number of bytes that were written.
  var byteCount: Int { chunks.count }

  /// The number of bytes of a change, at most, where a node goes on moving.
  private static let usualByteCount = 16

  /// Appends what a recorder has found in the next frame.
  @MainActor
  mutating func append(_ views: ViewRecorder) {
    while counts.count < views.nodes.count { counts.append(0) }
    for node in views.changedNodes { counts[node] += 1 }
    // An array in which more has to be written grows.
    chunks.reserve(Self.usualByteCount * views.changedNodes.count)
    let start = chunks.arrays[chunks.last].count
    coder.write(views.changedNodes, of: views.nodes, to: &chunks.arrays[chunks.last])
    frames.append((chunks.last, start..<chunks.arrays[chunks.last].count))
  }

  /// Where each node was.
  func tracks() -> [Track<Placement>] {
    var tracks = counts.map { count in
      var track = Track<Placement>()
      track.reserveCapacity(count)
      return track
    }
    var reader = PlacementCoder()
    for (frame, (chunk, bytes)) in frames.enumerated() {
      reader.read(chunks.arrays[chunk][bytes]) { node, placement in
        tracks[node].record(placement, at: frame)
      }
    }
    return tracks
  }
}
