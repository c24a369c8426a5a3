// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// An animated picture that loops, also as the source of an `<img>`.
  ///
  /// The animation is declarative (SMIL); there is no script and no outside reference. Keyframes
  /// that straight lines can replace are left out. Who asked the system for less motion sees a still
  /// of the moment that says most.
  ///
  /// - Parameters:
  ///   - tolerance: how far a view may lie from where it was recorded, in points; 0.25 by
  ///     default. A larger tolerance makes a smaller file. From 0.2 on, 60 and more plain discs have
  ///     positions at equal times only, as many as 160 kB hold.
  ///   - showsTouches: whether touches are shown as translucent circles.
  /// - Returns: a complete SVG document; where an animator had `debugEnabled` set, with what the
  ///   animators held.
  public func animatedSVG(tolerance: Double = 0.25, showsTouches: Bool = true) -> String {
    var picture = AnimatedPicture(
      recording: self, tolerance: tolerance.isFinite ? max(tolerance, 0.01) : 0.25)
    return picture.markup(showsTouches: showsTouches)
  }
}

/// Draws every node once and lets it move.
private struct AnimatedPicture {
  let recording: Recording
  let tolerance: Double
  let tree: NodeTree
  let timing: MotionTiming
  var clips = ClipTable()

  init(recording: Recording, tolerance: Double) {
    self.recording = recording
    self.tolerance = tolerance
    tree = NodeTree(recording.nodes)
    timing = MotionTiming(
      frameCount: recording.frameCount, framesPerSecond: recording.framesPerSecond)
  }

  mutating func markup(showsTouches: Bool) -> String {
    var writer = MarkupWriter()
    let names = recording.itemNames.prefix(4).joined(separator: ", ")
    DeviceFrame(size: recording.size).open(
      &writer, label: names.isEmpty ? "A moving scene" : "The motion of \(names)")
    let moves = tree.nodes.indices.contains { tree.changes($0) }
    if moves {
      writer.element("style", characters: Self.stillness)
      writer.open("g", ["class": "moving"])
    }
    for root in tree.roots { write(root, to: &writer) }
    if showsTouches {
      for touch in recording.touches {
        AnimatedTouch(touch: touch, timing: timing).write(to: &writer)
      }
    }
    if moves {
      writer.close()
      // The attribute hides it also where no style is read.
      writer.open("g", ["class": "still", "display": "none"])
      StillPicture(recording: recording, tree: tree, frame: recording.tellingFrame)
        .write(to: &writer, clips: &clips)
      writer.close()
    }
    writer.close()
    if recording.showsXRay { XRayMarkup(recording, timing: timing).write(to: &writer) }
    clips.write(to: &writer)
    writer.writeDefinitions()
    writer.close()
    return writer.text + "\n"
  }

  /// Whether many plain discs are drawn as one line of dots, with fewer positions a second.
  private var drawsCrowds: Bool { tolerance >= 0.2 }

  /// Exchanges the moving picture for the still.
  ///
  /// Declarative animations cannot be stopped by a style.
  private static let stillness =
    "@media(prefers-reduced-motion:reduce){.moving,.xray{display:none}.still{display:inline}}"

  private mutating func write(_ number: Int, to writer: inout MarkupWriter) {
    let node = tree.nodes[number]
    let recorded = node.placement.values(frameCount: recording.frameCount)
    guard let placements = recorded.filled(),
      let appearances = node.appearance.values(frameCount: recording.frameCount).filled()
    else { return }
    let first = placements[0]
    let isPresent = recorded.map { $0 != nil }
    let masks = masks(appearances, placements, in: &writer)
    writer.open(
      "g",
      [
        "transform": first.transform.isEmpty ? nil : first.transform,
        "opacity": appearances[0].opacity < 1 ? appearances[0].opacity.text(decimals: 3) : nil,
        "display": isPresent[0] ? nil : "none", "mask": masks?[0],
      ])
    writeMotion(placements, to: &writer)
    if let masks { timing.jump("mask", values: masks, to: &writer) }
    timing.animate(
      "opacity", samples: appearances.map { [$0.opacity] }, tolerance: 0.01, to: &writer
    ) { $0[0].text(decimals: 3) }
    timing.jump("display", values: isPresent.map { $0 ? "inline" : "none" }, to: &writer)
    AnimatedAppearance(appearances: appearances, placements: placements, timing: timing)
      .write(to: &writer)
    if !tree.children[number].isEmpty {
      writeChildren(of: number, clips: clipPaths(appearances, placements), to: &writer)
    }
    writer.close()
    writer.breakLine()
  }

  /// What a node is masked with at each frame; nil where it never is.
  private func masks(
    _ appearances: [Appearance], _ placements: [Placement], in writer: inout MarkupWriter
  ) -> [String]? {
    guard appearances.contains(where: { $0.mask != nil }) else { return nil }
    return zip(appearances, placements).map { appearance, placement in
      AppearanceMarkup(appearance, at: placement).mask(in: &writer) ?? "none"
    }
  }

  /// What the children of a node are clipped to at each frame; nil where they never are.
  private mutating func clipPaths(
    _ appearances: [Appearance], _ placements: [Placement]
  ) -> [String]? {
    guard appearances.contains(where: \.clipsToBounds) else { return nil }
    var last: (box: AppearanceMarkup.Box?, path: String) = (nil, "none")
    return zip(appearances, placements).map { appearance, placement in
      let box = NodeTree.clip(appearance, placement)
      // Searching the table is slow next to comparing the boxes.
      if box != last.box { last = (box, clips.reference(to: box) ?? "none") }
      return last.path
    }
  }

  private mutating func writeChildren(
    of number: Int, clips: [String]?, to writer: inout MarkupWriter
  ) {
    if let clips {
      writer.open("g", ["clip-path": clips[0] == "none" ? nil : clips[0]])
      timing.jump("clip-path", values: clips, to: &writer)
    }
    let crowd = drawsCrowds ? DiscCrowd(tree.children[number], of: tree) : nil
    for child in crowd?.order(of: tree.children[number]) ?? tree.children[number] {
      if let child {
        write(child, to: &writer)
      } else {
        crowd?.write(atFrame: 0, timing: timing, to: &writer)
      }
    }
    if clips != nil { writer.close() }
  }

  /// The functions of a transform are animated one by one; once one of them moves, all that the
  /// node needs are written, because the first replaces the attribute.
  private func writeMotion(_ placements: [Placement], to writer: inout MarkupWriter) {
    guard placements.contains(where: { !$0.hasSameTransform(as: placements[0]) }) else { return }
    timing.animate(
      "transform", kind: "translate", samples: placements.map { [$0.x, $0.y] },
      tolerance: tolerance, evenIfConstant: true, to: &writer
    ) { "\($0[0].text()) \($0[1].text())" }
    // Turning by the tolerance moves a corner of the largest box by no more than the tolerance.
    let reach = placements.map { max($0.width, $0.height, 1) }.max() ?? 1
    if placements.contains(where: { $0.rotation != 0 }) {
      timing.animate(
        "transform", kind: "rotate", samples: placements.map { [$0.rotationInDegrees] },
        tolerance: tolerance / reach * 180 / .pi, evenIfConstant: true, to: &writer
      ) { $0[0].text() }
    }
    if placements.contains(where: { $0.scaleX != 1 || $0.scaleY != 1 }) {
      timing.animate(
        "transform", kind: "scale", samples: placements.map { [$0.scaleX, $0.scaleY] },
        tolerance: tolerance / reach, evenIfConstant: true, to: &writer
      ) { "\($0[0].text(decimals: 4)) \($0[1].text(decimals: 4))" }
    }
    if placements.contains(where: { $0.shear != 0 }) {
      timing.animate(
        "transform", kind: "skewX", samples: placements.map { [atan($0.shear) * 180 / .pi] },
        tolerance: tolerance / reach * 180 / .pi, evenIfConstant: true, to: &writer
      ) { $0[0].text() }
    }
  }
}

extension Array {
  /// The values with every gap filled from what came before it, or at the beginning after it; nil
  /// if there is no value at all.
  func filled<Value>() -> [Value]? where Element == Value? {
    guard let first = lazy.compactMap({ $0 }).first else { return nil }
    var last = first
    return map { value in
      last = value ?? last
      return last
    }
  }
}

extension Placement {
  /// Whether two placements differ at most in size.
  fileprivate func hasSameTransform(as other: Placement) -> Bool {
    x == other.x && y == other.y && rotation == other.rotation && scaleX == other.scaleX
      && scaleY == other.scaleY && shear == other.shear
  }
}
