extension ConstraintGraph {
  /// Computes what the stages of this step need from the bodies, and reads the joints of every colour
  /// into the arrays that they work on.
  mutating func prepare(
    _ context: StepContext, bodies: BodyRows, joints: borrowing JointTable
  ) {
    prepared.removeAll()
    prepare(color: Self.overflow, context, bodies: bodies, joints: joints)
    for color in 0..<Self.overflow {
      prepare(color: color, context, bodies: bodies, joints: joints)
    }
  }

  /// Puts the impulses back into the joints for the next step; contacts keep theirs in their lanes.
  func store(joints: inout JointTable) {
    var place = 0
    storeColor(Self.overflow, place: &place, joints: &joints)
    for color in 0..<Self.overflow { storeColor(color, place: &place, joints: &joints) }
  }

  private mutating func prepare(
    color: Int, _ context: StepContext, bodies: BodyRows, joints: borrowing JointTable
  ) {
    guard !colors[color].isEmpty else { return }
    var spans = PreparedColor()
    spans.distanceJoints = prepareJoints(
      &prepared.distanceJoints, colors[color].distanceJoints, joints.distance, joints, bodies,
      context)
    spans.revoluteJoints = prepareJoints(
      &prepared.revoluteJoints, colors[color].revoluteJoints, joints.revolute, joints, bodies,
      context)
    spans.prismaticJoints = prepareJoints(
      &prepared.prismaticJoints, colors[color].prismaticJoints, joints.prismatic, joints, bodies,
      context)
    spans.weldJoints = prepareJoints(
      &prepared.weldJoints, colors[color].weldJoints, joints.weld, joints, bodies, context)
    spans.mouseJoints = prepareJoints(
      &prepared.mouseJoints, colors[color].mouseJoints, joints.mouse, joints, bodies, context)
    spans.hasJoints = colors[color].hasJoints
    spans.color = Int32(truncatingIfNeeded: color)
    prepareContacts(color, context, bodies)
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
      storeJoints(
        prepared.distanceJoints, spans.distanceJoints, colors[color].distanceJoints,
        joints.record, &joints.distance)
      storeJoints(
        prepared.revoluteJoints, spans.revoluteJoints, colors[color].revoluteJoints,
        joints.record, &joints.revolute)
      storeJoints(
        prepared.prismaticJoints, spans.prismaticJoints, colors[color].prismaticJoints,
        joints.record, &joints.prismatic)
      storeJoints(
        prepared.weldJoints, spans.weldJoints, colors[color].weldJoints, joints.record,
        &joints.weld)
      storeJoints(
        prepared.mouseJoints, spans.mouseJoints, colors[color].mouseJoints, joints.record,
        &joints.mouse)
    }
  }
}

/// Appends the constraints of one kind and colour; returns where they lie.
private func prepareJoints<Constraint: JointConstraint>(
  _ constraints: inout Column<Constraint>, _ list: borrowing Column<Int32>,
  _ stored: borrowing JointColumn<Constraint.Joint>, _ joints: borrowing JointTable,
  _ bodies: BodyRows, _ context: StepContext
) -> Span {
  let start = Int32(truncatingIfNeeded: constraints.count)
  for place in 0..<list.count {
    let record = joints.record[list[place]]
    constraints.append(
      Constraint(
        stored[record.row], bodyA: record.bodyA, bodyB: record.bodyB, bodies: bodies,
        context: context))
  }
  return Span(start: start, end: Int32(truncatingIfNeeded: constraints.count))
}

/// Puts the impulses of one kind and colour back.
private func storeJoints<Constraint: JointConstraint>(
  _ constraints: borrowing Column<Constraint>, _ span: Span, _ list: borrowing Column<Int32>,
  _ records: borrowing Column<JointRecord>, _ stored: inout JointColumn<Constraint.Joint>
) {
  for place in 0..<list.count {
    constraints[Int(span.start) &+ place].store(into: &stored[records[list[place]].row])
  }
}
