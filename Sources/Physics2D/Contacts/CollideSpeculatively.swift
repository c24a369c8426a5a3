// SPDX-License-Identifier: Apache-2.0

/// Finds the manifold of two shapes of which one moves fast, with a speculative margin as wide as their motion.
///
/// Speculative contacts (Catto, "Continuous Collision", GDC 2013) stop a fast body at the surface of
/// another in the same step. Those that cannot close within the step are discarded, because they would
/// push bodies that miss each other.
func collideSpeculatively(
  _ pair: ContactPair, _ transform: Transform, _ view: NarrowPhaseView,
  into found: inout LocalManifold
) {
  let motion = RelativeMotion(pair, view)
  let margin = view.tolerances.speculativeDistance
  let extendedMargin = motion.extendedMargin
  var tolerances = view.tolerances
  if extendedMargin > margin { tolerances.speculativeDistance = extendedMargin }
  view.collideWithMargin(pair, transform: transform, tolerances: tolerances, into: &found)
  // The clearance of separated shapes counts from the margin of slow bodies.
  if found.clearance > 0 { found.clearance += tolerances.speculativeDistance - margin }
  guard found.count > 0, found.minimumSeparation > margin else { return }
  // Discard a contact that cannot close along its normal within the step.
  let rotation = view.poses[Int(pair.bodyA)].transform.rotation
  let approach = -found.normal.dot(rotation.unrotate(motion.velocity))
  let closing = view.seconds * (approach > 0 ? approach : 0) + motion.rotationDistance
  guard found.minimumSeparation <= margin + closing else {
    let (clearance, direction) = (found.minimumSeparation - margin, found.normal)
    found = LocalManifold()
    found.separate(by: clearance, along: direction)
    return
  }
  guard motion.rotationDistance < margin else { return }
  // Discard the contact as well if the shapes pass each other.
  if view.pathToImpact(pair, transform, motion) == nil { found = LocalManifold() }
}

extension NarrowPhaseView {
  /// The motion of B relative to A until the shapes meet, in the frame of A's body; nil if they pass each other.
  ///
  /// B is cast along its relative motion, a margin farther, because gravity will accelerate the shapes. The
  /// cast knows no rotation. The contact margin widens the path on either side.
  fileprivate func pathToImpact(
    _ pair: ContactPair, _ transform: Transform, _ motion: RelativeMotion
  ) -> Vector2? {
    let stretched =
      seconds * motion.velocity
      + (tolerances.speculativeDistance + tolerances.contactMargin) * motion.velocity.normalized
    let translation = poses[Int(pair.bodyA)].transform.rotation.unrotate(stretched)
    var shape = DistanceProxy(geometries[Int(pair.shapeB)])
    shape.radius += tolerances.contactMargin
    let cast = castShape(
      ShapeCastInput(
        a: DistanceProxy(geometries[Int(pair.shapeA)]), b: shape, transform: transform,
        translation: translation, maximumFraction: 1, linearSlop: tolerances.linearSlop))
    return cast.isHit ? cast.fraction * translation : nil
  }

  /// Finds the manifold of two shapes that are apart, two fast circles or one with internal edges, as it will be where
  /// the motion of the step brings them together; false if that place is not known.
  ///
  /// From afar the normal of circles is another one: a disc that grazes another would give it half as much again. A
  /// shape is beyond the internal edges of most parts of a body, also of the one that it will hit.
  func collideAtImpact(
    _ pair: ContactPair, _ transform: Transform, _ hasInternalEdges: Bool,
    into found: inout LocalManifold
  ) -> Bool {
    guard let path = pathToImpact(pair, transform, RelativeMotion(pair, self)) else { return false }
    var place = transform
    place.position += path
    var impact = LocalManifold()
    collideWithMargin(pair, transform: place, tolerances: tolerances, into: &impact)
    if hasInternalEdges { impact = removeInternalEdges(of: impact, pair, place) }
    // The separations grow by the way along the normal; the points stay midway between the surfaces.
    let closing = -impact.normal.dot(path)
    guard impact.count > 0, impact.minimumSeparation + closing > tolerances.speculativeDistance
    else { return false }
    impact.first.separation += closing
    impact.second.separation += closing
    impact.first.point += 0.5 * closing * impact.normal
    impact.second.point += 0.5 * closing * impact.normal
    impact.slide = path + closing * impact.normal
    found = impact
    return true
  }
}

/// The relative motion of two bodies in a step, as far as speculative contacts need it.
private struct RelativeMotion {
  /// The velocity of B's center of mass relative to A's, in world axes.
  let velocity: Vector2
  /// The maximum distance that the rotations can move the outlines in the step.
  let rotationDistance: Float
  /// The maximum distance of the whole motion; at most the minimum extent of the dynamic bodies where faster
  /// motion is left to continuous collision.
  let extendedMargin: Float

  init(_ pair: ContactPair, _ view: NarrowPhaseView) {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let motionA = view.motions[bodyA]
    let motionB = view.motions[bodyB]
    velocity = motionB.linearVelocity - motionA.linearVelocity
    // h·(|ωA|·extentA + |ωB|·extentB)
    rotationDistance =
      view.seconds
      * (absolute(motionA.angularVelocity) * view.masses[bodyA].maximumExtent
        + absolute(motionB.angularVelocity) * view.masses[bodyB].maximumExtent)
    // h·|vB − vA| plus that distance.
    let distance = view.seconds * velocity.length + rotationDistance
    guard !view.continuousDynamics else {
      extendedMargin = distance
      return
    }
    var maximumMargin: Float = 0
    if motionA.isDynamic { maximumMargin = view.masses[bodyA].minimumExtent }
    if motionB.isDynamic, view.masses[bodyB].minimumExtent > maximumMargin {
      maximumMargin = view.masses[bodyB].minimumExtent
    }
    extendedMargin = distance < maximumMargin ? distance : maximumMargin
  }
}
