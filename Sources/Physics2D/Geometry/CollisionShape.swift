// SPDX-License-Identifier: Apache-2.0

/// The geometry of a shape of a body, in the body's frame.
public enum CollisionShape: Hashable, Sendable {
  /// A solid circle.
  case circle(CircleShape)
  /// A segment with a radius.
  case capsule(CapsuleShape)
  /// A segment that collides on both sides.
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
