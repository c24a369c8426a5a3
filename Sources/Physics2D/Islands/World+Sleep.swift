// SPDX-License-Identifier: Apache-2.0

// An island is a connected component of the graph whose nodes are dynamic bodies and whose edges are
// touching contacts and joints (Catto, "Simulation Islands", 2023, compares the methods). Awake islands are
// not stored: when a body has rested long enough, a breadth-first search over the constraints of the bodies
// finds its island, and stops at the first body that has not. The rest time of that body is then given to all
// bodies the search reached, so that an island is searched about once per time to sleep, however many of its
// bodies rest. A sleeping island is a ring of bodies, `BodyRecord.nextAsleep`.
extension World {
  /// Puts the islands to sleep in which every body has rested long enough.
  func updateSleep() {
    guard settings.allowsSleep else { return }
    // Searches with a number from `firstVisit` on belong to this step.
    let firstVisit = islands.visit &+ 1
    var anySleeps = false
    var index = 0
    while index < islands.rested.count {
      let row = islands.rested[index]
      index &+= 1
      // An earlier search of this step may have put the body to sleep or reduced its rest time.
      let record = bodies.record[row]
      guard record.awakeIndex >= 0, record.restTime >= settings.timeToSleep else { continue }
      guard islandRests(from: row, firstVisit: firstVisit) else { continue }
      putMembersToSleep()
      anySleeps = true
    }
    if anySleeps { reportSleepers() }
  }

  /// Puts a body and its island to sleep at once, and clears their velocities.
  public func sleep(_ body: BodyHandle) {
    guard let row = usableBody(body), bodies.record[row].awakeIndex >= 0 else { return }
    // The whole component, whatever the rest times.
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

  /// Searches the island of a body; returns whether all its bodies have rested long enough.
  private func islandRests(from row: Int32, firstVisit: UInt32) -> Bool {
    // Breadth-first: `members` is the queue, and at the end the island.
    islands.visit &+= 1
    startSearch(at: row)
    var next = 0
    while next < islands.members.count {
      let member = islands.members[next]
      next &+= 1
      let minimumRestTime = visitNeighbors(of: member, firstVisit: firstVisit, demandsRest: true)
      guard minimumRestTime >= settings.timeToSleep else {
        delaySleep(of: minimumRestTime)
        return false
      }
    }
    return true
  }

  /// Reduces the rest times of the members to that of the body that stopped the search: the island cannot
  /// sleep before that body has rested long enough, so no member starts a search before.
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

  /// Appends the neighbors of a body to the members.
  ///
  /// Stops at a neighbor that has not rested long enough and returns its rest time; returns the time to
  /// sleep if there is none.
  private func visitNeighbors(of row: Int32, firstVisit: UInt32, demandsRest: Bool) -> Float {
    // Islands do not connect through kinematic bodies, which no constraint moves.
    guard bodies.record[row].kind == .dynamic else { return settings.timeToSleep }
    // Neighbors by touching contacts that are no sensors.
    var edge = bodies.record[row].firstContactEdge
    while let (contact, other) = contacts.record.next(&edge) {
      guard isSolid(contacts.record[contact]) else { continue }
      let rest = visitBody(other, firstVisit, demandsRest)
      if rest < settings.timeToSleep { return rest }
    }
    // Neighbors by joints.
    edge = bodies.record[row].firstJointEdge
    while let (_, other) = joints.record.next(&edge) {
      let rest = visitBody(other, firstVisit, demandsRest)
      if rest < settings.timeToSleep { return rest }
    }
    return settings.timeToSleep
  }

  /// Appends a body to the members unless it is one; returns its rest time if that is too short, else the
  /// time to sleep.
  private func visitBody(_ row: Int32, _ firstVisit: UInt32, _ demandsRest: Bool) -> Float {
    // Static and sleeping bodies, and the world as a side of a joint, do not keep an island awake.
    let enough = settings.timeToSleep
    guard row >= 0 else { return enough }
    let record = bodies.record[row]
    guard record.awakeIndex >= 0 else { return enough }
    let isDynamic = record.kind == .dynamic
    guard demandsRest else {
      if isDynamic, record.visit != islands.visit { addMember(row) }
      return enough
    }
    // A kinematic body must rest as well, but is no member.
    guard record.restTime >= enough else { return record.restTime }
    guard isDynamic, record.visit != islands.visit else { return enough }
    // An earlier search of this step reached the body and found its island awake. Unsigned distances from
    // `firstVisit`, so that the numbers may wrap around.
    let isFailed = record.visit &- firstVisit < islands.visit &- firstVisit
    if isFailed { return record.restTime < enough ? record.restTime : 0 }
    addMember(row)
    return enough
  }

  private func addMember(_ row: Int32) {
    bodies.record[row].visit = islands.visit
    islands.members.append(row)
  }

  /// Clears the velocities of the members, links them in a ring, and removes them and their constraints from
  /// the lists of a step.
  private func putMembersToSleep() {
    let count = islands.members.count
    bodies.sleepingCount &+= count
    var index = 0
    while index < count {
      let row = islands.members[index]
      bodies.record[row].nextAsleep = islands.members[index &+ 1 < count ? index &+ 1 : 0]
      bodies.record[row].restTime = 0
      stopMotion(of: row)
      bodies.removeAwake(row)
      index &+= 1
    }
    // Constraints last, when every member counts as asleep.
    index = 0
    while index < count {
      deactivateConstraints(of: islands.members[index])
      index &+= 1
    }
  }

  /// Clears the velocity and the forces of a body.
  func stopMotion(of row: Int32) {
    bodies.motion[row].linearVelocity = .zero
    bodies.motion[row].angularVelocity = 0
    bodies.forces[row].force = .zero
    bodies.forces[row].torque = 0
  }

  /// Removes the constraints of a body from the graph that have no awake dynamic body left.
  private func deactivateConstraints(of row: Int32) {
    // A contact with an awake kinematic body stays in the list of contacts to update.
    var edge = bodies.record[row].firstContactEdge
    while let (contact, other) = contacts.record.next(&edge) {
      guard !isAwakeDynamic(other) else { continue }
      graph.deactivateContact(contact, contacts: &contacts)
      if bodies.record[other].awakeIndex >= 0 {
        contacts.reference[contact] = StoredReference()
        contacts.insertAwake(contact)
      } else {
        contacts.removeAwake(contact)
      }
    }
    // A joint is solved only for an awake dynamic body.
    edge = bodies.record[row].firstJointEdge
    while let (joint, other) = joints.record.next(&edge) {
      if joints.record[joint].awakeIndex >= 0, !isAwakeDynamic(other) {
        graph.removeJoint(joint, joints: &joints)
        joints.removeAwake(joint)
      }
    }
  }

  /// Sets `fellAsleep` in the list of moved bodies.
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
