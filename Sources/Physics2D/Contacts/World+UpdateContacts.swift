// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Creates the contacts of new pairs, updates the manifolds of awake contacts, and begins, ends and destroys
  /// contacts.
  func updateContacts() {
    // New contacts only add rows, so that they are created while others are updated; but one between bodies that
    // sleep wakes them, and piles are updated color by color.
    let areApart = reserveNewContacts() && !settings.stabilizesPiles
    if !areApart { createContacts() }
    var view = narrowPhaseView()
    // Touching contacts first, color by color, then the others: the list of changes has an order that
    // does not depend on the workers.
    scratch.changedContacts.removeAll()
    if areApart { updateAllTouchingContacts(view) } else { updateTouchingContactsByColor(view) }
    listTouchingChanges(view)
    contacts.reserveAwake(forMore: scratch.changedContacts.count)
    view.separatingAxes = contacts.separatingAxes.base
    updateSeparatedContacts(view)
    graph.sortContacts(&contacts, bodies, &scratch.contactOrder)
    // In the first step of a world all contacts are new; later steps need a fraction of that memory.
    contacts.trimAwake()
    scratch.trimContacts()
  }

  private func narrowPhaseView() -> NarrowPhaseView {
    NarrowPhaseView(
      contacts: contacts.record.base, manifolds: contacts.manifold.base,
      separatingAxes: contacts.separatingAxes.base,
      shapes: shapes.record.base, bounds: shapes.enlargedBounds.base,
      geometries: shapes.geometry.view,
      internalEdges: shapes.internalEdges.base,
      poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      forces: bodies.forces.base,
      tolerances: Tolerances(
        linearSlop: settings.linearSlop, contactMargin: settings.contactMargin),
      seconds: predictedSeconds, maximumPushSpeed: settings.maximumContactPushSpeed,
      continuousDynamics: settings.continuousDynamics, stabilizesPiles: settings.stabilizesPiles,
      hasCrowd: flagCrowdedBodies())
  }

  /// Updates the contacts of all colors in one stage, while the caller creates contacts.
  private func updateAllTouchingContacts(_ view: NarrowPhaseView) {
    let count = resizeTouchingChanges()
    let slices = Slices(of: count, minimum: 4)
    let stage = TouchingContactSlices(
      colors: graph.colors, view: view, changes: scratch.touchingChanges.base, slices: slices)
    workers.run(
      stage, count: slices.count, minimumChunk: 1, chunksPerWorker: 8, meanwhile: createContacts)
  }

  /// Updates the contacts of one color after the other.
  private func updateTouchingContactsByColor(_ view: NarrowPhaseView) {
    resizeTouchingChanges()
    var changes = scratch.touchingChanges.base
    for color in 0..<ConstraintGraph.colorCount {
      let count = graph.colors[color].contacts.blocks.count
      let stage = TouchingContactStage(color: graph.colors + color, view: view, changes: changes)
      // In the overflow color blocks may share a body, so that one thread takes them all.
      if color == ConstraintGraph.overflow {
        stage.run(0..<count)
      } else {
        // Blocks that keep their manifolds take a tenth of the time of others.
        workers.run(stage, count: count, minimumChunk: 2, chunksPerWorker: 8)
      }
      changes += count
    }
  }

  /// Makes room for the changes of all blocks; returns their number.
  @discardableResult
  private func resizeTouchingChanges() -> Int {
    var count = 0
    for color in 0..<ConstraintGraph.colorCount {
      count &+= graph.colors[color].contacts.blocks.count
    }
    scratch.touchingChanges.resize(to: count, filling: TouchingChange())
    return count
  }

  /// Lists the touching contacts that ended, and marks deep bodies, in the order of colors, blocks and lanes.
  private func listTouchingChanges(_ view: NarrowPhaseView) {
    var changes = scratch.touchingChanges.base
    for color in 0..<ConstraintGraph.colorCount {
      let list = graph.colors + color
      let perBlock = list.pointee.contacts.contactsPerBlock
      let count = list.pointee.contacts.blocks.count
      for block in 0..<count {
        let change = changes[block]
        var left = change.ended | change.lifted
        while left != 0 {
          let lane = left.trailingZeroBitCount
          left &= left &- 1
          let row = list.pointee.contacts.rows[block &* perBlock &+ lane]
          if contacts.record[row].flags.apply(change, lane: lane) {
            scratch.changedContacts.append(row)
          }
        }
        left = change.deep
        while left != 0 {
          let index = block &* perBlock &+ left.trailingZeroBitCount
          left &= left &- 1
          view.markDeep(list.pointee.contacts.pair(at: index))
        }
      }
      changes += count
    }
  }

  /// Updates the contacts that the graph does not hold, and applies all changes; those of touching contacts, which
  /// take contacts from the graph, meanwhile.
  private func updateSeparatedContacts(_ view: NarrowPhaseView) {
    let awake = contacts.awake.base
    let count = contacts.awake.count
    scratch.changes.resize(to: count, filling: [])
    let changes = scratch.changes.base
    let endedCount = scratch.changedContacts.count
    // With a contact margin the stage writes rows of contacts.
    let isMeanwhile = view.tolerances.contactMargin == 0
    workers.run(
      SeparatedContactStage(awake: awake, view: view, changes: changes), count: count,
      minimumChunk: 32, chunksPerWorker: 16
    ) {
      if isMeanwhile { applyContactChanges(0..<endedCount) }
    }
    if !isMeanwhile { applyContactChanges(0..<endedCount) }
    for index in 0..<count where !changes[index].isEmpty {
      contacts.record[awake[index]].flags.apply(changes[index])
      if changes[index].contains(.crowded) {
        view.markCrowded(contacts.record[awake[index]].pair)
      }
      if changes[index].contains(.nearCrowd) {
        view.limitSpeeds(
          contacts.record[awake[index]].pair, normal: contacts.manifold[awake[index]].normal)
      }
      if changes[index].contains(.deep) { view.markDeep(contacts.record[awake[index]].pair) }
      if changes[index].isListed { scratch.changedContacts.append(awake[index]) }
    }
    applyContactChanges(endedCount..<scratch.changedContacts.count)
  }

  /// Begins, ends and destroys contacts in the order in which they were found, so that the graph assigns
  /// colors in a defined order.
  private func applyContactChanges(_ range: Range<Int>) {
    for index in range {
      let row = scratch.changedContacts[index]
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

extension ContactFlags {
  /// Sets what has become of a touching contact; returns whether it ended, or a touch that was reported did.
  fileprivate mutating func apply(_ change: TouchingChange, lane: Int) -> Bool {
    let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: lane)
    if change.lifted & bit != 0 {
      guard contains(.reported) else { return false }
      insert(.lifted)
      return true
    }
    remove(.touching)
    if change.disjoint & bit != 0 { insert(.disjoint) }
    return true
  }

  /// Sets what has become of a contact that the graph does not hold.
  fileprivate mutating func apply(_ change: ContactChange) {
    if change.contains(.touch) { formSymmetricDifference(.touching) }
    if change.contains(.boundsDisjoint) { insert(.disjoint) }
  }
}
