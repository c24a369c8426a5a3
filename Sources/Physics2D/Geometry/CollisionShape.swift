/// A shape to be given to a body, in the body's frame.
public enum CollisionShape: Hashable, Sendable {
  /// A disc.
  case circle(CircleShape)
  /// A line with round ends.
  case capsule(CapsuleShape)
  /// A line that collides from both sides.
  case segment(SegmentShape)
  /// A convex polygon, rounded or not.
  case polygon(PolygonShape)
}

extension CollisionShape {
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
