/// The movement of a body in a step: the center of mass on a straight line, turning evenly.
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

  /// The body's frame at a fraction of the movement.
  func transform(at fraction: Float) -> Transform {
    let rotation = startRotation.interpolated(to: endRotation, at: fraction)
    let center = startCenter.interpolated(to: endCenter, at: fraction)
    return Transform(position: center - rotation * localCenter, rotation: rotation)
  }
}

extension Sweep {
  /// Whether everything within a reach of another moving body's center of mass stays before one edge of
  /// a shape of this body, so that the two cannot meet.
  func hasSeparatingEdge(
    of shape: UnsafePointer<ShapeGeometry>, from other: Sweep, reach: Float
  ) -> Bool {
    let start = localCenter + startRotation.unrotate(other.startCenter - startCenter)
    let end = localCenter + endRotation.unrotate(other.endCenter - endCenter)
    // As seen from a turning body, the other one leaves the straight line by at most the sagitta, an
    // eighth of the squared angle for each unit of the distance.
    let turn = startRotation.inverse * endRotation
    let sine = turn.sine < 0 ? -turn.sine : turn.sine
    guard turn.cosine > 0.5 else { return false }
    let distance = start.length > end.length ? start.length : end.length
    let threshold = reach + shape.pointee.radius + sine * sine * distance
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
