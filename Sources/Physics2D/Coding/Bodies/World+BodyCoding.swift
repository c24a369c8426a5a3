// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the bodies, the list of those that are awake, and the sleeping islands.
  func codeBodies(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var count = bodies.record.count
    try coder.rowCount(&count, "the number of bodies")
    if coder.isReading {
      bodies.motion.resize(to: count, filling: BodyMotion())
      bodies.pose.resize(to: count, filling: BodyPose())
      bodies.mass.resize(to: count, filling: BodyMass())
      bodies.forces.resize(to: count, filling: BodyForces())
      bodies.record.resize(to: count, filling: BodyRecord())
    }
    let all = coder.indices(count)
    try codeBodyStates(all, &coder)
    let used = bodyRows
    try codeMotions(used, &coder)
    try codeMasses(used, &coder)
    try codeForces(used, &coder)
    try codeRest(used, &coder)
    try codeAwakeBodies(&coder)
    try codeSleepingBodies(used, &coder)
    guard coder.isReading else { return }
    bodies.liveCount = used.count
    // The heap of free rows gives the lowest first, in whatever order they were freed.
    for row in all where !bodies.record[row].flags.contains(.inUse) { bodies.freeList.free(row) }
    for row in used { updateInverseMass(of: row) }
  }

  /// Kind, flags and generation, also of free rows, of which the first word is 0.
  private func codeBodyStates(
    _ all: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(all, width: 2, "the state of a body") { row, fields in
      let record = bodies.record[row]
      var state = UInt8(truncatingIfNeeded: record.flags.rawValue) | record.kind.rawValue << 6
      fields.bits(&state, below: 256)
      let flags = BodyFlags(rawValue: UInt8(state & 0x3F))
      let kind = BodyKind(rawValue: state >> 6)
      fields.require(kind != nil && (state == 0 || flags.contains(.inUse)))
      fields.word(&bodies.record[row].generation)
      guard fields.isReading else { return }
      bodies.record[row].flags = flags
      bodies.record[row].kind = kind ?? .static
      bodies.motion[row].flags = kind == .dynamic ? BodyMotionFlags.dynamic.rawValue : 0
    }
  }

  private func codeMotions(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.table(used, width: 14, "the motion of a body") { row, fields in
      fields.vector(&bodies.pose[row].transform.position, .finite)
      fields.rotation(&bodies.pose[row].transform.rotation)
      let pose = bodies.pose[row].transform
      fields.vector(&bodies.pose[row].center, .finite, near: pose.position)
      fields.rotation(&bodies.pose[row].startRotation, near: pose.rotation)
      fields.vector(&bodies.motion[row].linearVelocity, .finite)
      fields.float(&bodies.motion[row].angularVelocity, .finite)
      fields.vector(&bodies.motion[row].deltaPosition, .finite)
      let derived = BodyMotionFlags.dynamic.union(.jointed).union(.ownForces).rawValue
      var flags = bodies.motion[row].flags & ~derived
      fields.word(&flags)
      guard fields.isReading else { return }
      bodies.motion[row].flags = bodies.motion[row].flags & derived | flags & 0b110
      // The next step sets the start of its motion before reading it.
      bodies.pose[row].startCenter = bodies.pose[row].center
    }
  }

  private func codeMasses(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.table(used, width: 6, "the mass of a body") { row, fields in
      fields.float(&bodies.mass[row].mass, .finite)
      fields.float(&bodies.mass[row].rotationalInertia, .finite)
      fields.vector(&bodies.mass[row].localCenter, .finite)
      fields.float(&bodies.mass[row].minimumExtent, .finite)
      fields.float(&bodies.mass[row].maximumExtent, .finite)
      let mass = bodies.mass[row]
      let isMassless = bodies.record[row].kind != .dynamic && mass.mass == 0
      fields.require(isMassless || isUsableMass(mass.mass))
      fields.require(mass.rotationalInertia == 0 || isUsableMass(mass.rotationalInertia))
    }
  }

  private func codeForces(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.table(used, width: 11, "the forces on a body") { row, fields in
      fields.vector(&bodies.forces[row].force)
      fields.float(&bodies.forces[row].torque)
      fields.vector(&bodies.forces[row].acceleration, .usable)
      fields.float(&bodies.forces[row].gravityScale, .usable)
      fields.float(&bodies.forces[row].linearDamping, .nonNegative)
      fields.float(&bodies.forces[row].angularDamping, .nonNegative)
      fields.float(&bodies.forces[row].rockingStiffness)
      fields.float(&bodies.forces[row].crowdedSpeed)
      fields.float(&bodies.forces[row].crowdedTurn)
    }
  }
}
