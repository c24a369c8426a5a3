import Foundation

/// What an area or a line is painted with.
package enum DrawingPaint: Hashable, Sendable {
  case color(ColorComponents)
  case gradient(DrawingGradient)
  /// A picture that repeats in both directions from the origin, and the size of one tile in points.
  indirect case pattern(VectorDrawing, CGSize)

  /// One colour, as opaque as the paint is on the whole.
  func tinted(_ tint: ColorComponents) -> DrawingPaint {
    guard case .color(let own) = self else { return .color(tint) }
    var color = tint
    color.alpha *= own.alpha
    return .color(color)
  }

  /// Whether the paint leaves nothing behind.
  package var isInvisible: Bool {
    if case .color(let color) = self { return color.alpha == 0 }
    return false
  }
}

/// Colours that pass into each other.
package struct DrawingGradient: Hashable, Sendable {
  /// Where the colours lie, in the coordinates of what is painted.
  package enum Shape: Hashable, Sendable {
    /// Along a line.
    case linear(from: CGPoint, to: CGPoint)
    /// Around a point, from a circle to another.
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Around a point by angle, clockwise from the right; the angle of the first colour in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A colour and its place, from 0 at the start to 1 at the end.
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
  /// Whether the first colour goes on before the start.
  package var extendsBefore = true
  /// Whether the last colour goes on after the end.
  package var extendsAfter = true

  package init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// Creates stops from colours at places, or at equal distances where there are not as many places.
  package static func stops(_ colors: [ColorComponents], at locations: [CGFloat]?) -> [Stop] {
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let used = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    return zip(colors, used).map { Stop(color: $0, location: min(max($1, 0), 1)) }
  }
}
