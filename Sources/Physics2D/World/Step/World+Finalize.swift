extension World {
  /// Moves the awake bodies by what the solver found, and their boxes with them.
  func finalizeBodies(_ context: StepContext) {
    let count = bodies.awake.count
    events.moved.reserve(count)
    scratch.outcomes.resize(to: count, filling: [])
    let stage = FinalizeStage(
      rows: finalizeRows, awake: bodies.awake.base, moved: events.moved.base,
      outcomes: scratch.outcomes.base, settings: settings, context: context,
      hasBoundaries: broadPhase.hasBoundaries)
    workers.run(stage, count: count, leastChunk: 64)
    events.moved.setCount(count)
    listOutcomes()
  }

  /// Lists what the stage found about the bodies, in the order of the awake list.
  private func listOutcomes() {
    islands.rested.removeAll()
    scratch.fastBodies.removeAll()
    scratch.fastBullets.removeAll()
    let awake = bodies.awake.base
    let outcomes = scratch.outcomes.base
    var place = 0
    let count = bodies.awake.count
    while place < count {
      let outcome = outcomes[place]
      let row = awake[place]
      place &+= 1
      guard !outcome.isEmpty else { continue }
      if outcome.contains(.rested) { islands.rested.append(row) }
      if outcome.contains(.fast) { scratch.fastBodies.append(row) }
      if outcome.contains(.fastBullet) { scratch.fastBullets.append(row) }
      if outcome.contains(.enlarged) { listEnlargedShapes(ofBody: row) }
    }
  }

  /// Brings the boxes of bodies that continuous collision has placed up to date.
  func updateBoxes(ofBodies list: UnsafeMutablePointer<Int32>, _ count: Int) {
    let rows = finalizeRows
    let settings = settings
    var index = 0
    while index < count {
      if rows.updateBoxes(ofBody: Int(list[index]), settings, predictedSeconds) {
        listEnlargedShapes(ofBody: list[index])
      }
      index &+= 1
    }
  }

  /// Lists the shapes of a body that left their enlarged boxes.
  private func listEnlargedShapes(ofBody row: Int32) {
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      if shapes.record[shape].flags.contains(.enlarged) {
        shapes.record[shape].flags.remove(.enlarged)
        broadPhase.enlarged.append(shape)
      }
      shape = shapes.record[shape].nextShape
    }
  }

  private var finalizeRows: FinalizeRows {
    FinalizeRows(
      motions: bodies.motion.base, poses: bodies.pose.base, masses: bodies.mass.base,
      drives: bodies.drive.base, records: bodies.record.base, shapes: shapes.record.base,
      geometries: shapes.geometry.base)
  }

  /// Brings the trees up to date with the boxes that were enlarged.
  func refitProxies() {
    let records = shapes.record.base
    let bodyRecords = bodies.record.base
    let count = broadPhase.enlarged.count
    guard count > 0 else { return }
    var index = 0
    while index < count {
      let shape = broadPhase.enlarged[index]
      let record = records + Int(shape)
      let box = record.pointee.enlargedBounds
      if bodyRecords[Int(record.pointee.body)].kind == .dynamic {
        broadPhase.dynamicTree.enlarge(record.pointee.proxy, to: box)
      } else {
        broadPhase.kinematicTree.enlarge(record.pointee.proxy, to: box)
      }
      index &+= 1
    }
    broadPhase.enlarged.removeAll()
    broadPhase.dynamicTree.update()
    broadPhase.kinematicTree.update()
  }
}
