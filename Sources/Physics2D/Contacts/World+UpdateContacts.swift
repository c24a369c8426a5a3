// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Updates the manifolds of awake contacts, and begins, ends and destroys contacts.
  func updateContacts() {
    let view = NarrowPhaseView(
      contacts: contacts.record.base, manifolds: contacts.manifold.base,
      separatingAxes: contacts.separatingAxes.base,
      shapes: shapes.record.base, geometries: shapes.geometry.base,
      internalEdges: shapes.internalEdges.base,
      poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      forces: bodies.forces.base,
      tolerances: Tolerances(
        linearSlop: settings.linearSlop, contactMargin: settings.contactMargin),
      seconds: predictedSeconds, maximumPushSpeed: settings.maximumContactPushSpeed,
      continuousDynamics: settings.continuousDynamics, stabilizesPiles: settings.stabilizesPiles,
      hasCrowd: flagCrowdedBodies())
    // Touching contacts first, color by color, then the others: the list of changes has an order that
    // does not depend on the workers.
    scratch.changedContacts.removeAll()
    var color = 0
    while color < ConstraintGraph.colorCount {
      if !graph.colors[color].contacts.isEmpty { updateTouchingContacts(color, view) }
      color &+= 1
    }
    updateSeparatedContacts(view)
    applyContactChanges()
    graph.sortContacts(&contacts, bodies, &scratch.contactOrder)
    // In the first step of a world all contacts are new; later steps need a fraction of that memory.
    contacts.trimAwake()
    scratch.trimContacts()
  }

  /// Updates the contacts of a color, and lists those that ended.
  private func updateTouchingContacts(_ color: Int, _ view: NarrowPhaseView) {
    let count = graph.colors[color].contacts.blocks.count
    scratch.changedLanes.resize(to: count, filling: 0)
    let stage = TouchingContactStage(
      color: graph.colors + color, view: view, changed: scratch.changedLanes.base)
    // In the overflow color blocks may share a body, so that one thread takes them all.
    if color == ConstraintGraph.overflow {
      stage.run(0..<count)
    } else {
      // Blocks that keep their manifolds take a tenth of the time of others.
      workers.run(stage, count: count, minimumChunk: 2, chunksPerWorker: 8)
    }
    // Bits in the order of blocks and lanes, whoever set them.
    let perBlock = graph.colors[color].contacts.contactsPerBlock
    let changed = scratch.changedLanes.base
    for block in 0..<count {
      var left = changed[block]
      while left != 0 {
        let index = block &* perBlock &+ left.trailingZeroBitCount
        left &= left &- 1
        scratch.changedContacts.append(graph.colors[color].contacts.rows[index])
      }
    }
  }

  /// Updates the contacts that the graph does not hold, and lists those that changed.
  private func updateSeparatedContacts(_ view: NarrowPhaseView) {
    let awake = contacts.awake.base
    let count = contacts.awake.count
    scratch.changes.resize(to: count, filling: [])
    let changes = scratch.changes.base
    workers.run(
      SeparatedContactStage(awake: awake, view: view, changes: changes), count: count,
      minimumChunk: 32, chunksPerWorker: 16)
    for index in 0..<count where !changes[index].isEmpty {
      if changes[index].contains(.crowded) {
        view.markCrowded(contacts.record[awake[index]].pair)
      }
      if changes[index].contains(.besideCrowd) {
        view.limitSpeeds(contacts.record[awake[index]].pair)
      }
      if changes[index].contains(.deep) { view.markDeep(contacts.record[awake[index]].pair) }
      if changes[index].isListed { scratch.changedContacts.append(awake[index]) }
    }
  }

  /// Begins, ends and destroys contacts in the order in which they were found, so that the graph assigns
  /// colors in a defined order.
  private func applyContactChanges() {
    var index = 0
    while index < scratch.changedContacts.count {
      let row = scratch.changedContacts[index]
      index &+= 1
      let record = contacts.record[row]
      // Four cases: the shapes are apart in a speculative contact, the boxes parted, the shapes began to touch, or
      // they ended to touch.
      if record.flags.contains(.lifted) {
        contacts.record[row].flags.remove(.lifted)
        endTouch(row)
        enqueueUnreported(row)
      } else if record.flags.contains(.disjoint) {
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
