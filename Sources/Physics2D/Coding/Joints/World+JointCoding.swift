// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the joints: the table, the lists of bodies, the list of those that are awake, and the colors of
  /// the graph.
  func codeJoints(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var count = joints.record.count
    try coder.rowCount(&count, "the number of joints")
    if coder.isReading { joints.record.resize(to: count, filling: JointRecord()) }
    let all = coder.indices(count)
    try codeJointStates(all, &coder)
    let used = jointRows
    if coder.isReading { joints.liveCount = used.count }
    for row in used { try codeBodies(ofJoint: row, &coder) }
    try coder.table(used, width: 2, "the user data of a joint") { row, fields in
      fields.long(&joints.record[row].userData)
    }
    try codeKinds(used, &coder)
    try codeJointEdges(&coder)
    try codeAwakeJoints(&coder)
    for color in 0..<ConstraintGraph.colorCount { try codeJoints(ofColor: color, &coder) }
    for row in used where coder.isReading {
      // The joints that the graph holds are those of awake dynamic bodies: the direct solver finds them by either.
      let record = joints.record[row]
      let isSolved = isAwakeDynamic(record.bodyA) || isAwakeDynamic(record.bodyB)
      try coder.require(
        isSolved == (record.awakeIndex >= 0) && isSolved == (record.color >= 0),
        "the list of awake joints")
    }
  }

  /// Use, kind, collision and generation, also of free rows, of which the first word is 0.
  private func codeJointStates(
    _ all: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(all, width: 2, "the state of a joint") { row, fields in
      let record = joints.record[row]
      var state =
        record.inUse
        ? 1 | record.kind.rawValue << 1 | (record.collidesConnected ? 16 : 0) : UInt8(0)
      fields.bits(&state, below: 32)
      let kind = JointKind(rawValue: state >> 1 & 0b111)
      fields.require(state == 0 || (state & 1 != 0 && kind != nil))
      fields.word(&joints.record[row].generation)
      guard fields.isReading else { return }
      joints.record[row].inUse = state & 1 != 0
      joints.record[row].kind = kind ?? .distance
      joints.record[row].collidesConnected = state & 16 != 0
      if state == 0 { joints.freeList.free(row) }
    }
  }

  private func codeBodies(
    ofJoint row: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var (a, b) = (joints.record[row].bodyA, joints.record[row].bodyB)
    try coder.index(&a, from: -1, below: bodies.record.count, "a body of a joint")
    try coder.index(&b, below: bodies.record.count, "a body of a joint")
    guard coder.isReading else { return }
    // Only the joint of a pointer has no body A.
    let isMouse = joints.record[row].kind == .mouse
    try coder.require(
      isMouse == (a < 0) && a != b && bodies.record[b].flags.contains(.inUse)
        && (a < 0 || bodies.record[a].flags.contains(.inUse)), "a body of a joint")
    joints.record[row].bodyA = a
    joints.record[row].bodyB = b
  }

  private func codeAwakeJoints(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var awake = joints.awake.array
    try coder.rows(&awake, below: joints.record.count, "the list of awake joints")
    for row in awake where coder.isReading {
      let record = joints.record[row]
      try coder.require(record.inUse && record.awakeIndex < 0, "the list of awake joints")
      joints.insertAwake(row)
    }
  }

  /// The joints of a color, kind after kind.
  private func codeJoints(
    ofColor color: Int, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    let lists = graph.colors + color
    var rows =
      lists.pointee.distanceJoints.array + lists.pointee.revoluteJoints.array
      + lists.pointee.prismaticJoints.array + lists.pointee.weldJoints.array
      + lists.pointee.mouseJoints.array
    try coder.rows(&rows, below: joints.record.count, "a color of the graph")
    for row in rows where coder.isReading {
      let record = joints.record[row]
      try coder.require(record.awakeIndex >= 0 && record.color < 0, "a color of the graph")
      try requireFree(color, record.bodyA, &coder)
      try requireFree(color, record.bodyB, &coder)
      joints.record[row].color = Int32(truncatingIfNeeded: color)
      joints.record[row].colorIndex = lists.pointee.append(row, record.kind)
    }
  }
}
