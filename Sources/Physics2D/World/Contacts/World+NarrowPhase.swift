/// How far bodies may move relative to each other, in slops, before their manifold is computed anew: half
/// of the distance from which contacts are seen coming.
private let recycleSlops: Float = 2

extension World {
  /// Finds where the shapes of awake contacts touch, and makes, ends and drops touches.
  func updateContacts() {
    let rows = NarrowPhaseRows(
      contacts: contacts.record.base, manifolds: contacts.manifold.base, gaps: contacts.gap.base,
      shapes: shapes.record.base, geometries: shapes.geometry.base, seams: shapes.seam.base,
      poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      tolerances: Tolerances(linearSlop: settings.linearSlop), seconds: predictedSeconds)
    scratch.changedContacts.removeAll()
    var color = 0
    while color < ConstraintGraph.colorCount {
      if !graph.colors[color].contacts.isEmpty {
        updateTouching(&graph.colors[color].contacts, rows, &scratch.changedContacts)
      }
      color &+= 1
    }
    updateApart(rows)
    applyContactChanges()
  }

  /// Computes the manifolds of the contacts that the graph does not hold.
  private func updateApart(_ rows: NarrowPhaseRows) {
    let awake = contacts.awake.base
    let count = contacts.awake.count
    var place = 0
    while place < count {
      let contact = awake[place]
      place &+= 1
      guard !rows.gaps[Int(contact)].isOpen(rows.contacts[Int(contact)], rows) else { continue }
      if updateContact(Int(contact), rows) != .none { scratch.changedContacts.append(contact) }
    }
  }

  /// Makes and ends touches in the order in which they were found, so that the graph fills in a defined
  /// order.
  private func applyContactChanges() {
    var place = 0
    while place < scratch.changedContacts.count {
      let row = scratch.changedContacts[place]
      place &+= 1
      let record = contacts.record[row]
      if record.flags.contains(.disjoint) {
        destroyContact(row)
      } else if record.flags.contains(.touching) {
        listUnreported(row)
        guard !record.flags.contains(.sensor) else { continue }
        wakeIfAsleep(record.bodyA)
        wakeIfAsleep(record.bodyB)
        addToGraph(row)
      } else {
        if record.color >= 0 {
          graph.removeContact(row, contacts: &contacts)
          contacts.insertAwake(row)
        }
        endTouch(row)
      }
    }
  }

  private func endTouch(_ row: Int32) {
    guard contacts.record[row].flags.contains(.reported) else { return }
    reportEnd(of: contacts.record[row])
    contacts.record[row].flags.remove(.reported)
  }
}

/// Carries the manifolds of a colour on, computes those for which that is not enough, and lists the
/// contacts that ended.
private func updateTouching(
  _ list: inout ContactList, _ rows: NarrowPhaseRows, _ changed: inout Column<Int32>
) {
  let recycleDistance = recycleSlops * rows.tolerances.linearSlop
  let count = list.blocks.count
  let perBlock = list.contactsPerBlock
  let blocks = list.blocks.base
  let references = list.references.base
  var index = 0
  while index < count {
    let due = blocks[index].refresh(
      references[index], rows.poses, recycleDistance: recycleDistance,
      speculativeDistance: rows.tolerances.speculativeDistance)
    if isAny(due) {
      let end = (index &+ 1) &* perBlock
      var place = index &* perBlock
      while place < end, place < list.count {
        if due[place & (perBlock &- 1)], recompute(place, list, rows) != .none {
          changed.append(list.rows[place])
        }
        place &+= 1
      }
    }
    index &+= 1
  }
}

/// Computes the manifold of a contact in the graph.
private func recompute(
  _ place: Int, _ list: borrowing ContactList, _ rows: NarrowPhaseRows
) -> ContactChange {
  let contact = Int(list.rows[place])
  let manifold = rows.manifolds + contact
  list.lane(at: place).store(into: &manifold.pointee)
  let change = updateContact(contact, rows)
  if change != .parted {
    let record = rows.contacts[contact]
    let lane = ContactLane(record, manifold.pointee)
    list.set(
      lane,
      ReferenceLane(
        manifold.pointee, lane, poseA: rows.poses[Int(record.bodyA)],
        poseB: rows.poses[Int(record.bodyB)]),
      at: place)
  }
  return change
}
