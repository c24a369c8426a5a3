// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the chains and the shapes, without their leaves in the trees.
  func codeShapes(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    try codeChains(&coder)
    var count = shapes.record.count
    try coder.rowCount(&count, "the number of shapes")
    if coder.isReading {
      shapes.geometry.fill(shapeCount: count)
      shapes.record.resize(to: count, filling: ShapeRecord())
      shapes.enlargedBounds.resize(
        to: count, filling: BoundingBox(lower: .zero, upper: .zero))
    }
    let all = coder.indices(count)
    try codeShapeStates(all, &coder)
    let used = shapeRows
    try codeGeometries(used, &coder)
    if coder.isReading { shapes.geometry.share(used) }
    try codeFilters(used, &coder)
    try codeSurfaces(used, &coder)
    try codeShapeLists(used, &coder)
    try codeSegments(used, &coder)
    guard coder.isReading else { return }
    shapes.liveCount = used.count
    for row in all {
      let flags = shapes.record[row].flags
      if !flags.contains(.inUse) { shapes.freeList.free(row) }
      if flags.contains(.hitEvents) { shapes.hitShapeCount &+= 1 }
    }
  }

  /// The generations of chains; their segments follow with the shapes.
  private func codeChains(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var count = chains.record.count
    try coder.count(&count, "the number of chains")
    if coder.isReading { chains.record.resize(to: count, filling: ChainRecord()) }
    for row in 0..<count {
      var generation = UInt64(chains.record[row].generation)
      try coder.number(&generation, "the generation of a chain")
      try coder.require(generation <= UInt64(UInt32.max), "the generation of a chain")
      if coder.isReading {
        chains.record[row].generation = UInt32(truncatingIfNeeded: generation)
      }
    }
  }

  /// Flags and generation, also of free rows, of which the first word is 0.
  private func codeShapeStates(
    _ all: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(all, width: 2, "the state of a shape") { row, fields in
      var state = UInt8(truncatingIfNeeded: shapes.record[row].flags.rawValue)
      fields.bits(&state, below: 16)
      let flags = ShapeFlags(rawValue: UInt16(state))
      fields.require(flags.isEmpty || flags.contains(.inUse))
      shapes.record[row].flags = flags
      fields.word(&shapes.record[row].generation)
    }
  }

  private func codeFilters(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.table(used, width: 7, "the filter of a shape") { row, fields in
      fields.long(&shapes.record[row].filter.categories)
      fields.long(&shapes.record[row].filter.mask)
      let filter = shapes.record[row].filter
      var group = UInt32(bitPattern: filter.group)
      fields.word(&group)
      // A set may be one of another world: filters check its index.
      var memberships = UInt32(bitPattern: filter.memberships.index &+ 1)
      fields.word(&memberships)
      var targets = UInt32(bitPattern: filter.targets.index &+ 1)
      fields.word(&targets)
      guard fields.isReading else { return }
      shapes.record[row].filter.group = Int32(bitPattern: group)
      shapes.record[row].filter.memberships = MembershipSet(
        index: Int32(bitPattern: memberships) &- 1)
      shapes.record[row].filter.targets = MembershipSet(index: Int32(bitPattern: targets) &- 1)
    }
  }

  private func codeSurfaces(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.table(used, width: 9, "the surface of a shape") { row, fields in
      fields.float(&shapes.record[row].material.friction, .nonNegative)
      fields.float(&shapes.record[row].material.restitution, .nonNegative)
      fields.float(&shapes.record[row].density, .nonNegative)
      fields.long(&shapes.record[row].userData)
      fields.vector(&shapes.enlargedBounds[row].lower, .finite)
      fields.vector(&shapes.enlargedBounds[row].upper, .finite)
      fields.require(shapes.enlargedBounds[row].isValid)
    }
  }

  /// The shapes of each body, in their order.
  private func codeShapeLists(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    for body in bodyRows {
      var list: [Int32] = []
      var shape = bodies.record[body].firstShape
      while shape >= 0 {
        list.append(shape)
        shape = shapes.record[shape].nextShape
      }
      try coder.rows(&list, below: shapes.record.count, "a shape of a body")
      guard coder.isReading else { continue }
      for row in list.reversed() {
        let record = shapes.record[row]
        try coder.require(
          record.flags.contains(.inUse) && record.body < 0, "a shape of a body")
        shapes.record[row].body = body
        linkShape(row, to: body)
      }
    }
    for row in used where coder.isReading {
      try coder.require(shapes.record[row].body >= 0, "a shape of a body")
    }
  }

  /// The chain of each shape that is a segment of one.
  private func codeSegments(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    for row in used where shapes.geometry[row].kind == .chainSegment {
      var chain = shapes.record[row].chain
      try coder.index(&chain, from: -1, below: chains.record.count, "the chain of a segment")
      guard coder.isReading, chain >= 0 else { continue }
      let (body, owner) = (shapes.record[row].body, chains.record[chain].body)
      try coder.require(owner < 0 || owner == body, "the chain of a segment")
      shapes.record[row].chain = chain
      chains.record[chain].body = body
      chains.record[chain].shapeCount &+= 1
    }
    guard coder.isReading else { return }
    for row in 0..<chains.record.count where chains.record[row].shapeCount == 0 {
      chains.freeList.free(Int32(truncatingIfNeeded: row))
    }
  }
}
