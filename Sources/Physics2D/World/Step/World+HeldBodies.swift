// SPDX-License-Identifier: Apache-2.0

// Bodies that a step has held at their start because their motion was not finite, or led out of the
// usable coordinates.
extension World {
  /// Clears the impulses of all constraints of held bodies.
  ///
  /// They are not finite either: warm starting with them would hold the bodies in every further step,
  /// and events and readouts would return them.
  func clearImpulsesOfHeldBodies() {
    for index in 0..<scratch.heldBodies.count {
      let body = scratch.heldBodies[index]
      var edge = bodies.record[body].firstContactEdge
      while let (contact, _) = contacts.record.next(&edge) {
        graph.clearImpulses(of: contacts.record[contact])
      }
      edge = bodies.record[body].firstJointEdge
      while let (joint, _) = joints.record.next(&edge) { clearImpulses(of: joints.record[joint]) }
    }
  }

  private func clearImpulses(of record: JointRecord) {
    switch record.kind {
    case .distance: joints.distance[record.row].clearImpulses()
    case .revolute: joints.revolute[record.row].clearImpulses()
    case .prismatic: joints.prismatic[record.row].clearImpulses()
    case .weld: joints.weld[record.row].clearImpulses()
    case .mouse: joints.mouse[record.row].impulse = .zero
    }
  }
}

extension ConstraintGraph {
  /// Clears the impulses and approach speeds of a contact.
  fileprivate func clearImpulses(of record: ContactRecord) {
    guard record.color >= 0 else { return }
    let (color, index) = (Int(record.color), Int(record.colorIndex))
    var lane = colors[color].contacts.lane(at: index)
    var reference = colors[color].contacts.reference(at: index)
    lane.clearImpulses()
    reference.first.normalVelocity = 0
    reference.second.normalVelocity = 0
    reference.normalImpulseBeforeRestitution = 0
    reference.restitutionTangentImpulse = 0
    colors[color].contacts.set(lane, reference, at: index)
  }
}

extension ContactValues where Number == Float, Row == Int32 {
  fileprivate mutating func clearImpulses() {
    first.normalImpulse = 0
    first.totalNormalImpulse = 0
    second.normalImpulse = 0
    second.totalNormalImpulse = 0
    tangentImpulse = 0
  }
}

extension DistanceJoint {
  fileprivate mutating func clearImpulses() {
    // The axis is computed anew in each step, but read out before.
    if !axis.isFinite { axis = .zero }
    impulse = 0
    lowerImpulse = 0
    upperImpulse = 0
    pointImpulse = .zero
    energyGain = 0
  }
}

extension RevoluteJoint {
  fileprivate mutating func clearImpulses() {
    impulse = .zero
    angularSpringImpulse = 0
    motorImpulse = 0
    lowerImpulse = 0
    upperImpulse = 0
  }
}

extension PrismaticJoint {
  fileprivate mutating func clearImpulses() {
    impulse = .zero
    springImpulse = 0
    motorImpulse = 0
    lowerImpulse = 0
    upperImpulse = 0
  }
}

extension WeldJoint {
  fileprivate mutating func clearImpulses() {
    impulse = .zero
    angularImpulse = 0
  }
}
