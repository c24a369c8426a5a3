// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// A picture of one moment, by default of the one that says most: when views are farthest from where
  /// they began, and on the screen.
  ///
  /// - Parameter time: the moment in seconds since the start of the recording.
  /// - Returns: a complete SVG document without motion.
  public func stillSVG(at time: TimeInterval? = nil) -> String {
    let frame = time.map { Int((max($0, 0) * framesPerSecond).rounded()) } ?? tellingFrame
    var clips = ClipTable()
    var writer = MarkupWriter()
    DeviceFrame(size: size).open(
      &writer, label: "A moment of \(itemNames.prefix(4).joined(separator: ", "))")
    let picture = StillPicture(
      recording: self, tree: NodeTree(nodes), frame: min(frame, max(frameCount - 1, 0)))
    picture.write(to: &writer, clips: &clips)
    writer.close()
    clips.write(to: &writer)
    writer.writeDefinitions()
    writer.close()
    return writer.text + "\n"
  }

  /// The frame whose picture says most: the first one in which the views on the screen are, together,
  /// nearly as far from where they began as they ever are.
  var tellingFrame: Int {
    guard frameCount > 1 else { return 0 }
    var distances = [Double](repeating: 0, count: frameCount)
    for node in nodes where node.placement.changes.count > 1 {
      let placements = node.placement.values(frameCount: frameCount)
      guard let first = placements.lazy.compactMap({ $0 }).first else { continue }
      let limit = Double(max(size.width, size.height))
      for (frame, placement) in placements.enumerated() {
        guard let placement else { continue }
        let distance = hypot(placement.x - first.x, placement.y - first.y)
        // What has left the screen says nothing.
        if distance < limit { distances[frame] += min(distance, limit / 3) + 1 }
      }
    }
    let farthest = distances.max() ?? 0
    return distances.firstIndex { $0 >= 0.85 * farthest } ?? 0
  }
}

/// Draws the nodes as they are at one frame.
struct StillPicture {
  let recording: Recording
  let tree: NodeTree
  let frame: Int

  /// Writes all nodes.
  func write(to writer: inout MarkupWriter, clips: inout ClipTable) {
    for root in tree.roots { write(root, to: &writer, clips: &clips) }
  }

  private func write(_ number: Int, to writer: inout MarkupWriter, clips: inout ClipTable) {
    let node = tree.nodes[number]
    guard let placement = node.placement[frame],
      let appearance = node.appearance[frame]
    else { return }
    AppearanceMarkup(appearance, at: placement).openGroup(at: placement, in: &writer)
    let children = tree.children[number]
    let clip = children.isEmpty ? nil : clips.reference(to: NodeTree.clip(appearance, placement))
    if let clip { writer.open("g", ["clip-path": clip]) }
    let crowd = DiscCrowd(children, of: tree)
    for child in crowd?.order(of: children) ?? children {
      if let child {
        write(child, to: &writer, clips: &clips)
      } else {
        crowd?.write(atFrame: frame, timing: nil, to: &writer)
      }
    }
    if clip != nil { writer.close() }
    writer.close()
  }
}
