extension Sweep {
  /// Whether a shape of this body comes no nearer to a side of a chain that stands still than slow bodies
  /// may come in a step, and keeps its middle well before it: then its contact stops it.
  ///
  /// What slides quickly along a chain, or is pressed on it, is not stopped at each segment (Catto, Box2D
  /// 3.0, leaves movement alone that is parallel to a chain). The ends of a segment belong to its
  /// neighbours, which is not so for other obstacles.
  func isSliding(
    _ shape: UnsafePointer<ShapeGeometry>, minimumExtent: Float, maximumExtent: Float,
    along segment: UnsafePointer<ShapeGeometry>, _ obstacle: Sweep
  ) -> Bool {
    guard segment.pointee.kind == .chainSegment, obstacle.isStationary else { return false }
    let turn = startRotation.inverse * endRotation
    guard turn.cosine > 0.8 else { return false }
    let frame = obstacle.start
    let corner = frame * segment.pointee.vertices[0]
    let normal = frame.rotation * segment.pointee.normals[0]
    let before = normal.dot(start * shape.pointee.centroid - corner)
    let after = normal.dot(end * shape.pointee.centroid - corner)
    // The way of a point is longer than the sine of the turn says, by less than a tenth.
    let arc = 1.1 * absolute(turn.sine) * maximumExtent
    return before - after + arc <= fastBodyFraction * minimumExtent
      && after >= fastBodyFraction * minimumExtent
  }
}
