extension World {
  /// Makes a contact for every new pair of shapes whose enlarged boxes overlap.
  ///
  /// The order of the pairs follows from the trees, and these from the history of the world alone.
  func updatePairs() {
    broadPhase.findNewPairs()
    var place = 0
    while place < broadPhase.found.count {
      makePair(broadPhase.found[place], broadPhase.found[place &+ 1])
      place &+= 2
    }
  }

  private func makePair(_ shape: Int32, _ other: Int32) {
    let (body, otherBody) = (shapes.record[shape].body, shapes.record[other].body)
    guard body != otherBody, mayTouch(shape, other) else { return }
    let key = PairSet.key(shape, other)
    guard !broadPhase.pairs.contains(key), !jointsForbid(body, otherBody) else { return }
    broadPhase.pairs.insert(key)
    createContact(shape, other)
  }

  /// Whether two shapes of different bodies may have a contact, as far as kinds and filters say.
  func mayTouch(_ a: Int32, _ b: Int32) -> Bool {
    let recordA = shapes.record[a]
    let recordB = shapes.record[b]
    guard
      kindsMayTouch(
        bodies.record[recordA.body].kind, recordA.flags.contains(.sensor),
        bodies.record[recordB.body].kind, recordB.flags.contains(.sensor)),
      collides(shapes.geometry[a].kind, shapes.geometry[b].kind)
    else { return false }
    return filtersMeet(recordA.filter, recordB.filter)
  }

  /// Whether two kinds of body meet: one must be dynamic, but a sensor also sees kinematic bodies and
  /// is seen by them; sensors do not see each other.
  private func kindsMayTouch(
    _ kindA: BodyKind, _ isSensorA: Bool, _ kindB: BodyKind, _ isSensorB: Bool
  ) -> Bool {
    guard isSensorA || isSensorB else { return kindA == .dynamic || kindB == .dynamic }
    return !(isSensorA && isSensorB) && (kindA != .static || kindB != .static)
  }

  /// Whether two filters let their shapes collide.
  func filtersMeet(_ a: CollisionFilter, _ b: CollisionFilter) -> Bool {
    if a.group == b.group, a.group != 0 { return a.group > 0 }
    guard a.categories & b.mask != 0, b.categories & a.mask != 0 else { return false }
    guard a.memberships.index >= 0 || a.targets.index >= 0 else { return true }
    return memberships.meet(a, b)
  }

  /// Whether a joint keeps two bodies from colliding; looks through the shorter list of joints.
  func jointsForbid(_ bodyA: Int32, _ bodyB: Int32) -> Bool {
    let first = bodies.record[bodyA]
    let second = bodies.record[bodyB]
    guard first.firstJointEdge >= 0, second.firstJointEdge >= 0 else { return false }
    let isFirstShorter = first.jointCount < second.jointCount
    let other = isFirstShorter ? bodyB : bodyA
    var edge = isFirstShorter ? first.firstJointEdge : second.firstJointEdge
    while edge >= 0 {
      let joint = joints.record[edge >> 1]
      let isSideA = edge & 1 == 0
      if (isSideA ? joint.bodyB : joint.bodyA) == other, !joint.collidesConnected { return true }
      edge = isSideA ? joint.edgeA.next : joint.edgeB.next
    }
    return false
  }
}
