// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the joints: the table, the lists of bodies, the list of those that are awake, and the colors of
  /// the graph.
  func codeJoints<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var count = joints.record.count
    try coder.count(&count, "the number of joints")
    if Coder.isReading { joints.record.resize(to: count, filling: JointRecord()) }
    let all = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    try codeJointStates(all, &coder)
    let used = jointRows
    if Coder.isReading { joints.liveCount = used.count }
    for row in used { try codeBodies(ofJoint: row, &coder) }
    try coder.longs(used, "the user data of a joint") { row, exchange in
      exchange(&joints.record[row].userData)
    }
    // Rows of a kind are numbered anew: nothing depends on them.
    try codeDistanceJoints(used.filter { joints.record[$0].kind == .distance }, &coder)
    try codeRevoluteJoints(used.filter { joints.record[$0].kind == .revolute }, &coder)
    try codePrismaticJoints(used.filter { joints.record[$0].kind == .prismatic }, &coder)
    try codeWeldJoints(used.filter { joints.record[$0].kind == .weld }, &coder)
    try codeMouseJoints(used.filter { joints.record[$0].kind == .mouse }, &coder)
    try codeJointEdges(&coder)
    try codeAwakeJoints(&coder)
    for color in 0..<ConstraintGraph.colorCount { try codeJoints(ofColor: color, &coder) }
    for row in used where Coder.isReading {
      // The joints that the graph holds are those of awake dynamic bodies: the direct solver finds them by either.
      let record = joints.record[row]
      let isSolved = isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB)
      try coder.require(
        isSolved == (record.awakeIndex >= 0) && isSolved == (record.color >= 0),
        "the list of awake joints")
    }
  }

  /// Use, kind and collision in a byte, 0 for a free row; generations, also of free rows.
  private func codeJointStates<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var states = all.map {
      let record = joints.record[$0]
      return record.inUse
        ? 1 | record.kind.rawValue << 1 | (record.collidesConnected ? 16 : 0) : UInt8(0)
    }
    try coder.bytes(all, "the state of a joint") { row, exchange in exchange(&states[Int(row)]) }
    for row in all where Coder.isReading {
      let state = states[Int(row)]
      let kind = JointKind(rawValue: state >> 1 & 0b111)
      try coder.require(
        state == 0 || (state & 1 != 0 && state < 32 && kind != nil), "the state of a joint")
      joints.record[row].inUse = state & 1 != 0
      joints.record[row].kind = kind ?? .distance
      joints.record[row].collidesConnected = state & 16 != 0
      if state == 0 { joints.freeList.free(row) }
    }
    try coder.words(all, "the generation of a joint") { row, exchange in
      exchange(&joints.record[row].generation)
    }
  }

  private func codeBodies<Coder: FieldCoder>(
    ofJoint row: Int32, _ coder: inout Coder
  ) throws(Coder.Failure) {
    var (a, b) = (joints.record[row].bodyA, joints.record[row].bodyB)
    try coder.index(&a, from: -1, below: bodies.record.count, "a body of a joint")
    try coder.index(&b, below: bodies.record.count, "a body of a joint")
    guard Coder.isReading else { return }
    // Only the joint of a pointer has no body A.
    let isMouse = joints.record[row].kind == .mouse
    try coder.require(
      isMouse == (a < 0) && a != b && bodies.record[b].flags.contains(.inUse)
        && (a < 0 || bodies.record[a].flags.contains(.inUse)), "a body of a joint")
    joints.record[row].bodyA = a
    joints.record[row].bodyB = b
  }

  private func codeAwakeJoints<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var awake = joints.awake.array
    try coder.rows(&awake, below: joints.record.count, "the list of awake joints")
    for row in awake where Coder.isReading {
      let record = joints.record[row]
      try coder.require(record.inUse && record.awakeIndex < 0, "the list of awake joints")
      joints.insertAwake(row)
    }
  }

  /// The joints of a color, kind after kind.
  private func codeJoints<Coder: FieldCoder>(
    ofColor color: Int, _ coder: inout Coder
  ) throws(Coder.Failure) {
    let lists = graph.colors + color
    var rows =
      lists.pointee.distanceJoints.array + lists.pointee.revoluteJoints.array
      + lists.pointee.prismaticJoints.array + lists.pointee.weldJoints.array
      + lists.pointee.mouseJoints.array
    try coder.rows(&rows, below: joints.record.count, "a color of the graph")
    for row in rows where Coder.isReading {
      let record = joints.record[row]
      try coder.require(record.awakeIndex >= 0 && record.color < 0, "a color of the graph")
      try requireFree(color, record.bodyA, &coder)
      try requireFree(color, record.bodyB, &coder)
      joints.record[row].color = Int32(truncatingIfNeeded: color)
      joints.record[row].colorIndex = lists.pointee.append(row, record.kind)
    }
  }
}
