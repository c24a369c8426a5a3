// SPDX-License-Identifier: Apache-2.0

// Items that overlap along the shortest way out are jammed where that way ends at walls: twelve boxes in a column lie
// between floor and ceiling although there is place beside them. So bodies that stay crowded slip sideways, each pair
// in a direction of its own, for as long as their overlap is deep, and for four seconds at most: where there is no
// place, they come to rest as they are.

/// The number of steps for which a body is crowded before it is stirred: most crowds have parted by then.
private let stirringDelay: UInt8 = 22

/// The overlap in slops from which bodies are stirred.
private let stirringSlops: Float = 1.5

/// The seconds in which stirring reaches the speed of the correction.
private let stirringTime: Float = 0.05

extension NarrowPhaseView {
  /// Moves two crowded bodies sideways if they do not part; returns whether it does, and their contact has no friction.
  @inline(never)
  func stir(_ pair: ContactPair, normal: Vector2, separation: Float) -> Bool {
    let reach = lastCrowdReach(pair)
    guard reach > maximumCrowdReach + stirringDelay, reach < .max,
      separation < -stirringSlops * tolerances.linearSlop
    else { return false }
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let side = normal.rightPerpendicular
    let mass = min(masses[bodyA].mass, masses[bodyB].mass)
    let size = seconds / stirringTime * maximumPushSpeed * mass
    let impulse = (partingDirection(pair).dot(side) < 0 ? -size : size) * side
    let velocityA = motions[bodyA].linearVelocity - masses[bodyA].inverseMass * impulse
    let velocityB = motions[bodyB].linearVelocity + masses[bodyB].inverseMass * impulse
    // No faster than the limit of crowded bodies, and not fast ones that pass.
    let limit = 0.5 * maximumPushSpeed
    if velocityA.length < limit, velocityB.length < limit {
      motions[bodyA].linearVelocity = velocityA
      motions[bodyB].linearVelocity = velocityB
    }
    return true
  }
}
