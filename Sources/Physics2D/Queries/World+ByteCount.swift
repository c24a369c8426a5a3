// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The capacity of the world's tables in bytes.
  ///
  /// Constant in a steady state: a step allocates nothing once its tables are large enough.
  public var byteCount: Int {
    bodies.byteCount + shapes.byteCount + contacts.byteCount + broadPhase.byteCount
      + events.byteCount + scratch.byteCount + islands.byteCount + chains.record.byteCount
      + chains.freeList.byteCount + memberships.numbers.byteCount + memberships.ranges.byteCount
      + graph.byteCount + joints.byteCount
  }
}

extension World.Snapshot {
  /// The capacity of the snapshot's tables in bytes.
  public var byteCount: Int {
    bodies.byteCount + shapes.byteCount + contacts.byteCount + broadPhase.byteCount
      + events.byteCount + chains.record.byteCount + chains.freeList.byteCount
      + memberships.numbers.byteCount + memberships.ranges.byteCount + graph.byteCount
      + joints.byteCount
  }
}

extension BodyTable {
  var byteCount: Int {
    motion.byteCount + pose.byteCount + mass.byteCount + forces.byteCount + record.byteCount
      + awake.byteCount + freeList.byteCount
  }
}

extension ShapeTable {
  var byteCount: Int {
    geometry.byteCount + record.byteCount + enlargedBounds.byteCount + internalEdges.byteCount
      + freeList.byteCount + freeInternalEdges.byteCount
  }
}

extension ContactTable {
  var byteCount: Int {
    record.byteCount + manifold.byteCount + reference.byteCount + separatingAxes.byteCount
      + awake.byteCount + unreported.byteCount + freeList.byteCount
  }
}

extension BroadPhase {
  var byteCount: Int {
    staticTree.byteCount + kinematicTree.byteCount + dynamicTree.byteCount + pairs.byteCount
      + found.byteCount + stack.byteCount + rayStack.byteCount
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
    changedContacts.byteCount + touchingChanges.byteCount + changes.byteCount + touches.byteCount
      + results.byteCount
      + velocityInputs.byteCount + isIsolated.byteCount + fastBodies.byteCount
      + fastBullets.byteCount + heldBodies.byteCount
      + enlarged.rows.byteCount + enlargedKinematic.rows.byteCount + subtrees.byteCount
      + queries.byteCount + searches.byteCount + tasks.byteCount + splitTasks.byteCount
      + contactOrder.byteCount + braced.byteCount + pressed.byteCount + light.byteCount
      + failedSearches.byteCount
      + stack.byteCount
  }
}

extension IslandScratch {
  var byteCount: Int { members.byteCount + waking.byteCount + rested.byteCount }
}

extension ConstraintGraph {
  var byteCount: Int {
    var sum =
      prepared.colors.byteCount + prepared.blocks.byteCount
      + prepared.distanceJoints.byteCount + prepared.revoluteJoints.byteCount
      + prepared.prismaticJoints.byteCount + prepared.weldJoints.byteCount
      + prepared.mouseJoints.byteCount + trees.byteCount
    for color in 0..<Self.colorCount { sum += colors[color].byteCount }
    return sum
  }
}

extension GraphColor {
  var byteCount: Int {
    contacts.byteCount + distanceJoints.byteCount + revoluteJoints.byteCount
      + prismaticJoints.byteCount + weldJoints.byteCount + mouseJoints.byteCount
  }
}

extension JointTable {
  var byteCount: Int {
    record.byteCount + awake.byteCount + distance.rows.byteCount + revolute.rows.byteCount
      + prismatic.rows.byteCount + weld.rows.byteCount + mouse.rows.byteCount
  }
}
