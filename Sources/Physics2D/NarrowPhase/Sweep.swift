// SPDX-License-Identifier: Apache-2.0

/// The motion of a body in a step: the center of mass moves along a straight line, and the rotation is
/// interpolated.
struct Sweep: BitwiseCopyable {
  /// The center of mass in the body's frame.
  var localCenter: Vector2
  /// The center of mass at the start and at the end.
  var startCenter: Vector2
  var endCenter: Vector2
  var startRotation: Rotation
  var endRotation: Rotation

  /// The body's frame at the start.
  var start: Transform {
    Transform(position: startCenter - startRotation * localCenter, rotation: startRotation)
  }

  /// The body's frame at the end.
  var end: Transform {
    Transform(position: endCenter - endRotation * localCenter, rotation: endRotation)
  }

  /// Whether the body does not move.
  var isStationary: Bool { startCenter == endCenter && startRotation == endRotation }

  /// The body's frame at a fraction of the motion.
  func transform(at fraction: Float) -> Transform {
    // x(t) = (1 − t)·x₀ + t·x₁ for the center, q(t) = normalized((1 − t)·q₀ + t·q₁) for the rotation.
    let rotation = startRotation.interpolated(to: endRotation, at: fraction)
    let center = startCenter.interpolated(to: endCenter, at: fraction)
    return Transform(position: center - rotation * localCenter, rotation: rotation)
  }
}

extension Sweep {
  /// Whether everything within a reach of another body's center of mass stays outside of one edge of a shape
  /// of this body, so that the two cannot collide.
  func hasSeparatingEdge(
    of shape: UnsafePointer<ShapeGeometry>, from other: Sweep, reach: Float
  ) -> Bool {
    // The other center of mass in this body's frame, at the start and at the end.
    let start = localCenter + startRotation.unrotate(other.startCenter - startCenter)
    let end = localCenter + endRotation.unrotate(other.endCenter - endCenter)
    // In a rotating frame the path leaves the straight line by at most the sagitta, θ²/8 for each unit of
    // distance. For cos θ > 0.5, θ²/8 < sin²θ.
    let turn = startRotation.inverse * endRotation
    let sine = turn.sine < 0 ? -turn.sine : turn.sine
    guard turn.cosine > 0.5 else { return false }
    let distance = start.length > end.length ? start.length : end.length
    let threshold = reach + shape.pointee.radius + sine * sine * distance
    // One edge with both ends of the path beyond the threshold is enough.
    let edgeCount =
      shape.pointee.kind == .circle
      ? 0 : (shape.pointee.kind == .chainSegment ? 1 : Int(shape.pointee.count))
    var edge = 0
    while edge < edgeCount {
      let normal = shape.pointee.normals[edge]
      let corner = shape.pointee.vertices[edge]
      if normal.dot(start - corner) > threshold, normal.dot(end - corner) > threshold {
        return true
      }
      edge &+= 1
    }
    return false
  }
}
