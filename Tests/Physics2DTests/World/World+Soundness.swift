// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

extension World {
  /// What is wrong with the tables' links, lists and numbers; empty for a sound world.
  func defects() -> [String] {
    bodyDefects() + contactDefects() + laneDefects() + shapeDefects()
  }

  private func bodyDefects() -> [String] {
    var defects: [String] = []
    var (awake, asleep) = (0, 0)
    for row in 0..<Int32(bodies.record.count) {
      let record = bodies.record[row]
      guard record.flags.contains(.inUse) else { continue }
      if record.nextAsleep >= 0 { asleep += 1 }
      let pose = bodies.pose[row]
      let motion = bodies.motion[row]
      if !pose.transform.position.isFinite || !pose.center.isFinite
        || !pose.transform.rotation.isValid || !motion.linearVelocity.isFinite
        || !motion.angularVelocity.isFinite
      {
        defects.append("body \(row) is not finite")
      }
      if record.awakeIndex >= 0 {
        awake += 1
        if bodies.awake[record.awakeIndex] != row { defects.append("body \(row): awake index") }
        if record.nextAsleep >= 0 { defects.append("body \(row) is awake and in a ring") }
      } else if record.kind != .static, record.nextAsleep < 0 {
        defects.append("body \(row) is neither awake nor asleep")
      }
      if (record.kind == .dynamic) != motion.isDynamic { defects.append("body \(row): flags") }
      defects += edgeDefects(ofBody: row)
    }
    if awake != bodies.awake.count { defects.append("the awake list has strangers") }
    if asleep != bodies.sleepingCount { defects.append("the count of sleeping bodies") }
    return defects
  }

  private func edgeDefects(ofBody row: Int32) -> [String] {
    var defects: [String] = []
    var count: Int32 = 0
    var edge = bodies.record[row].firstContactEdge
    var previous: Int32 = -1
    while edge >= 0 {
      let record = contacts.record[edge >> 1]
      let isSideA = edge & 1 == 0
      if (isSideA ? record.bodyA : record.bodyB) != row { defects.append("edge \(edge): body") }
      let links = isSideA ? record.edgeA : record.edgeB
      if links.previous != previous { defects.append("edge \(edge): previous") }
      previous = edge
      edge = links.next
      count += 1
    }
    if count != bodies.record[row].contactCount { defects.append("body \(row): contact count") }
    return defects
  }

  private func contactDefects() -> [String] {
    var defects: [String] = []
    var live = 0
    for row in 0..<Int32(contacts.record.count) {
      let record = contacts.record[row]
      guard record.flags.contains(.inUse) else { continue }
      live += 1
      if !broadPhase.pairs.contains(PairSet.key(record.shapeA, record.shapeB)) {
        defects.append("contact \(row) is no known pair")
      }
      let isAwake =
        bodies.record[record.bodyA].awakeIndex >= 0 || bodies.record[record.bodyB].awakeIndex >= 0
      if isAwake != (record.awakeIndex >= 0 || record.color >= 0) {
        defects.append("contact \(row): awake")
      }
      if record.awakeIndex >= 0, record.color >= 0 {
        defects.append("contact \(row) is listed and in the graph")
      }
      let isSolved = isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB)
      if (isSolid(record) && isSolved) != (record.color >= 0) {
        defects.append("contact \(row): graph")
      }
    }
    if live != contacts.liveCount || live != broadPhase.pairs.count {
      defects.append("the contacts and pairs are not as many")
    }
    return defects
  }

  private func laneDefects() -> [String] {
    (0..<ConstraintGraph.colorCount).flatMap { color in
      graph.colors[color].contacts.strayLanes.map { "color \(color): lane \($0)" }
    }
  }

  private func shapeDefects() -> [String] {
    var defects: [String] = []
    for row in 0..<Int32(shapes.record.count) {
      let record = shapes.record[row]
      guard record.flags.contains(.inUse) else { continue }
      let tight = shapes.geometry[row].bounds(at: bodies.pose[record.body].transform)
      let enlarged = shapes.enlargedBounds[row]
      if !enlarged.contains(tight) { defects.append("shape \(row): boxes") }
      let nodes =
        switch bodies.record[record.body].kind {
        case .static: broadPhase.staticTree.nodes.base
        case .kinematic: broadPhase.kinematicTree.nodes.base
        case .dynamic: broadPhase.dynamicTree.nodes.base
        }
      let leaf = nodes[Int(record.proxy)]
      if !leaf.isLeaf || leaf.shape != row || leaf.box != enlarged {
        defects.append("shape \(row): leaf")
      }
    }
    return defects
  }
}

extension ContactList {
  /// The lanes without a contact that refer to another body than that of the first contact of their block: other
  /// threads may write such a body.
  var strayLanes: [Int] {
    var stray: [Int] = []
    for block in 0..<blocks.count {
      let (a, b) = (blocks[block].offsetA, blocks[block].offsetB)
      let used = min(count - block * contactsPerBlock, contactsPerBlock)
      for lane in used..<laneCount where a[lane] != a[0] || b[lane] != a[0] {
        stray.append(block * laneCount + lane)
      }
    }
    return stray
  }
}
