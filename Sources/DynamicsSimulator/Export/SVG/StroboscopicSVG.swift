// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// A still picture of the motion: several moments at once, older ones fainter.
  ///
  /// Moments lie at equal distances in time, as under a stroboscope, from the beginning to where
  /// the motion ends. What does not move is drawn once.
  ///
  /// - Parameters:
  ///   - moments: how many moments are shown, at least 1; 8 by default.
  ///   - showsTrajectories: whether thin lines show the paths of the items' centers.
  /// - Returns: a complete SVG document without script or outside references; where an animator had
  ///   `debugEnabled` set, with what the animators held at the last moment.
  public func stroboscopicSVG(moments: Int = 8, showsTrajectories: Bool = true) -> String {
    var picture = StroboscopicPicture(
      recording: self, moments: max(moments, 1), showsTrajectories: showsTrajectories)
    return picture.markup()
  }

  /// A still picture of one frame, with the paths of the items' centers up to it.
  ///
  /// - Parameter frame: the frame; one outside of the recording is replaced by the nearest in it.
  /// - Returns: a complete SVG document without script or outside references.
  public func stillSVG(atFrame frame: Int) -> String {
    var picture = StroboscopicPicture(recording: self, frame: frame)
    return picture.markup()
  }
}

/// Draws several frames of a recording over each other.
private struct StroboscopicPicture {
  let recording: Recording
  let showsTrajectories: Bool
  let tree: NodeTree
  let frames: [Int]
  var clips = ClipTable()

  /// The opacity of the oldest ghost; the newest is opaque.
  static let faintest = 0.14

  init(recording: Recording, moments: Int, showsTrajectories: Bool) {
    self.recording = recording
    self.showsTrajectories = showsTrajectories
    tree = NodeTree(recording.nodes)
    let end = Self.endOfMotion(recording)
    let count = min(moments, end + 1)
    frames = (0..<count).map { count == 1 ? end : end * $0 / (count - 1) }
  }

  /// One frame alone.
  init(recording: Recording, frame: Int) {
    self.recording = recording
    showsTrajectories = true
    tree = NodeTree(recording.nodes)
    frames = [min(max(frame, 0), max(recording.frameCount - 1, 0))]
  }

  /// The last frame at which a node changed.
  private static func endOfMotion(_ recording: Recording) -> Int {
    let last = recording.nodes.compactMap { node in
      max(node.placement.changes.last?.frame ?? 0, node.appearance.changes.last?.frame ?? 0)
    }.max()
    return min(last ?? 0, max(recording.frameCount - 1, 0))
  }

  mutating func markup() -> String {
    var writer = MarkupWriter()
    DeviceFrame(size: recording.size).open(&writer, label: label)
    for root in tree.roots { write(root, at: frames.last ?? 0, to: &writer) }
    writer.close()
    if recording.showsXRay { XRayMarkup(recording, atFrame: frames.last ?? 0).write(to: &writer) }
    clips.write(to: &writer)
    writer.writeDefinitions()
    writer.close()
    return writer.text + "\n"
  }

  private var label: String {
    let names = recording.itemNames.prefix(4).joined(separator: ", ")
    return names.isEmpty
      ? "Several moments of a scene" : "The motion of \(names) in several moments"
  }

  private mutating func write(_ number: Int, at frame: Int, to writer: inout MarkupWriter) {
    let node = tree.nodes[number]
    guard let placement = node.placement[frame], let appearance = node.appearance[frame],
      appearance.opacity > 0
    else { return }
    AppearanceMarkup(appearance, at: placement).openGroup(at: placement, in: &writer)
    if !tree.children[number].isEmpty {
      let clip = clips.reference(to: NodeTree.clip(appearance, placement))
      if let clip { writer.open("g", ["clip-path": clip]) }
      writeChildren(of: number, at: frame, to: &writer)
      if clip != nil { writer.close() }
    }
    writer.close()
    writer.breakLine()
  }

  private mutating func writeChildren(
    of number: Int, at frame: Int, to writer: inout MarkupWriter
  ) {
    let children = tree.children[number]
    let moving = children.filter(tree.changes)
    // Only the present shows the past; a ghost of a ghost would be noise.
    var ghostsAreDue = frame == frames.last && !moving.isEmpty
    for child in children {
      if ghostsAreDue, moving.contains(child) {
        ghostsAreDue = false
        if showsTrajectories { writeTrajectories(of: moving, to: &writer) }
        for (age, moment) in frames.dropLast().enumerated() {
          let share = Double(age + 1) / Double(frames.count)
          // Squared, so that the newest ghosts stand out from a row of faint ones.
          let opacity = Self.faintest + (0.62 - Self.faintest) * share * share
          writer.open("g", ["opacity": opacity.text()])
          for ghost in moving { write(ghost, at: moment, to: &writer) }
          writer.close()
        }
      }
      write(child, at: frame, to: &writer)
    }
  }

  private func writeTrajectories(of numbers: [Int], to writer: inout MarkupWriter) {
    let end = (frames.last ?? 0) + 1
    let items = Set(recording.itemNames)
    for number in numbers where items.contains(tree.nodes[number].name) {
      let node = tree.nodes[number]
      let opacities = node.appearance.values(frameCount: end).map { $0?.opacity ?? 0 }
      let placements = zip(node.placement.values(frameCount: end), opacities)
        .compactMap { $1 > 0 ? $0 : nil }
      let samples = placements.map { [$0.x, $0.y] }
      let kept = KeyframeReduction(tolerance: 0.4).indices(of: samples)
      guard kept.count > 1 else { continue }
      let points = kept.map { "\(samples[$0][0].text()),\(samples[$0][1].text())" }
      writer.empty(
        "polyline",
        [
          "points": points.joined(separator: " "), "fill": "none", "stroke": Palette.trajectory,
          "stroke-width": "1", "stroke-opacity": "0.55", "stroke-linecap": "round",
          "stroke-dasharray": "1 4",
        ])
    }
  }
}
