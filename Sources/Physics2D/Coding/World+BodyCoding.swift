// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the bodies, the list of those that are awake, and the sleeping islands.
  func codeBodies<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var count = bodies.record.count
    try coder.count(&count, "the number of bodies")
    if Coder.isReading {
      bodies.motion.resize(to: count, filling: BodyMotion())
      bodies.pose.resize(to: count, filling: BodyPose())
      bodies.mass.resize(to: count, filling: BodyMass())
      bodies.forces.resize(to: count, filling: BodyForces())
      bodies.record.resize(to: count, filling: BodyRecord())
    }
    let all = (0..<count).map { Int32(truncatingIfNeeded: $0) }
    try codeBodyStates(all, &coder)
    let used = all.filter { bodies.record[$0].flags.contains(.inUse) }
    try codePoses(used, &coder)
    try codeMasses(used, &coder)
    try codeForces(used, &coder)
    try codeRest(used, &coder)
    try codeAwakeBodies(&coder)
    try codeSleepingBodies(used, &coder)
    guard Coder.isReading else { return }
    bodies.liveCount = used.count
    // The heap of free rows gives the lowest first, in whatever order they were freed.
    for row in all where !bodies.record[row].flags.contains(.inUse) { bodies.freeList.free(row) }
    for row in used { updateInverseMass(of: row) }
  }

  /// Kind and flags in a byte, 0 for a free row; generations, also of free rows.
  private func codeBodyStates<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var states = all.map {
      UInt8(truncatingIfNeeded: bodies.record[$0].flags.rawValue) | bodies.record[$0].kind.rawValue
        << 6
    }
    try coder.bytes(all, "the state of a body") { row, exchange in exchange(&states[Int(row)]) }
    for row in all where Coder.isReading {
      let state = states[Int(row)]
      let flags = BodyFlags(rawValue: UInt16(state & 0x3F))
      let kind = BodyKind(rawValue: state >> 6)
      try coder.require(
        kind != nil && (state == 0 || flags.contains(.inUse)), "the state of a body")
      bodies.record[row].flags = flags
      bodies.record[row].kind = kind ?? .static
      bodies.motion[row].flags = kind == .dynamic ? BodyMotionFlags.dynamic.rawValue : 0
    }
    try coder.words(all, "the generation of a body") { row, exchange in
      exchange(&bodies.record[row].generation)
    }
  }

  private func codePoses<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.vectors(used, .finite, "the position of a body") { row, exchange in
      exchange(&bodies.pose[row].transform.position)
    }
    try coder.rotations(used, "the rotation of a body") { row, exchange in
      exchange(&bodies.pose[row].transform.rotation)
    }
    let positions = used.map { bodies.pose[$0].transform.position }
    try coder.vectors(used, .finite, near: positions, "the center of a body") { row, exchange in
      exchange(&bodies.pose[row].center)
      // The next step sets the start of its motion before reading it.
      if Coder.isReading { bodies.pose[row].startCenter = bodies.pose[row].center }
    }
    let rotations = used.map { bodies.pose[$0].transform.rotation }
    try coder.rotations(used, near: rotations, "the last rotation of a body") { row, exchange in
      exchange(&bodies.pose[row].startRotation)
    }
    try coder.vectors(used, .finite, "the velocity of a body") { row, exchange in
      exchange(&bodies.motion[row].linearVelocity)
    }
    try coder.floats(used, .finite, "the angular velocity of a body") { row, exchange in
      exchange(&bodies.motion[row].angularVelocity)
    }
    try coder.vectors(used, .finite, "the rounded movement of a body") { row, exchange in
      exchange(&bodies.motion[row].deltaPosition)
    }
    let derived = BodyMotionFlags.dynamic.rawValue
    try coder.words(used, "the motion of a body") { row, exchange in
      var flags = bodies.motion[row].flags & ~derived
      exchange(&flags)
      bodies.motion[row].flags = bodies.motion[row].flags & derived | flags & 0b110
    }
  }

  private func codeMasses<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.floats(used, .finite, "the mass of a body") { row, exchange in
      exchange(&bodies.mass[row].mass)
    }
    try coder.floats(used, .finite, "the inertia of a body") { row, exchange in
      exchange(&bodies.mass[row].rotationalInertia)
    }
    for row in used where Coder.isReading {
      let mass = bodies.mass[row]
      let isMassless = bodies.record[row].kind != .dynamic && mass.mass == 0
      try coder.require(isMassless || isUsableMass(mass.mass), "the mass of a body")
      try coder.require(
        mass.rotationalInertia == 0 || isUsableMass(mass.rotationalInertia),
        "the inertia of a body")
    }
    try coder.vectors(used, .finite, "the local center of a body") { row, exchange in
      exchange(&bodies.mass[row].localCenter)
    }
    try coder.floats(used, .finite, "the extent of a body") { row, exchange in
      exchange(&bodies.mass[row].minimumExtent)
    }
    try coder.floats(used, .finite, "the extent of a body") { row, exchange in
      exchange(&bodies.mass[row].maximumExtent)
    }
  }

  private func codeForces<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.vectors(used, .any, "the force on a body") { row, exchange in
      exchange(&bodies.forces[row].force)
    }
    try coder.floats(used, .any, "the torque on a body") { row, exchange in
      exchange(&bodies.forces[row].torque)
    }
    try coder.vectors(used, .usable, "the acceleration of a body") { row, exchange in
      exchange(&bodies.forces[row].acceleration)
    }
    try coder.floats(used, .usable, "the gravity of a body") { row, exchange in
      exchange(&bodies.forces[row].gravityScale)
    }
    try coder.floats(used, .nonNegative, "the damping of a body") { row, exchange in
      exchange(&bodies.forces[row].linearDamping)
    }
    try coder.floats(used, .nonNegative, "the damping of a body") { row, exchange in
      exchange(&bodies.forces[row].angularDamping)
    }
    try coder.floats(used, .any, "the load of a body") { row, exchange in
      exchange(&bodies.forces[row].rockingStiffness)
    }
    try coder.floats(used, .any, "the speed limit of a body") { row, exchange in
      exchange(&bodies.forces[row].crowdedSpeed)
    }
    try coder.floats(used, .any, "the speed limit of a body") { row, exchange in
      exchange(&bodies.forces[row].crowdedTurn)
    }
  }
}
