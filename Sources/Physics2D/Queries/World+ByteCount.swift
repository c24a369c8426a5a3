extension World {
  /// The memory that the world's tables hold, used or not, in bytes; constant in a steady state.
  public var byteCount: Int {
    bodies.byteCount + shapes.byteCount + contacts.byteCount + broadPhase.byteCount
      + events.byteCount + scratch.byteCount + islands.byteCount + chains.record.byteCount
      + chains.free.heap.byteCount + memberships.numbers.byteCount + memberships.ranges.byteCount
  }
}

extension BodyTable {
  var byteCount: Int {
    motion.byteCount + pose.byteCount + mass.byteCount + drive.byteCount + record.byteCount
      + awake.byteCount + free.heap.byteCount
  }
}

extension ShapeTable {
  var byteCount: Int { geometry.byteCount + record.byteCount + free.heap.byteCount }
}

extension ContactTable {
  var byteCount: Int {
    record.byteCount + manifold.byteCount + awake.byteCount + free.heap.byteCount
  }
}

extension BroadPhase {
  var byteCount: Int {
    staticTree.byteCount + kinematicTree.byteCount + dynamicTree.byteCount + pairs.byteCount
      + moved.byteCount + enlarged.byteCount + found.byteCount + stack.byteCount
  }
}

extension EventTable {
  var byteCount: Int {
    begins.byteCount + ends.byteCount + hits.byteCount + sensorBegins.byteCount
      + sensorEnds.byteCount + moved.byteCount + pendingEnds.byteCount
      + pendingSensorEnds.byteCount
  }
}

extension StepScratch {
  var byteCount: Int {
    changedContacts.byteCount + newTouches.byteCount + fastBodies.byteCount
      + fastBullets.byteCount
  }
}

extension IslandScratch {
  var byteCount: Int { members.byteCount + waking.byteCount + rested.byteCount }
}
