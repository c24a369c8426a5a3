// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A touch in a moving picture: a circle that appears, follows, and fades as it grows.
struct AnimatedTouch {
  let touch: RecordedTouch
  let timing: MotionTiming

  /// The radius of a fingertip, in points.
  static let radius = 17.0

  /// Frames over which a touch that ended fades.
  static let fading = 20

  /// Writes the circle, unless the touch never begins.
  func write(to writer: inout MarkupWriter) {
    let points = touch.path.values(frameCount: timing.frameCount)
    guard let first = points.firstIndex(where: { $0 != nil }),
      let last = points.lastIndex(where: { $0 != nil }), let start = points[first]
    else { return }
    var current = start
    let positions = points.map { point in
      current = point ?? current
      return [Double(current.x), Double(current.y)]
    }
    let age = points.indices.map { Double(max($0 - last, 0)) / Double(Self.fading) }
    writer.open(
      "circle",
      [
        "r": Self.radius.text(), "fill": Palette.touch, "fill-opacity": "0.3",
        "stroke": Palette.touch, "stroke-opacity": "0.55", "opacity": "0",
      ])
    timing.animate(
      "opacity", samples: age.enumerated().map { [$0 < first ? 0 : max(1 - $1, 0)] },
      tolerance: 0.02, to: &writer
    ) { $0[0].text() }
    timing.animate(
      "r", samples: age.map { [Self.radius * (1 + 0.5 * min($0, 1))] }, tolerance: 0.3, to: &writer
    ) { $0[0].text() }
    for (dimension, attribute) in ["cx", "cy"].enumerated() {
      timing.animate(
        attribute, samples: positions.map { [$0[dimension]] }, tolerance: 0.5,
        evenIfConstant: true, to: &writer
      ) { $0[0].text() }
    }
    writer.close()
  }
}
