// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The paint of a fill or a stroke.
package enum DrawingPaint: Hashable, Sendable {
  case color(ColorComponents)
  case gradient(DrawingGradient)
  /// A pattern repeated in both directions from the origin, with the size of one tile in points.
  indirect case pattern(VectorDrawing, CGSize)

  /// A solid color with the paint's overall opacity.
  func tinted(_ tint: ColorComponents) -> DrawingPaint {
    guard case .color(let own) = self else { return .color(tint) }
    var color = tint
    color.alpha *= own.alpha
    return .color(color)
  }

  /// Whether the paint is fully transparent.
  var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha == 0 }
    return false
  }
}

/// A color gradient.
package struct DrawingGradient: Hashable, Sendable {
  /// The geometry of the gradient, in the coordinates of the painted shape.
  package enum Shape: Hashable, Sendable {
    /// Along a line.
    case linear(from: CGPoint, to: CGPoint)
    /// Around a point, from a circle to another.
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Around a point by angle, clockwise from the right; the angle of the first color in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A color and its location, from 0 (start) to 1 (end).
  package struct Stop: Hashable, Sendable {
    package var color: ColorComponents
    package var location: CGFloat

    package init(color: ColorComponents, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var shape: Shape
  package var stops: [Stop]
  /// Whether the first color extends before the start.
  package var extendsBefore = true
  /// Whether the last color extends after the end.
  package var extendsAfter = true

  package init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// Creates stops from colors and locations; evenly spaced if the numbers differ.
  package static func stops(_ colors: [ColorComponents], at locations: [CGFloat]?) -> [Stop] {
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let used = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    return zip(colors, used).map { Stop(color: $0, location: min(max($1, 0), 1)) }
  }
}
