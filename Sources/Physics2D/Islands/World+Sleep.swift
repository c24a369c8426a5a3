// Islands are not kept while they are awake. Only when a body has rested long enough is its island
// searched, over touching contacts and joints, and the search stops at the first body that does not
// rest. What a search finds out is spread to the bodies that it reached, so that each island is
// searched about once per time to sleep however many of its bodies rest.
extension World {
  /// Puts islands to sleep of which every body has rested long enough.
  func updateSleep() {
    guard settings.allowsSleep else { return }
    let firstVisit = islands.visit &+ 1
    var anySleeps = false
    var place = 0
    while place < islands.rested.count {
      let row = islands.rested[place]
      place &+= 1
      let record = bodies.record[row]
      guard record.awakeIndex >= 0, record.restTime >= settings.timeToSleep else { continue }
      guard islandRests(from: row, firstVisit: firstVisit) else { continue }
      putMembersToSleep()
      anySleeps = true
    }
    if anySleeps { reportSleepers() }
  }

  /// Puts a body to sleep at once, with everything that it touches or is joined to, and stops them.
  public func sleep(_ body: BodyHandle) {
    guard let row = usableBody(body), bodies.record[row].awakeIndex >= 0 else { return }
    islands.visit &+= 1
    startSearch(at: row)
    var next = 0
    while next < islands.members.count {
      let member = islands.members[next]
      next &+= 1
      _ = visitNeighbors(of: member, firstVisit: islands.visit, demandsRest: false)
    }
    putMembersToSleep()
  }

  /// Searches the island of a body; true when all of it has rested long enough.
  private func islandRests(from row: Int32, firstVisit: UInt32) -> Bool {
    islands.visit &+= 1
    startSearch(at: row)
    var next = 0
    while next < islands.members.count {
      let member = islands.members[next]
      next &+= 1
      let leastRest = visitNeighbors(of: member, firstVisit: firstVisit, demandsRest: true)
      guard leastRest >= settings.timeToSleep else {
        delaySleep(of: leastRest)
        return false
      }
    }
    return true
  }

  /// The island cannot sleep before the body that stopped the search has rested long enough, so the
  /// others need not ask again before that.
  private func delaySleep(of restTime: Float) {
    var index = 0
    while index < islands.members.count {
      let row = islands.members[index]
      if bodies.record[row].restTime > restTime { bodies.record[row].restTime = restTime }
      index &+= 1
    }
  }

  private func startSearch(at row: Int32) {
    islands.members.removeAll()
    islands.members.append(row)
    bodies.record[row].visit = islands.visit
  }

  /// Adds the neighbors of a body to the members; returns the least rest time among them, and stops
  /// at one that has not rested long enough.
  private func visitNeighbors(of row: Int32, firstVisit: UInt32, demandsRest: Bool) -> Float {
    // What a kinematic body touches does not depend on what else it touches.
    guard bodies.record[row].kind == .dynamic else { return settings.timeToSleep }
    var edge = bodies.record[row].firstContactEdge
    while edge >= 0 {
      let contact = contacts.record[edge >> 1]
      let isSideA = edge & 1 == 0
      edge = isSideA ? contact.edgeA.next : contact.edgeB.next
      guard isSolid(contact) else { continue }
      let rest = visitBody(isSideA ? contact.bodyB : contact.bodyA, firstVisit, demandsRest)
      if rest < settings.timeToSleep { return rest }
    }
    edge = bodies.record[row].firstJointEdge
    while edge >= 0 {
      let joint = joints.record[edge >> 1]
      let isSideA = edge & 1 == 0
      edge = isSideA ? joint.edgeA.next : joint.edgeB.next
      let rest = visitBody(isSideA ? joint.bodyB : joint.bodyA, firstVisit, demandsRest)
      if rest < settings.timeToSleep { return rest }
    }
    return settings.timeToSleep
  }

  /// Adds a body to the members unless it is there; returns its rest time where that is too short.
  private func visitBody(_ row: Int32, _ firstVisit: UInt32, _ demandsRest: Bool) -> Float {
    let enough = settings.timeToSleep
    guard row >= 0 else { return enough }
    let record = bodies.record[row]
    guard record.awakeIndex >= 0 else { return enough }
    let isDynamic = record.kind == .dynamic
    guard demandsRest else {
      if isDynamic, record.visit != islands.visit { addMember(row) }
      return enough
    }
    guard record.restTime >= enough else { return record.restTime }
    guard isDynamic, record.visit != islands.visit else { return enough }
    // An earlier search of this step came by and found the island awake.
    let isFailed = record.visit &- firstVisit < islands.visit &- firstVisit
    if isFailed { return record.restTime < enough ? record.restTime : 0 }
    addMember(row)
    return enough
  }

  private func addMember(_ row: Int32) {
    bodies.record[row].visit = islands.visit
    islands.members.append(row)
  }

  /// Stops the members, links them in a ring and takes them and their constraints out of the lists
  /// that a step visits.
  private func putMembersToSleep() {
    let count = islands.members.count
    var index = 0
    while index < count {
      let row = islands.members[index]
      bodies.record[row].nextAsleep = islands.members[index &+ 1 < count ? index &+ 1 : 0]
      bodies.record[row].restTime = 0
      stopMotion(of: row)
      bodies.removeAwake(row)
      index &+= 1
    }
    index = 0
    while index < count {
      deactivateConstraints(of: islands.members[index])
      index &+= 1
    }
  }

  /// Clears velocity and forces.
  func stopMotion(of row: Int32) {
    bodies.motion[row].linearVelocity = .zero
    bodies.motion[row].angularVelocity = 0
    bodies.forces[row].force = .zero
    bodies.forces[row].torque = 0
  }

  private func deactivateConstraints(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while edge >= 0 {
      let contact = edge >> 1
      let record = contacts.record[contact]
      let isSideA = edge & 1 == 0
      edge = isSideA ? record.edgeA.next : record.edgeB.next
      let other = isSideA ? record.bodyB : record.bodyA
      guard !isAwakeDynamic(other) else { continue }
      graph.deactivateContact(contact, contacts: &contacts)
      if bodies.record[other].awakeIndex >= 0 {
        contacts.insertAwake(contact)
      } else {
        contacts.removeAwake(contact)
      }
    }
    edge = bodies.record[row].firstJointEdge
    while edge >= 0 {
      let joint = edge >> 1
      let record = joints.record[joint]
      let isSideA = edge & 1 == 0
      edge = isSideA ? record.edgeA.next : record.edgeB.next
      if record.awakeIndex >= 0, !isAwakeDynamic(isSideA ? record.bodyB : record.bodyA) {
        graph.removeJoint(joint, joints: &joints)
        joints.removeAwake(joint)
      }
    }
  }

  /// Says in the list of moved bodies which ones fell asleep.
  private func reportSleepers() {
    let moved = events.moved.base
    let records = bodies.record.base
    let count = events.moved.count
    var index = 0
    while index < count {
      moved[index].fellAsleep = records[Int(moved[index].body.index)].awakeIndex < 0
      index &+= 1
    }
  }
}
