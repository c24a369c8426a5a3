// SPDX-License-Identifier: Apache-2.0

// Of n bodies in one place each overlaps all others: 3,000 would have 4.5 million contacts, of which most tell the
// solver nothing new. So two bodies that overlap deeply, or are crowded, get no contact while both have many. The
// next search finds their pair again.

/// The number of contacts for each shape of a body from which it needs no more with bodies of its crowd.
///
/// Ten times as many as bodies of about one size have that do not overlap.
private let crowdContactCount: Int32 = 64

/// The distance of two centers below which their bodies overlap deeply, as a part of the sum of the minimum extents.
private let crowdDistanceFraction: Float = 0.75

extension World {
  /// Whether two shapes get no contact yet, because their bodies are in a crowd and both have many contacts.
  func isCrowdedOut(_ shape: Int32, _ other: Int32) -> Bool {
    let (bodyA, bodyB) = (shapes.record[shape].body, shapes.record[other].body)
    guard hasManyContacts(bodyA), hasManyContacts(bodyB),
      bodies.record[bodyA].kind == .dynamic, bodies.record[bodyB].kind == .dynamic,
      !shapes.record[shape].flags.union(shapes.record[other].flags).contains(.sensor)
    else { return false }
    if isCrowded(bodyA), isCrowded(bodyB) { return true }
    let extents = bodies.mass[bodyA].minimumExtent + bodies.mass[bodyB].minimumExtent
    let distance = crowdDistanceFraction * extents
    let between = bodies.pose[bodyB].center - bodies.pose[bodyA].center
    return between.lengthSquared < distance * distance
  }

  /// Whether a body was crowded in the last step.
  private func isCrowded(_ body: Int32) -> Bool {
    bodies.forces[body].crowdedSpeed <= -Float(maximumCrowdReach)
  }

  private func hasManyContacts(_ body: Int32) -> Bool {
    bodies.record[body].contactCount >= crowdContactCount &* bodies.record[body].shapeCount
  }

  /// Makes the next search find the pair of two shapes again that have got no contact.
  ///
  /// Not while both sleep; `findCrowdAgain` follows when one wakes.
  func postponeContact(_ shape: Int32, _ other: Int32) {
    let (bodyA, bodyB) = (shapes.record[shape].body, shapes.record[other].body)
    guard bodies.record[bodyA].awakeIndex >= 0 || bodies.record[bodyB].awakeIndex >= 0 else {
      return
    }
    broadPhase.restartPairSearch(of: shapes.record[shape].proxy, kind: .dynamic)
  }

  /// Makes the next search find the pairs of a body that wakes again, if some may have got no contact.
  func findCrowdAgain(ofBody row: Int32) {
    // It had at least as many contacts when it fell asleep.
    guard settings.stabilizesPiles, hasManyContacts(row) else { return }
    restartPairSearch(of: row)
  }
}
