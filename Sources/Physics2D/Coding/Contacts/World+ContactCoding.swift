// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the contacts: the table, the lists of bodies, the colors of the graph, the list of those that
  /// the graph does not hold, and the list of those to report.
  func codeContacts(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var count = contacts.record.count
    try coder.rowCount(&count, "the number of contacts")
    if coder.isReading {
      contacts.record.resize(to: count, filling: ContactRecord())
      contacts.manifold.resize(to: count, filling: Manifold())
      contacts.reference.resize(to: count, filling: StoredReference())
    }
    try codeContactFlags(&coder)
    let used = contactRows
    if coder.isReading { contacts.liveCount = used.count }
    for row in used { try codePair(of: row, &coder) }
    try coder.table(used, width: 1, "the margin of a contact") { row, fields in
      fields.float(&contacts.record[row].margin, .finite)
    }
    try codeContactEdges(&coder)
    try codeContactColors(&coder)
    try codeAwakeContacts(used, &coder)
    let stored = used.filter {
      contacts.record[$0].flags.contains(.touching) && contacts.record[$0].color < 0
    }
    try codeManifolds(stored, &coder)
    try codeUnreportedContacts(&coder)
  }

  /// All eight flags of a contact, 0 for a free row.
  private func codeContactFlags(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    let all = coder.indices(contacts.record.count)
    try coder.table(all, width: 1, "the flags of a contact") { row, fields in
      let stored = contacts.record[row].flags
      var bits = stored.contains(.inUse) ? UInt8(truncatingIfNeeded: stored.rawValue) : 0
      fields.bits(&bits, below: 256)
      let flags = ContactFlags(rawValue: UInt16(bits))
      fields.require(flags.isEmpty || flags.contains(.inUse))
      contacts.record[row].flags = flags
    }
    for row in all where coder.isReading && contacts.record[row].flags.isEmpty {
      contacts.freeList.free(row)
    }
  }

  /// The list of contacts to report.
  private func codeUnreportedContacts(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var unreported = contacts.unreported.array
    try coder.rows(&unreported, below: contacts.record.count, "a contact to report")
    guard coder.isReading else { return }
    // A contact that was destroyed after the last step leaves its row in the list.
    for row in unreported {
      contacts.unreported.append(row)
      contacts.record[row].flags.insert(.listed)
    }
  }

  /// The shapes of a contact; bodies, friction and restitution follow from them.
  private func codePair(
    of row: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var (a, b) = (contacts.record[row].shapeA, contacts.record[row].shapeB)
    try coder.index(&a, below: shapes.record.count, "a shape of a contact")
    try coder.index(&b, below: shapes.record.count, "a shape of a contact")
    guard coder.isReading else { return }
    let (first, second) = (shapes.record[a], shapes.record[b])
    try coder.require(
      first.flags.contains(.inUse) && second.flags.contains(.inUse) && first.body != second.body,
      "a shape of a contact")
    let (kindA, kindB) = (shapes.geometry[a].kind, shapes.geometry[b].kind)
    try coder.require(
      collides(kindA, kindB)
        && (kindA.rawValue > kindB.rawValue || (kindA == kindB && a < b)), "a shape of a contact")
    // Only a sensor detects bodies of which none is dynamic.
    let isSensor = contacts.record[row].flags.contains(.sensor)
    try coder.require(
      isSensor == first.flags.union(second.flags).contains(.sensor)
        && (isSensor || bodies.motion[first.body].isDynamic
          || bodies.motion[second.body].isDynamic),
      "a shape of a contact")
    let key = PairSet.key(a, b)
    try coder.require(!broadPhase.pairs.contains(key), "a shape of a contact")
    broadPhase.pairs.insert(key)
    contacts.record[row].shapeA = a
    contacts.record[row].shapeB = b
    contacts.record[row].bodyA = first.body
    contacts.record[row].bodyB = second.body
    updateMaterial(ofContact: row)
  }

  /// The contacts of which a body is awake and that the graph does not hold, with their separating axes.
  private func codeAwakeContacts(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var awake = contacts.awake.array
    try coder.rows(&awake, below: contacts.record.count, "the list of awake contacts")
    for row in awake where coder.isReading {
      let record = contacts.record[row]
      try coder.require(
        record.flags.contains(.inUse) && record.color < 0 && record.awakeIndex < 0,
        "the list of awake contacts")
      contacts.insertAwake(row)
    }
    for row in used where coder.isReading {
      // A contact is updated while a body is awake, and solved while a dynamic one is and the shapes touch.
      let record = contacts.record[row]
      let isAwake =
        bodies.record[record.bodyA].awakeIndex >= 0 || bodies.record[record.bodyB].awakeIndex >= 0
      let isSolved =
        isSolid(record) && (isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB))
      try coder.require(
        isAwake == (record.awakeIndex >= 0 || record.color >= 0)
          && isSolved == (record.color >= 0), "the list of awake contacts")
    }
    let positions = coder.indices(awake.count)
    try coder.table(positions, width: 1, "the clearance of a contact") { index, fields in
      fields.float(&contacts.separatingAxes[index].clearance)
    }
    // Without a clearance the axis is not read.
    let clear = positions.filter { contacts.separatingAxes[$0].clearance > 0 }
    try coder.table(clear, width: 8, "the axis of a contact") { index, fields in
      fields.float(&contacts.separatingAxes[index].reach)
      fields.float(&contacts.separatingAxes[index].extentA)
      fields.vector(&contacts.separatingAxes[index].direction)
      fields.vector(&contacts.separatingAxes[index].position)
      fields.float(&contacts.separatingAxes[index].rotation.cosine)
      fields.float(&contacts.separatingAxes[index].rotation.sine)
    }
  }
}
