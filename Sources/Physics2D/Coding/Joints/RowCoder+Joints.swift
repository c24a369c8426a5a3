// SPDX-License-Identifier: Apache-2.0

// Impulses may have any bits: the step that makes them unusable holds the bodies, and clears them.

extension RowCoder {
  /// Writes or reads the anchors of a joint.
  fileprivate mutating func anchors<Joint: AnchoredJoint>(_ joint: inout Joint) {
    vector(&joint.localAnchorA, .usable)
    vector(&joint.localAnchorB, .usable)
  }

  /// Writes or reads a spring.
  fileprivate mutating func spring(_ spring: inout JointSpring) {
    float(&spring.hertz, .nonNegative)
    float(&spring.dampingRatio, .nonNegative)
  }

  /// Writes or reads the limits and the motor of a joint.
  fileprivate mutating func drives<Joint: DrivenJoint>(_ joint: inout Joint) {
    float(&joint.limits.lower, .finite)
    float(&joint.limits.upper, .finite)
    float(&joint.motor.speed, .usable)
    float(&joint.motor.maximumEffort, .unbounded)
  }
}

extension DistanceJoint: CodedJoint {
  static var width: Int { 18 }
  static var name: FieldName { "a distance joint" }

  /// Writes or reads the joint.
  mutating func code(_ fields: inout RowCoder) {
    var options: UInt8 = (hasSpring ? 1 : 0) | (hasRange ? 2 : 0)
    fields.bits(&options, below: 4)
    hasSpring = options & 1 != 0
    hasRange = options & 2 != 0
    fields.anchors(&self)
    fields.spring(&spring)
    fields.float(&length, .nonNegative)
    fields.float(&minimumLength, .nonNegative)
    fields.float(&maximumLength, .nonNegative)
    fields.vector(&axis)
    fields.float(&impulse)
    fields.float(&lowerImpulse)
    fields.float(&upperImpulse)
    fields.vector(&pointImpulse)
    fields.float(&energyGain)
  }
}

extension RevoluteJoint: CodedJoint {
  static var width: Int { 21 }
  static var name: FieldName { "a revolute joint" }

  /// Writes or reads the joint.
  mutating func code(_ fields: inout RowCoder) {
    var options: UInt8 =
      (hasSpring ? 1 : 0) | (hasAngularSpring ? 2 : 0) | (hasLimits ? 4 : 0) | (hasMotor ? 8 : 0)
    fields.bits(&options, below: 16)
    hasSpring = options & 1 != 0
    hasAngularSpring = options & 2 != 0
    hasLimits = options & 4 != 0
    hasMotor = options & 8 != 0
    fields.anchors(&self)
    fields.spring(&spring)
    fields.spring(&angularSpring)
    fields.drives(&self)
    fields.float(&referenceAngle, .usable)
    fields.float(&angle)
    fields.vector(&impulse)
    fields.float(&angularSpringImpulse)
    fields.float(&motorImpulse)
    fields.float(&lowerImpulse)
    fields.float(&upperImpulse)
  }
}

extension PrismaticJoint: CodedJoint {
  static var width: Int { 20 }
  static var name: FieldName { "a prismatic joint" }

  /// Writes or reads the joint.
  mutating func code(_ fields: inout RowCoder) {
    var options: UInt8 = (hasSpring ? 1 : 0) | (hasLimits ? 2 : 0) | (hasMotor ? 4 : 0)
    fields.bits(&options, below: 8)
    hasSpring = options & 1 != 0
    hasLimits = options & 2 != 0
    hasMotor = options & 4 != 0
    fields.anchors(&self)
    fields.spring(&spring)
    fields.drives(&self)
    fields.vector(&localAxis, .usable)
    fields.float(&referenceAngle, .usable)
    fields.vector(&impulse)
    fields.float(&springImpulse)
    fields.float(&motorImpulse)
    fields.float(&lowerImpulse)
    fields.float(&upperImpulse)
  }
}

extension WeldJoint: CodedJoint {
  static var width: Int { 12 }
  static var name: FieldName { "a weld joint" }

  /// Writes or reads the joint.
  mutating func code(_ fields: inout RowCoder) {
    fields.anchors(&self)
    fields.spring(&linearSpring)
    fields.spring(&angularSpring)
    fields.float(&referenceAngle, .usable)
    fields.vector(&impulse)
    fields.float(&angularImpulse)
  }
}

extension MouseJoint: CodedJoint {
  static var width: Int { 9 }
  static var name: FieldName { "a mouse joint" }

  /// Writes or reads the joint.
  mutating func code(_ fields: inout RowCoder) {
    fields.vector(&localAnchor, .usable)
    fields.vector(&target, .usable)
    fields.spring(&spring)
    fields.float(&maximumForce, .unbounded)
    fields.vector(&impulse)
  }
}
