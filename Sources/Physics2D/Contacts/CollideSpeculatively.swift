/// The manifold of two shapes that move quickly: looks ahead as far as they may come nearer in the step,
/// and leaves out what they would miss.
func collideSpeculatively(
  _ pair: ContactPair, _ transform: Transform, _ view: NarrowPhaseView
) -> LocalManifold {
  let (shapeA, shapeB) = (Int(pair.shapeA), Int(pair.shapeB))
  let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
  let motionA = view.motions[bodyA]
  let motionB = view.motions[bodyB]
  let relative = motionB.linearVelocity - motionA.linearVelocity
  let rotationDistance =
    view.seconds
    * (absolute(motionA.angularVelocity) * view.masses[bodyA].maximumExtent
      + absolute(motionB.angularVelocity) * view.masses[bodyB].maximumExtent)
  let margin = view.tolerances.speculativeDistance
  let distance = view.seconds * relative.length + rotationDistance
  var maximumMargin: Float = 0
  if motionA.isDynamic { maximumMargin = view.masses[bodyA].minimumExtent }
  if motionB.isDynamic, view.masses[bodyB].minimumExtent > maximumMargin {
    maximumMargin = view.masses[bodyB].minimumExtent
  }
  let extendedMargin = distance < maximumMargin ? distance : maximumMargin
  var tolerances = view.tolerances
  if extendedMargin > margin { tolerances.speculativeDistance = extendedMargin }
  var found = collide(
    view.geometries + shapeA, view.geometries + shapeB, transform: transform,
    tolerances: tolerances)
  if found.clearance > 0 { found.clearance += tolerances.speculativeDistance - margin }
  guard found.count > 0, found.minimumSeparation > margin else { return found }
  let rotation = view.poses[bodyA].transform.rotation
  let approach = -found.normal.dot(rotation.unrotate(relative))
  let closing = view.seconds * (approach > 0 ? approach : 0) + rotationDistance
  guard found.minimumSeparation <= margin + closing else {
    return .separated(by: found.minimumSeparation - margin, along: found.normal)
  }
  guard rotationDistance < margin else { return found }
  // A little farther than the way, because gravity will speed the shapes up.
  let stretched = view.seconds * relative + margin * relative.normalized
  let cast = castShape(
    ShapeCastInput(
      a: DistanceProxy(view.geometries[shapeA]), b: DistanceProxy(view.geometries[shapeB]),
      transform: transform, translation: rotation.unrotate(stretched), maximumFraction: 1,
      linearSlop: view.tolerances.linearSlop))
  return cast.isHit ? found : LocalManifold()
}
