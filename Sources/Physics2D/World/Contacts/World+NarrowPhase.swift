extension World {
  /// Finds where the shapes of awake contacts touch, and makes, ends and drops touches.
  func updateContacts() {
    let rows = NarrowPhaseRows(
      contacts: contacts.record.base, manifolds: contacts.manifold.base, gaps: contacts.gaps.base,
      shapes: shapes.record.base, geometries: shapes.geometry.base, seams: shapes.seam.base,
      poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      tolerances: Tolerances(linearSlop: settings.linearSlop), seconds: predictedSeconds)
    scratch.changedContacts.removeAll()
    var color = 0
    while color < ConstraintGraph.colorCount {
      if !graph.colors[color].contacts.isEmpty { updateTouching(color, rows) }
      color &+= 1
    }
    updateApart(rows)
    applyContactChanges()
    graph.sortContacts(&contacts, bodies, &scratch.contactOrder)
    // Contacts are new only once, in a world that was just built all of them in the same step.
    contacts.trimAwake()
    scratch.trimContacts()
  }

  /// Brings the contacts of a colour up to date, and lists those that ended.
  private func updateTouching(_ color: Int, _ rows: NarrowPhaseRows) {
    let count = graph.colors[color].contacts.blocks.count
    scratch.changedLanes.resize(to: count, filling: 0)
    let stage = TouchingStage(
      color: graph.colors + color, rows: rows, changed: scratch.changedLanes.base)
    if color == ConstraintGraph.overflow {
      stage.run(0..<count)
    } else {
      workers.run(stage, count: count, minimumChunk: 16)
    }
    let perBlock = graph.colors[color].contacts.contactsPerBlock
    let changed = scratch.changedLanes.base
    for block in 0..<count {
      var left = changed[block]
      while left != 0 {
        let place = block &* perBlock &+ left.trailingZeroBitCount
        left &= left &- 1
        scratch.changedContacts.append(graph.colors[color].contacts.rows[place])
      }
    }
  }

  /// Computes the manifolds of the contacts that the graph does not hold, and lists those that changed.
  private func updateApart(_ rows: NarrowPhaseRows) {
    let awake = contacts.awake.base
    let count = contacts.awake.count
    scratch.changes.resize(to: count, filling: [])
    let changes = scratch.changes.base
    workers.run(
      ApartStage(awake: awake, rows: rows, changes: changes), count: count, minimumChunk: 32)
    for place in 0..<count where !changes[place].isEmpty {
      if changes[place].contains(.deep) { rows.markDeep(contacts.record[awake[place]].pair) }
      if changes[place].isListed { scratch.changedContacts.append(awake[place]) }
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
        enqueueUnreported(row)
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
