extension ConstraintGraph {
  /// Computes what the stages of this step need from the bodies, and reads the joints of every colour
  /// into the arrays that they work on.
  mutating func prepare(
    _ context: StepContext, bodies: BodyRows, joints: borrowing JointTable
  ) {
    var reader = JointReader(bodies, context)
    prepared.removeAll()
    prepare(color: Self.overflow, &reader, joints: joints)
    for color in 0..<Self.overflow { prepare(color: color, &reader, joints: joints) }
  }

  /// Puts the impulses back into the joints for the next step; contacts keep theirs in their lanes.
  func store(joints: inout JointTable) {
    var place = 0
    storeColor(Self.overflow, place: &place, joints: &joints)
    for color in 0..<Self.overflow { storeColor(color, place: &place, joints: &joints) }
  }

  private mutating func prepare(
    color: Int, _ reader: inout JointReader, joints: borrowing JointTable
  ) {
    guard !colors[color].isEmpty else { return }
    let perBlock = colors[color].contacts.contactsPerBlock
    var spans = PreparedColor()
    spans.distanceJoints = prepareJoints(
      &prepared.distanceJoints, colors[color].distanceJoints, joints.distance, joints.record,
      jointsPerBlock: perBlock, &reader)
    spans.revoluteJoints = prepareJoints(
      &prepared.revoluteJoints, colors[color].revoluteJoints, joints.revolute, joints.record,
      jointsPerBlock: perBlock, &reader)
    spans.prismaticJoints = prepareJoints(
      &prepared.prismaticJoints, colors[color].prismaticJoints, joints.prismatic, joints.record,
      jointsPerBlock: perBlock, &reader)
    spans.weldJoints = prepareJoints(
      &prepared.weldJoints, colors[color].weldJoints, joints.weld, joints.record,
      jointsPerBlock: perBlock, &reader)
    spans.mouseJoints = prepareJoints(
      &prepared.mouseJoints, colors[color].mouseJoints, joints.mouse, joints.record,
      jointsPerBlock: perBlock, &reader)
    spans.hasJoints = colors[color].hasJoints
    spans.color = Int32(truncatingIfNeeded: color)
    prepareContacts(color, reader.context, reader.bodies)
    prepared.colors.append(spans)
  }

  /// Computes what the contacts of a colour need from their bodies.
  private func prepareContacts(_ color: Int, _ context: StepContext, _ bodies: BodyRows) {
    let blocks = colors[color].contacts.blocks.base
    let states = colors[color].contacts.states.base
    let count = colors[color].contacts.blocks.count
    for index in 0..<count { blocks[index].prepare(states + index, bodies, context) }
  }

  private func storeColor(
    _ color: Int, place: inout Int, joints: inout JointTable
  ) {
    guard !colors[color].isEmpty else { return }
    let spans = prepared.colors[place]
    place &+= 1
    if spans.hasJoints {
      let perBlock = colors[color].contacts.contactsPerBlock
      storeJoints(
        prepared.distanceJoints, spans.distanceJoints, colors[color].distanceJoints,
        joints.record, jointsPerBlock: perBlock, joints.distance)
      storeJoints(
        prepared.revoluteJoints, spans.revoluteJoints, colors[color].revoluteJoints,
        joints.record, jointsPerBlock: perBlock, joints.revolute)
      storeJoints(
        prepared.prismaticJoints, spans.prismaticJoints, colors[color].prismaticJoints,
        joints.record, jointsPerBlock: perBlock, joints.prismatic)
      storeJoints(
        prepared.weldJoints, spans.weldJoints, colors[color].weldJoints,
        joints.record, jointsPerBlock: perBlock, joints.weld)
      storeJoints(
        prepared.mouseJoints, spans.mouseJoints, colors[color].mouseJoints,
        joints.record, jointsPerBlock: perBlock, joints.mouse)
    }
  }
}

/// Appends the blocks of one kind and colour; returns where they lie.
private func prepareJoints<Block: JointBlock>(
  _ blocks: inout Column<Block>, _ list: borrowing Column<Int32>,
  _ stored: borrowing JointColumn<Block.Joint>, _ records: borrowing Column<JointRecord>,
  jointsPerBlock: Int, _ reader: inout JointReader
) -> Span {
  let start = Int32(truncatingIfNeeded: blocks.count)
  var place = 0
  while place < list.count {
    let rows = jointRows(list, place, jointsPerBlock)
    let joints = RowLanes(records.base, rows.joints)
    let ends = JointEnds(
      bodyA: joints.read { $0.bodyA }, bodyB: joints.read { $0.bodyB }, count: rows.count)
    blocks.append(Block(RowLanes(stored.rows.base, joints.read { $0.row }), ends, &reader))
    place &+= jointsPerBlock
  }
  return Span(start: start, end: Int32(truncatingIfNeeded: blocks.count))
}

/// Puts the impulses of one kind and colour back.
private func storeJoints<Block: JointBlock>(
  _ blocks: borrowing Column<Block>, _ span: Span, _ list: borrowing Column<Int32>,
  _ records: borrowing Column<JointRecord>, jointsPerBlock: Int,
  _ stored: borrowing JointColumn<Block.Joint>
) {
  var block = blocks.base + Int(span.start)
  var place = 0
  while place < list.count {
    let joints = RowLanes(records.base, jointRows(list, place, jointsPerBlock).joints)
    block.pointee.store(into: RowLanes(stored.rows.base, joints.read { $0.row }))
    block += 1
    place &+= jointsPerBlock
  }
}

/// The joints of a block, and how many there are; lanes without one repeat the last.
private func jointRows(
  _ list: borrowing Column<Int32>, _ place: Int, _ jointsPerBlock: Int
) -> (joints: SIMD8<Int32>, count: Int) {
  let left = list.count &- place
  let count = left < jointsPerBlock ? left : jointsPerBlock
  let rows = list.base + place
  var joints = SIMD8<Int32>(repeating: rows[count &- 1])
  for lane in 0..<count { joints[lane] = rows[lane] }
  return (joints, count)
}
