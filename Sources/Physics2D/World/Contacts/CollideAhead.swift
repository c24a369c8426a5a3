/// The manifold of two shapes that move quickly: looks ahead as far as they may come nearer in the step,
/// and leaves out what they would miss.
func collideAhead(
  _ shapeA: Int, _ shapeB: Int, _ bodyA: Int, _ bodyB: Int, _ transform: Transform,
  _ rows: NarrowPhaseRows
) -> LocalManifold {
  let motionA = rows.motions[bodyA]
  let motionB = rows.motions[bodyB]
  let relative = motionB.linearVelocity - motionA.linearVelocity
  let turning =
    rows.seconds
    * (absolute(motionA.angularVelocity) * rows.masses[bodyA].maximumExtent
      + absolute(motionB.angularVelocity) * rows.masses[bodyB].maximumExtent)
  let standard = rows.tolerances.speculativeDistance
  let way = rows.seconds * relative.length + turning
  var limit: Float = 0
  if motionA.isDynamic { limit = rows.masses[bodyA].minimumExtent }
  if motionB.isDynamic, rows.masses[bodyB].minimumExtent > limit {
    limit = rows.masses[bodyB].minimumExtent
  }
  let ahead = way < limit ? way : limit
  var tolerances = rows.tolerances
  if ahead > standard { tolerances.speculativeDistance = ahead }
  var found = collide(
    rows.geometries + shapeA, rows.geometries + shapeB, transform: transform,
    tolerances: tolerances)
  if found.gap > 0 { found.gap += tolerances.speculativeDistance - standard }
  guard found.count > 0, found.leastSeparation > standard, turning < standard else { return found }
  let rotation = rows.poses[bodyA].transform.rotation
  // A little farther than the way, because gravity will speed the shapes up.
  let stretched = rows.seconds * relative + standard * relative.normalized
  let cast = castShape(
    ShapeCastInput(
      a: DistanceProxy(rows.geometries[shapeA]), b: DistanceProxy(rows.geometries[shapeB]),
      transform: transform, translation: rotation.unrotate(stretched), maximumFraction: 1,
      linearSlop: rows.tolerances.linearSlop))
  return cast.isHit ? found : LocalManifold()
}
