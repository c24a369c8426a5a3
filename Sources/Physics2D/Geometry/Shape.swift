/// A shape to be given to a body, in the body's frame.
public enum Shape: Hashable, Sendable {
  /// A disc.
  case circle(Circle)
  /// A line with round ends.
  case capsule(Capsule)
  /// A line that collides from both sides.
  case segment(Segment)
  /// A convex polygon, rounded or not.
  case polygon(Polygon)
}

extension Shape {
  /// The shape as the engine stores it.
  var geometry: ShapeGeometry {
    switch self {
    case .circle(let circle): .circle(center: circle.center, radius: circle.radius)
    case .capsule(let capsule):
      .capsule(from: capsule.start, to: capsule.end, radius: capsule.radius)
    case .segment(let segment): .segment(from: segment.start, to: segment.end)
    case .polygon(let polygon): polygon.geometry
    }
  }
}
