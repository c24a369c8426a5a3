// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the chains and the shapes, without their leaves in the trees.
  func codeShapes<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try codeChains(&coder)
    var count = shapes.record.count
    try coder.count(&count, "the number of shapes")
    if Coder.isReading {
      shapes.geometry.resize(to: count, filling: ShapeGeometry())
      shapes.record.resize(to: count, filling: ShapeRecord())
    }
    let all = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    try codeShapeStates(all, &coder)
    let used = shapeRows
    try codeGeometries(used, &coder)
    try codeFilters(used, &coder)
    try codeSurfaces(used, &coder)
    try codeShapeLists(used, &coder)
    try codeSegments(used, &coder)
    guard Coder.isReading else { return }
    shapes.liveCount = used.count
    for row in all {
      let flags = shapes.record[row].flags
      if !flags.contains(.inUse) { shapes.freeList.free(row) }
      if flags.contains(.hitEvents) { shapes.hitShapeCount &+= 1 }
    }
  }

  /// The generations of chains; their segments follow with the shapes.
  private func codeChains<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var count = chains.record.count
    try coder.count(&count, "the number of chains")
    if Coder.isReading { chains.record.resize(to: count, filling: ChainRecord()) }
    for row in 0..<count {
      var generation = UInt64(chains.record[row].generation)
      try coder.number(&generation, "the generation of a chain")
      try coder.require(generation <= UInt64(UInt32.max), "the generation of a chain")
      if Coder.isReading {
        chains.record[row].generation = UInt32(truncatingIfNeeded: generation)
      }
    }
  }

  /// Flags in a byte, 0 for a free row; generations, also of free rows.
  private func codeShapeStates<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.bytes(all, "the state of a shape") { row, exchange in
      var state = UInt8(truncatingIfNeeded: shapes.record[row].flags.rawValue)
      exchange(&state)
      shapes.record[row].flags = ShapeFlags(rawValue: UInt16(state))
    }
    for row in all where Coder.isReading {
      let flags = shapes.record[row].flags
      try coder.require(
        flags.isEmpty || (flags.contains(.inUse) && flags.rawValue < 16), "the state of a shape")
    }
    try coder.words(all, "the generation of a shape") { row, exchange in
      exchange(&shapes.record[row].generation)
    }
  }

  private func codeFilters<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.longs(used, "the categories of a shape") { row, exchange in
      exchange(&shapes.record[row].filter.categories)
    }
    try coder.longs(used, "the mask of a shape") { row, exchange in
      exchange(&shapes.record[row].filter.mask)
    }
    try coder.words(used, "the group of a shape") { row, exchange in
      var group = UInt32(bitPattern: shapes.record[row].filter.group)
      exchange(&group)
      shapes.record[row].filter.group = Int32(bitPattern: group)
    }
    // A set may be one of another world: filters check its index.
    try coder.words(used, "the memberships of a shape") { row, exchange in
      var index = UInt32(bitPattern: shapes.record[row].filter.memberships.index &+ 1)
      exchange(&index)
      shapes.record[row].filter.memberships = MembershipSet(index: Int32(bitPattern: index) &- 1)
    }
    try coder.words(used, "the targets of a shape") { row, exchange in
      var index = UInt32(bitPattern: shapes.record[row].filter.targets.index &+ 1)
      exchange(&index)
      shapes.record[row].filter.targets = MembershipSet(index: Int32(bitPattern: index) &- 1)
    }
  }

  private func codeSurfaces<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.floats(used, .nonNegative, "the friction of a shape") { row, exchange in
      exchange(&shapes.record[row].material.friction)
    }
    try coder.floats(used, .nonNegative, "the restitution of a shape") { row, exchange in
      exchange(&shapes.record[row].material.restitution)
    }
    try coder.floats(used, .nonNegative, "the density of a shape") { row, exchange in
      exchange(&shapes.record[row].density)
    }
    try coder.longs(used, "the user data of a shape") { row, exchange in
      exchange(&shapes.record[row].userData)
    }
    try coder.vectors(used, .finite, "the box of a shape") { row, exchange in
      exchange(&shapes.record[row].enlargedBounds.lower)
    }
    try coder.vectors(used, .finite, "the box of a shape") { row, exchange in
      exchange(&shapes.record[row].enlargedBounds.upper)
    }
    for row in used where Coder.isReading {
      try coder.require(shapes.record[row].enlargedBounds.isValid, "the box of a shape")
    }
  }

  /// The shapes of each body, in their order.
  private func codeShapeLists<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    for body in bodyRows {
      var list: [Int32] = []
      var shape = bodies.record[body].firstShape
      while shape >= 0 {
        list.append(shape)
        shape = shapes.record[shape].nextShape
      }
      try coder.rows(&list, below: shapes.record.count, "a shape of a body")
      guard Coder.isReading else { continue }
      for row in list.reversed() {
        let record = shapes.record[row]
        try coder.require(
          record.flags.contains(.inUse) && record.body < 0, "a shape of a body")
        shapes.record[row].body = body
        shapes.record[row].nextShape = bodies.record[body].firstShape
        bodies.record[body].firstShape = row
        bodies.record[body].shapeCount &+= 1
      }
    }
    for row in used where Coder.isReading {
      try coder.require(shapes.record[row].body >= 0, "a shape of a body")
    }
  }

  /// The chain of each shape that is a segment of one.
  private func codeSegments<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    for row in used where shapes.geometry[row].kind == .chainSegment {
      var chain = shapes.record[row].chain
      try coder.index(&chain, from: -1, below: chains.record.count, "the chain of a segment")
      guard Coder.isReading, chain >= 0 else { continue }
      let (body, owner) = (shapes.record[row].body, chains.record[chain].body)
      try coder.require(owner < 0 || owner == body, "the chain of a segment")
      shapes.record[row].chain = chain
      chains.record[chain].body = body
      chains.record[chain].shapeCount &+= 1
    }
    guard Coder.isReading else { return }
    for row in 0..<chains.record.count where chains.record[row].shapeCount == 0 {
      chains.freeList.free(Int32(truncatingIfNeeded: row))
    }
  }
}
