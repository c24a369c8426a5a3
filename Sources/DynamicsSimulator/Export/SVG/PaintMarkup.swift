// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Writes what an area or a line is painted with.
struct PaintMarkup {
  let paint: DrawingPaint

  init(_ paint: DrawingPaint) {
    self.paint = paint
  }

  /// The values of the attributes for the paint and for its opacity.
  func values(in writer: inout MarkupWriter) -> (paint: String, opacity: String?) {
    switch paint {
    case .color(let components):
      let color = RecordedColor(components)
      return (color.css, color.cssOpacity)
    case .gradient(let gradient): return (writer.define(definition(of: gradient)), nil)
    case .pattern(let tile, let size):
      let pattern = MarkupDefinition(
        "pattern",
        [
          "patternUnits": "userSpaceOnUse", "width": Double(size.width).text(),
          "height": Double(size.height).text(),
        ]
      ) { $0.write(tile) }
      return (writer.define(pattern), nil)
    }
  }

  private func definition(of gradient: DrawingGradient) -> MarkupDefinition {
    func text(_ value: CGFloat) -> String { Double(value).text() }
    switch gradient.shape {
    case .linear(let start, let end):
      return MarkupDefinition(
        "linearGradient",
        [
          "gradientUnits": "userSpaceOnUse", "x1": text(start.x), "y1": text(start.y),
          "x2": text(end.x), "y2": text(end.y),
        ]
      ) { write(gradient, to: &$0) }
    case .radial(let start, let radius, let end, let endRadius):
      return MarkupDefinition(
        "radialGradient",
        [
          "gradientUnits": "userSpaceOnUse", "cx": text(end.x), "cy": text(end.y),
          "r": text(endRadius), "fx": text(start.x), "fy": text(start.y), "fr": text(radius),
        ]
      ) { write(gradient, to: &$0) }
    case .conic:
      // Lines along which colors turn are rare: they take the colors from left to right.
      return MarkupDefinition("linearGradient") { write(gradient, to: &$0) }
    }
  }

  /// Where a gradient does not go on beyond an end, a transparent stop lies at that end.
  private func write(_ gradient: DrawingGradient, to writer: inout MarkupWriter) {
    var stops = gradient.stops
    if !gradient.extendsBefore, var first = stops.first {
      first.color.alpha = 0
      stops.insert(first, at: 0)
    }
    if !gradient.extendsAfter, var last = stops.last {
      last.color.alpha = 0
      stops.append(last)
    }
    for stop in stops {
      let color = RecordedColor(stop.color)
      writer.empty(
        "stop",
        [
          "offset": Double(stop.location).text(decimals: 4), "stop-color": color.css,
          "stop-opacity": color.cssOpacity,
        ])
    }
  }
}

/// Colors that turn around a point, which SVG has no gradient for: narrow wedges inside of a path.
struct ConicMarkup {
  let path: PathGeometry
  let gradient: DrawingGradient
  let center: CGPoint
  /// Radians clockwise from the right.
  let angle: CGFloat

  /// Wedges of three degrees cannot be distinguished from a gradient.
  private static let count = 120

  func write(to writer: inout MarkupWriter) {
    let bounds = path.bounds
    guard !bounds.isNull, !gradient.stops.isEmpty else { return }
    let clip = MarkupDefinition("clipPath") { $0.empty("path", ["d": path.svgPathData]) }
    writer.open("g", ["clip-path": writer.define(clip), "shape-rendering": "crispEdges"])
    let reach =
      hypot(bounds.width, bounds.height) + hypot(center.x - bounds.midX, center.y - bounds.midY)
    for wedge in 0..<Self.count {
      let share = (CGFloat(wedge) + 0.5) / CGFloat(Self.count)
      let turn = 2 * CGFloat.pi / CGFloat(Self.count)
      let first = center.onCircle(radius: reach, angle: angle + CGFloat(wedge) * turn)
      // A little wider than its share, so that no gap shows between neighbors.
      let last = center.onCircle(radius: reach, angle: angle + CGFloat(wedge + 1) * turn + 0.004)
      let triangle = PathGeometry([.move(center), .line(first), .line(last), .close])
      let color = RecordedColor(self.color(at: share))
      writer.empty(
        "path",
        ["d": triangle.svgPathData, "fill": color.css, "fill-opacity": color.cssOpacity])
    }
    writer.close()
  }

  private func color(at share: CGFloat) -> ColorComponents {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location >= share }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let length = after.location - before.location
    guard length > 0 else { return after.color }
    return before.color.interpolated(to: after.color, at: (share - before.location) / length)
  }
}
