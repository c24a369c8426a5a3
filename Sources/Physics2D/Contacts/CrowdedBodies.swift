// SPDX-License-Identifier: Apache-2.0

// Items that overlap deeply, as those that start in one place.
//
// Two shapes with a common center have no direction in which to part, and the pushes of many pairs at one
// place add up. So pairs near a common center part in a direction of their own, and bodies that overlap others
// deeply, with those to which chains of contacts connect them, leave a step at no more than half the speed of the
// correction, unless they were faster before or are hit. A body is crowded from a deep overlap on until it overlaps
// no other body.

/// The overlap of two dynamic bodies, as a part of their minimum extent, from which they are crowded.
private let crowdedFraction: Float = 0.02

/// The same in slops at least.
///
/// Bodies that rest on one another may overlap more, but do not become faster than the limit.
private let crowdedSlops: Float = 2

/// The number of contacts over which a crowd limits speeds: corrections of pairs in a chain add up within a step.
///
/// The reach of a crowded body is greater by the number of steps for which it has been crowded.
let maximumCrowdReach: UInt8 = 8

/// The overlap in slops from which a crowded body stays crowded: more than a resting body overlaps by.
private let partedSlops: Float = 0.5

/// The overlap, as a part of the minimum extent, from which parts of bodies may push them into one another.
private let deepFraction: Float = 0.4

/// The distance of two centers, as a part of the minimum extent, below which they have no direction.
private let coincidentFraction: Float = 0.1

extension NarrowPhaseView {
  /// The transform from B's frame to A's, for bodies with nearly one center as if B were beside A.
  ///
  /// The direction follows from the rows of the bodies, so that it is the same in each step and for each pair of
  /// their shapes, and different for different pairs.
  func transformApart(_ pair: ContactPair) -> Transform {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let transform = poses[bodyA].transform.relative(poses[bodyB].transform)
    guard motions[bodyA].isDynamic, motions[bodyB].isDynamic else { return transform }
    let distance = coincidentFraction * smallerExtent(pair)
    let between = poses[bodyB].center - poses[bodyA].center
    guard between.lengthSquared < distance * distance else { return transform }
    let shift = distance * partingDirection(pair) - between
    return Transform(
      position: transform.position + poses[bodyA].transform.rotation.unrotate(shift),
      rotation: transform.rotation)
  }

  /// Whether a manifold would push the parts of two bodies into one another.
  ///
  /// The parts of a body have shortest ways out of their own, which lead across other parts where bodies overlap
  /// deeply: only those count that lead from center to center.
  func leadsInward(_ found: LocalManifold, _ pair: ContactPair) -> Bool {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    guard found.count > 0, motions[bodyA].isDynamic, motions[bodyB].isDynamic,
      bodies[bodyA].shapeCount > 1 || bodies[bodyB].shapeCount > 1,
      isDeeper(found.minimumSeparation + tolerances.contactMargin, than: deepFraction, pair)
    else { return false }
    let extent = coincidentFraction * smallerExtent(pair)
    let between = poses[bodyB].center - poses[bodyA].center
    let direction =
      between.lengthSquared < extent * extent ? partingDirection(pair) : between
    return (poses[bodyA].transform.rotation * found.normal).dot(direction) < 0
  }

  /// Whether two dynamic bodies overlap deeply because they began so, or overlap and were crowded in the last step.
  ///
  /// Contacts that began so keep no margin. Others overlap deeply in fast impacts, whose speeds must not be limited.
  /// The separation counts from the margin of the contact, the normal is in world axes.
  @inline(never)
  func isCrowded(
    _ separation: Float, margin: Float, normal: Vector2, _ pair: ContactPair
  ) -> Bool {
    let motionA = motions[Int(pair.bodyA)]
    let motionB = motions[Int(pair.bodyB)]
    guard motionA.isDynamic, motionB.isDynamic,
      separation < -partedSlops * tolerances.linearSlop
    else { return false }
    if wasCrowded(pair) { return true }
    guard margin <= 0, tolerances.contactMargin > 0,
      separation < -crowdedSlops * tolerances.linearSlop,
      isDeeper(separation, than: crowdedFraction, pair)
    else { return false }
    return -normal.dot(motionB.linearVelocity - motionA.linearVelocity) < maximumPushSpeed
  }

  /// Whether one of two bodies was crowded in the last step.
  func wasCrowded(_ pair: ContactPair) -> Bool {
    lastCrowdReach(pair) >= maximumCrowdReach
  }

  /// Whether one of two bodies was crowded or near a crowd in the last step.
  func wasNearCrowd(_ pair: ContactPair) -> Bool { lastCrowdReach(pair) > 0 }

  func lastCrowdReach(_ pair: ContactPair) -> UInt8 {
    max(bodies[Int(pair.bodyA)].lastCrowdReach, bodies[Int(pair.bodyB)].lastCrowdReach)
  }

  /// Marks two bodies as crowded for one more step, and limits the speeds that they have after it.
  func markCrowded(_ pair: ContactPair) {
    markCrowded(Int(pair.bodyA))
    markCrowded(Int(pair.bodyB))
  }

  private func markCrowded(_ row: Int) {
    let last = bodies[row].lastCrowdReach
    limitSpeed(
      ofBody: row,
      reach: last < maximumCrowdReach ? maximumCrowdReach : last < .max ? last &+ 1 : last,
      atLeast: 0)
  }

  /// Limits the speeds that the dynamic ones of two bodies near a crowd have after the step.
  ///
  /// A body that is hit faster than overlap is corrected may become as fast as the one that hits it.
  func limitSpeeds(_ pair: ContactPair, normal: Vector2) {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let reach = min(lastCrowdReach(pair), maximumCrowdReach) &- 1
    let (velocityA, velocityB) = (motions[bodyA].linearVelocity, motions[bodyB].linearVelocity)
    let isHit = normal.dot(velocityA - velocityB) > maximumPushSpeed
    limitSpeed(ofBody: bodyA, reach: reach, atLeast: isHit ? velocityB.length : 0)
    limitSpeed(ofBody: bodyB, reach: reach, atLeast: isHit ? velocityA.length : 0)
  }

  @inline(never)
  private func limitSpeed(ofBody row: Int, reach: UInt8, atLeast minimum: Float) {
    guard motions[row].isDynamic else { return }
    let speed = max(motions[row].linearVelocity.length, minimum)
    let turn = absolute(motions[row].angularVelocity)
    let extent = masses[row].maximumExtent
    // Half of the speed of the correction may persist: the relaxing passes remove what they can.
    let pushSpeed = 0.5 * maximumPushSpeed
    let pushTurn = extent > 0 ? pushSpeed / extent : 0
    forces[row].crowdedSpeed = max(forces[row].crowdedSpeed, speed, pushSpeed)
    forces[row].crowdedTurn = max(forces[row].crowdedTurn, turn, pushTurn)
    bodies[row].crowdReach = max(bodies[row].crowdReach, reach)
  }

  private func isDeeper(_ separation: Float, than fraction: Float, _ pair: ContactPair) -> Bool {
    separation < -fraction * smallerExtent(pair)
  }

  private func smallerExtent(_ pair: ContactPair) -> Float {
    let extentA = masses[Int(pair.bodyA)].minimumExtent
    let extentB = masses[Int(pair.bodyB)].minimumExtent
    return extentA < extentB ? extentA : extentB
  }

  /// A direction from A to B of length 1 that belongs to a pair of bodies.
  ///
  /// It leads from a point of A to a point of B, so that the bodies have one order along any axis: with directions of
  /// their own, three pairs could hold one another in a circle.
  @inline(never)
  func partingDirection(_ pair: ContactPair) -> Vector2 {
    (partingPoint(ofBody: pair.bodyB) - partingPoint(ofBody: pair.bodyA)).normalized
  }

  /// A point of a square of 65,536 units that no other body has.
  private func partingPoint(ofBody row: Int32) -> Vector2 {
    // A multiplicative hash (Knuth, "The Art of Computer Programming", 6.4), mixed once; no two rows have the same.
    var hash = UInt32(truncatingIfNeeded: row) &* 0x9E37_79B1
    hash = (hash ^ (hash >> 15)) &* 0xC2B2_AE3D
    hash ^= hash >> 13
    return Vector2(Float(hash & 0xFFFF), Float(hash >> 16))
  }
}

extension World {
  /// Notes which awake bodies were crowded or near a crowd in the last step; returns whether any were.
  func flagCrowdedBodies() -> Bool {
    guard settings.stabilizesPiles else { return false }
    var hasCrowd = false
    for index in 0..<bodies.awake.count where bodies.forces[bodies.awake[index]].crowdedSpeed < 0 {
      let row = bodies.awake[index]
      let reach = -bodies.forces[row].crowdedSpeed
      bodies.record[row].lastCrowdReach =
        reach < Float(UInt8.max) ? UInt8(reach) : .max
      bodies.forces[row].crowdedSpeed = 0
      hasCrowd = true
    }
    return hasCrowd
  }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The lanes of contacts whose shapes overlap by more than partly separated crowds do.
  @inline(__always)
  func overlappingLanes(slop: Float) -> LaneMask {
    let lower = select(
      second.normalMass .> Lanes(), minimum(first.separation, second.separation), first.separation)
    return (lower + (rDotNormalB - rDotNormalA) .< Lanes(repeating: -crowdedSlops * slop))
      .& (first.normalMass .> Lanes())
  }

  /// The separation of the deepest point of a lane.
  func separation(ofLane lane: Int) -> Float {
    let (one, other) = (first.separation[lane], second.separation[lane])
    let lower = second.normalMass[lane] > 0 && other < one ? other : one
    return lower + (rDotNormalB[lane] - rDotNormalA[lane])
  }
}

extension BodyForces {
  /// The maximum speed within a step: of a marked body the one that it had, or half that of the correction, and what
  /// forces add in the step; else infinite.
  @inline(__always)
  func maximumSpeed(_ acceleration: Vector2, _ context: StepContext) -> Float {
    crowdedSpeed > 0 ? crowdedSpeed + context.timeStep * acceleration.length : .infinity
  }
}

extension FinalizeView {
  /// Limits the speed of a marked body to the one that it had, or half that of the correction, and what forces add in
  /// the step; its movement may be twice as fast, or what its joints make it.
  @inline(__always)
  func limitCrowdedBody(_ row: Int, _ context: StepContext) {
    records[row].lastCrowdReach = 0
    guard records[row].crowdReach > 0 || forces[row].crowdedSpeed > 0 else { return }
    let values = forces[row]
    let acceleration =
      values.gravityScale * context.gravity + values.acceleration
      + masses[row].inverseMass * values.force
    let motion = motions + row
    let speed = motion.pointee.linearVelocity.length
    // Forces change a speed only along the velocity: sideways it would grow from step to step. What overlaps throws
    // back must not keep the speed of its fall.
    let along = speed > 0 ? motion.pointee.linearVelocity.dot(acceleration) / speed : 0
    let limit = max(
      values.crowdedSpeed + context.timeStep * along, 0.5 * context.maximumContactPushSpeed)
    if speed > limit {
      motion.pointee.linearVelocity = (limit / speed) * motion.pointee.linearVelocity
    }
    let path = motion.pointee.deltaPosition.length
    let longest = 2 * context.timeStep * values.maximumSpeed(acceleration, context)
    if path > longest, !motion.pointee.isJointed {
      motion.pointee.deltaPosition = (longest / path) * motion.pointee.deltaPosition
    }
    let turn = absolute(motion.pointee.angularVelocity)
    if turn > values.crowdedTurn {
      motion.pointee.angularVelocity *= values.crowdedTurn / turn
    }
    forces[row].crowdedSpeed = -Float(records[row].crowdReach)
    forces[row].crowdedTurn = 0
    records[row].crowdReach = 0
  }
}
