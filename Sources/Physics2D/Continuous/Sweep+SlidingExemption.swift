// SPDX-License-Identifier: Apache-2.0

extension Sweep {
  /// Whether a shape of this body slides along a stationary chain segment.
  ///
  /// It approaches the segment no faster than slow bodies may, and keeps its centroid in front of it, so
  /// that its contact stops it.
  /// A body that slides fast along a chain, or is pressed on it, must not be stopped at each segment (Box2D
  /// 3.0 exempts motion parallel to a chain, too). Other obstacles have no neighbors that cover their
  /// ends.
  func isSliding(
    _ shape: UnsafePointer<ShapeGeometry>, minimumExtent: Float, maximumExtent: Float,
    along segment: UnsafePointer<ShapeGeometry>, _ obstacle: Sweep
  ) -> Bool {
    guard segment.pointee.kind == .chainSegment, obstacle.isStationary else { return false }
    let turn = startRotation.inverse * endRotation
    guard turn.cosine > 0.8 else { return false }
    // The heights of the centroid above the segment at the start and at the end.
    let frame = obstacle.start
    let corner = frame * segment.pointee.vertices[0]
    let normal = frame.rotation * segment.pointee.normals[0]
    let before = normal.dot(start * shape.pointee.centroid - corner)
    let after = normal.dot(end * shape.pointee.centroid - corner)
    // Approach by translation and rotation, h₀ − h₁ + r·θ. For cos θ > 0.8 the arc θ exceeds sin θ by less
    // than a tenth.
    let arc = 1.1 * absolute(turn.sine) * maximumExtent
    return before - after + arc <= fastBodyFraction * minimumExtent
      && after >= fastBodyFraction * minimumExtent
  }
}
