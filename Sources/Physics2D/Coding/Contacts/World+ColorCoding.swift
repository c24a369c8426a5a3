// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the contacts of each color of the graph, in their order, with their lanes.
  func codeContactColors(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    if coder.isReading { graph.colorSets.resize(to: bodies.record.count, filling: 0) }
    var lanes = ContactLanes()
    for color in 0..<ConstraintGraph.colorCount {
      var rows = graph.colors[color].contacts.rows.array
      try coder.rows(&rows, below: contacts.record.count, "a color of the graph")
      for (index, row) in rows.enumerated() {
        if coder.isReading { try requireColor(color, ofContact: row, &coder) }
        let isRead = coder.isReading
        lanes.append(
          row,
          isRead ? lane(ofContact: row) : graph.colors[color].contacts.lane(at: index),
          isRead ? reference(ofContact: row) : graph.colors[color].contacts.reference(at: index))
      }
    }
    try lanes.code(&coder, bodies, hasRockingStiffness: settings.stabilizesPiles)
    guard coder.isReading else { return try codeSortStates(&coder) }
    for (index, row) in lanes.rows.enumerated() {
      let color = Int(contacts.record[row].color)
      contacts.record[row].colorIndex = graph.colors[color].contacts.append(
        row, lanes.lanes[index], lanes.references[index])
    }
    try codeSortStates(&coder)
  }

  /// Refuses a contact that cannot have a color, and gives it to the others.
  private func requireColor(
    _ color: Int, ofContact row: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    let record = contacts.record[row]
    try coder.require(
      record.flags.contains(.inUse) && record.color < 0, "a color of the graph")
    try requireFree(color, record.bodyA, &coder)
    try requireFree(color, record.bodyB, &coder)
    contacts.record[row].color = Int16(truncatingIfNeeded: color)
  }

  /// Adds a color to those of a body; refuses it if another constraint of the body has it.
  func requireFree(
    _ color: Int, _ body: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    guard color != ConstraintGraph.overflow, body >= 0, bodies.motion[body].isDynamic else {
      return
    }
    let bit = UInt32(1) << UInt32(color)
    try coder.require(graph.colorSets[body] & bit == 0, "a color of the graph")
    graph.colorSets[body] |= bit
  }

  /// A lane with what follows from the tables.
  private func lane(ofContact row: Int32) -> ContactLane {
    let record = contacts.record[row]
    var lane = ContactLane(0, row: 0)
    lane.offsetA = BodyOffset.of(record.bodyA)
    lane.offsetB = BodyOffset.of(record.bodyB)
    lane.friction = record.friction
    return lane
  }

  private func reference(ofContact row: Int32) -> ReferenceLane {
    let record = contacts.record[row]
    var reference = ReferenceLane(0, row: 0)
    reference.shapeA = record.shapeA
    reference.shapeB = record.shapeB
    reference.restitution = record.restitution
    let areMoving =
      bodies.motion[record.bodyA].isDynamic && bodies.motion[record.bodyB].isDynamic
    reference.radiusB = shapes.geometry[record.shapeB].cornerRadius(
      margin: areMoving ? record.margin : 0)
    return reference
  }

  /// The numbers that decide when the contacts of a color are sorted.
  private func codeSortStates(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    for color in 0..<ConstraintGraph.colorCount {
      let state = graph.colors[color].contacts.sortState
      // The sum is compared with a part of the number of contacts only: beyond 2³⁰ it may stay.
      let limit = 1 << 30
      var sum = Int32(truncatingIfNeeded: min(state.changeCount, limit))
      var recent = Int32(
        truncatingIfNeeded: min(state.changeCount &- state.previousChangeCount, Int(sum)))
      try coder.index(&sum, below: limit + 1, "the order of a color")
      try coder.index(&recent, below: Int(sum) + 1, "the order of a color")
      guard coder.isReading else { continue }
      graph.colors[color].contacts.sortState.changeCount = Int(sum)
      graph.colors[color].contacts.sortState.previousChangeCount = Int(sum &- recent)
    }
  }
}
