// SPDX-License-Identifier: Apache-2.0

/// Where the nodes of a recording are, frame by frame, as bytes: what a frame adds is written at the end of
/// one list, however many nodes move.
struct PlacementLog: Sendable {
  private var coder = PlacementCoder()
  private var bytes: [UInt8] = []
  /// The index after the bytes of each frame.
  private var ends: [Int] = []
  /// The number of changes of each node.
  private var counts: [Int] = []

  /// The number of bytes that were written.
  var byteCount: Int { bytes.count }

  /// Appends what a recorder has found in the next frame.
  @MainActor
  mutating func append(_ views: ViewRecorder) {
    while counts.count < views.nodes.count { counts.append(0) }
    for node in views.changedNodes { counts[node] += 1 }
    coder.write(views.changedNodes, of: views.nodes, to: &bytes)
    ends.append(bytes.count)
  }

  /// Where each node was.
  func tracks() -> [Track<Placement>] {
    var tracks = counts.map { count in
      var track = Track<Placement>()
      track.reserveCapacity(count)
      return track
    }
    var reader = PlacementCoder()
    var start = 0
    for (frame, end) in ends.enumerated() {
      reader.read(bytes[start..<end]) { node, placement in
        tracks[node].record(placement, at: frame)
      }
      start = end
    }
    return tracks
  }
}
