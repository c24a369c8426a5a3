/// The manifold of two shapes that move quickly: looks ahead as far as they may come nearer in the step,
/// and leaves out what they would miss.
func collideAhead(
  _ pair: ContactPair, _ transform: Transform, _ rows: NarrowPhaseRows
) -> LocalManifold {
  let (shapeA, shapeB) = (Int(pair.shapeA), Int(pair.shapeB))
  let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
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
  guard found.count > 0, found.leastSeparation > standard else { return found }
  let rotation = rows.poses[bodyA].transform.rotation
  let approach = -found.normal.dot(rotation.unrotate(relative))
  let closing = rows.seconds * (approach > 0 ? approach : 0) + turning
  guard found.leastSeparation <= standard + closing else {
    return .apart(found.leastSeparation - standard, along: found.normal)
  }
  guard turning < standard else { return found }
  // A little farther than the way, because gravity will speed the shapes up.
  let stretched = rows.seconds * relative + standard * relative.normalized
  let cast = castShape(
    ShapeCastInput(
      a: DistanceProxy(rows.geometries[shapeA]), b: DistanceProxy(rows.geometries[shapeB]),
      transform: transform, translation: rotation.unrotate(stretched), maximumFraction: 1,
      linearSlop: rows.tolerances.linearSlop))
  return cast.isHit ? found : LocalManifold()
}
