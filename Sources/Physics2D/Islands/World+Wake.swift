extension World {
  /// Wakes a body and the island that it sleeps in; an awake body starts to rest anew.
  public func wake(_ body: BodyHandle) {
    guard let row = usableBody(body) else { return }
    wakeBody(row)
  }

  /// Wakes a body and the island that it sleeps in; an awake one starts to rest anew.
  ///
  /// What a kinematic body touches wakes with it, because it will be moved. A static body has no
  /// effect here.
  func wakeBody(_ row: Int32) {
    guard bodies.record[row].kind != .static else { return }
    bodies.record[row].restTime = 0
    wakeIfAsleep(row)
    if bodies.record[row].kind == .kinematic { wakeNeighbors(of: row) }
  }

  /// Wakes a body and everything that touches it or is joined to it.
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

  /// Wakes a body and the island that it sleeps in, where it sleeps.
  func wakeIfAsleep(_ row: Int32) {
    guard bodies.record[row].nextAsleep >= 0 else { return }
    let first = islands.waking.count
    islands.waking.append(row)
    while islands.waking.count > first {
      let sleeper = islands.waking.removeLast()
      if bodies.record[sleeper].nextAsleep >= 0 { wakeRing(of: sleeper) }
    }
  }

  private func wakeNeighbors(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while edge >= 0 {
      let contact = contacts.record[edge >> 1]
      let isSideA = edge & 1 == 0
      edge = isSideA ? contact.edgeA.next : contact.edgeB.next
      guard isSolid(contact) else { continue }
      wakeNeighbor(isSideA ? contact.bodyB : contact.bodyA)
    }
    edge = bodies.record[row].firstJointEdge
    while edge >= 0 {
      let joint = joints.record[edge >> 1]
      let isSideA = edge & 1 == 0
      edge = isSideA ? joint.edgeA.next : joint.edgeB.next
      wakeNeighbor(isSideA ? joint.bodyB : joint.bodyA)
    }
  }

  private func wakeNeighbor(_ row: Int32) {
    guard row >= 0 else { return }
    bodies.record[row].restTime = 0
    wakeIfAsleep(row)
  }

  /// Wakes the bodies of one ring; sleepers that touch them from outside of it are listed.
  private func wakeRing(of first: Int32) {
    var row = first
    while bodies.record[row].nextAsleep >= 0 {
      let next = bodies.record[row].nextAsleep
      bodies.record[row].nextAsleep = -1
      bodies.record[row].restTime = 0
      bodies.insertAwake(row)
      row = next
    }
    // The ring has been opened, so it is walked again by the tail of the list of awake bodies.
    var place = Int(bodies.record[first].awakeIndex)
    let end = bodies.awake.count
    while place < end {
      activateConstraints(of: bodies.awake[place])
      place &+= 1
    }
  }

  private func activateConstraints(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while edge >= 0 {
      let contact = edge >> 1
      let record = contacts.record[contact]
      let isSideA = edge & 1 == 0
      edge = isSideA ? record.edgeA.next : record.edgeB.next
      if record.awakeIndex < 0, record.color < 0 { contacts.insertAwake(contact) }
      guard isSolid(record) else { continue }
      activate(contact: contact)
      enqueueSleeper(isSideA ? record.bodyB : record.bodyA)
    }
    edge = bodies.record[row].firstJointEdge
    while edge >= 0 {
      let joint = edge >> 1
      let record = joints.record[joint]
      let isSideA = edge & 1 == 0
      edge = isSideA ? record.edgeA.next : record.edgeB.next
      activate(joint: joint)
      enqueueSleeper(isSideA ? record.bodyB : record.bodyA)
    }
  }

  private func enqueueSleeper(_ row: Int32) {
    if row >= 0, bodies.record[row].nextAsleep >= 0 { islands.waking.append(row) }
  }

  /// Puts a touching contact into the graph where a side of it is dynamic and awake.
  func activate(contact: Int32) {
    let record = contacts.record[contact]
    guard record.color < 0, isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB) else {
      return
    }
    addToGraph(contact)
  }

  /// Puts a touching contact into the graph, which visits it from now on.
  func addToGraph(_ contact: Int32) {
    graph.addContact(contact, contacts: &contacts, bodies: bodies)
    contacts.removeAwake(contact)
  }

  /// Lists a joint as awake where a side of it is dynamic and awake.
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
