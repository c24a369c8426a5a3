extension ConstraintGraph {
  /// Reads the contacts and joints of every colour into the arrays that the stages work on.
  mutating func prepare(
    _ context: StepContext, bodies: BodyRows, contacts: borrowing ContactTable,
    joints: borrowing JointTable
  ) {
    prepared.removeAll()
    prepare(
      color: Self.overflow, contactsPerBlock: 1, context, bodies: bodies, contacts: contacts,
      joints: joints)
    for color in 0..<Self.overflow {
      prepare(
        color: color, contactsPerBlock: laneCount, context, bodies: bodies, contacts: contacts,
        joints: joints)
    }
  }

  /// Puts the impulses back into the contacts and joints for the next step.
  func store(contacts: inout ContactTable, joints: inout JointTable) {
    var place = 0
    storeColor(
      Self.overflow, contactsPerBlock: 1, place: &place, contacts: &contacts, joints: &joints)
    for color in 0..<Self.overflow {
      storeColor(
        color, contactsPerBlock: laneCount, place: &place, contacts: &contacts, joints: &joints)
    }
  }

  private mutating func prepare(
    color: Int, contactsPerBlock: Int, _ context: StepContext, bodies: BodyRows,
    contacts: borrowing ContactTable, joints: borrowing JointTable
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
    spans.contacts = prepareContacts(
      color: color, contactsPerBlock: contactsPerBlock, context, bodies, contacts)
    prepared.colors.append(spans)
  }

  private mutating func prepareContacts(
    color: Int, contactsPerBlock: Int, _ context: StepContext, _ bodies: BodyRows,
    _ contacts: borrowing ContactTable
  ) -> Span {
    let start = Int32(truncatingIfNeeded: prepared.contactBlocks.count)
    let count = colors[color].contacts.count
    let rows = colors[color].contacts.base
    let records = contacts.record.base
    let manifolds = contacts.manifold.base
    var place = 0
    while place < count {
      prepared.contactBlocks.append(ContactBlock())
      let block = prepared.contactBlocks.base + (prepared.contactBlocks.count &- 1)
      let end = place &+ contactsPerBlock < count ? place &+ contactsPerBlock : count
      var lane = 0
      while place < end {
        let row = Int(rows[place])
        block.pointee.fill(
          lane: lane, record: records[row], manifold: manifolds[row], bodies: bodies,
          context: context)
        lane &+= 1
        place &+= 1
      }
    }
    return Span(start: start, end: Int32(truncatingIfNeeded: prepared.contactBlocks.count))
  }

  private func storeColor(
    _ color: Int, contactsPerBlock: Int, place: inout Int, contacts: inout ContactTable,
    joints: inout JointTable
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
    storeContacts(spans.contacts, color: color, contactsPerBlock: contactsPerBlock, &contacts)
  }

  private func storeContacts(
    _ span: Span, color: Int, contactsPerBlock: Int, _ contacts: inout ContactTable
  ) {
    let count = colors[color].contacts.count
    let rows = colors[color].contacts.base
    let manifolds = contacts.manifold.base
    var block = prepared.contactBlocks.base + Int(span.start)
    var place = 0
    while place < count {
      let end = place &+ contactsPerBlock < count ? place &+ contactsPerBlock : count
      var lane = 0
      while place < end {
        block.pointee.store(lane: lane, into: &manifolds[Int(rows[place])])
        lane &+= 1
        place &+= 1
      }
      block += 1
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
