// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Wakes a body and its sleeping island; resets the rest time of an awake body.
  public func wake(_ body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    wakeBody(row)
  }

  /// Wakes a body and its sleeping island; resets the rest time of an awake body.
  ///
  /// The neighbors of a kinematic body wake too, because it is about to move them. No effect on a static body.
  func wakeBody(_ row: Int32) {
    guard bodies.record[row].kind != .static else { return }
    bodies.record[row].restTime = 0
    wakeIfAsleep(row)
    if bodies.record[row].kind == .kinematic { wakeNeighbors(of: row) }
  }

  /// Wakes a body and its neighbors by touching contacts and joints.
  func wakeBodyAndNeighbors(_ row: Int32) {
    wakeBody(row)
    wakeNeighbors(of: row)
  }

  /// Wakes every body.
  func wakeAllBodies() {
    for row in 0..<bodies.record.count where bodies.record[row].flags.contains(.inUse) {
      wakeBody(Int32(truncatingIfNeeded: row))
    }
  }

  /// Wakes the island of a body if it is asleep, and sleeping islands that touch it.
  func wakeIfAsleep(_ row: Int32) {
    guard bodies.sleepingCount > 0, bodies.record[row].nextAsleep >= 0 else { return }
    // A stack instead of recursion. A nested call works above its own base and leaves the rest.
    let first = islands.waking.count
    islands.waking.append(row)
    while islands.waking.count > first {
      let sleeper = islands.waking.removeLast()
      if bodies.record[sleeper].nextAsleep >= 0 { wakeRing(of: sleeper) }
    }
  }

  /// Wakes the neighbors of a body by touching contacts and joints.
  private func wakeNeighbors(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while let (contact, other) = contacts.record.next(&edge) {
      if isSolid(contacts.record[contact]) { wakeNeighbor(other) }
    }
    edge = bodies.record[row].firstJointEdge
    while let (_, other) = joints.record.next(&edge) { wakeNeighbor(other) }
  }

  private func wakeNeighbor(_ row: Int32) {
    guard row >= 0 else { return }
    bodies.record[row].restTime = 0
    wakeIfAsleep(row)
  }

  /// Wakes the bodies of one ring, and stacks sleeping bodies outside of it that touch them.
  private func wakeRing(of first: Int32) {
    // Open the ring and append its bodies to the awake list.
    var row = first
    while bodies.record[row].nextAsleep >= 0 {
      let next = bodies.record[row].nextAsleep
      bodies.record[row].nextAsleep = -1
      bodies.sleepingCount &-= 1
      bodies.record[row].restTime = 0
      bodies.insertAwake(row)
      row = next
    }
    // The bodies of the ring are now the tail of the awake list. Their constraints follow when all are
    // awake.
    var index = Int(bodies.record[first].awakeIndex)
    let end = bodies.awake.count
    while index < end {
      activateConstraints(of: bodies.awake[index])
      findCrowdAgain(ofBody: bodies.awake[index])
      index &+= 1
    }
  }

  /// Adds the constraints of an awake body to the lists and the graph.
  private func activateConstraints(of row: Int32) {
    // Every contact is updated again; touching ones are solved.
    var edge = bodies.record[row].firstContactEdge
    while let (contact, other) = contacts.record.next(&edge) {
      let record = contacts.record[contact]
      if record.awakeIndex < 0, record.color < 0 { contacts.insertAwake(contact) }
      guard isSolid(record) else { continue }
      activate(contact: contact)
      enqueueSleeper(other)
    }
    // Every joint is solved.
    edge = bodies.record[row].firstJointEdge
    while let (joint, other) = joints.record.next(&edge) {
      activate(joint: joint)
      enqueueSleeper(other)
    }
  }

  private func enqueueSleeper(_ row: Int32) {
    if row >= 0, bodies.record[row].nextAsleep >= 0 { islands.waking.append(row) }
  }

  /// Adds a touching contact to the graph if one of its bodies is dynamic and awake.
  func activate(contact: Int32) {
    let record = contacts.record[contact]
    guard record.color < 0, isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB) else {
      return
    }
    addToGraph(contact)
  }

  /// Moves a touching contact from the list of awake contacts to the graph.
  func addToGraph(_ contact: Int32) {
    graph.addContact(contact, contacts: &contacts, bodies: bodies)
    contacts.removeAwake(contact)
  }

  /// Adds a joint to the awake list and the graph if one of its bodies is dynamic and awake.
  func activate(joint: Int32) {
    let record = joints.record[joint]
    guard record.awakeIndex < 0, isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB)
    else { return }
    joints.insertAwake(joint)
    graph.addJoint(joint, joints: &joints, bodies: bodies)
  }

  func isAwakeDynamic(_ row: Int32) -> Bool {
    row >= 0 && bodies.record[row].awakeIndex >= 0 && bodies.record[row].kind == .dynamic
  }
}
