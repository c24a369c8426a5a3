// SPDX-License-Identifier: Apache-2.0

// What stored joints of several kinds have in common.

/// A joint with an anchor on each of two bodies.
protocol AnchoredJoint {
  /// In the frame of body A.
  var localAnchorA: Vector2 { get set }
  /// In the frame of body B.
  var localAnchorB: Vector2 { get set }
}

/// A joint with an optional spring.
protocol SpringJoint {
  var spring: JointSpring { get set }
  var hasSpring: Bool { get set }
}

extension SpringJoint {
  /// Sets or removes the spring.
  mutating func setSpring(_ spring: JointSpring?) {
    hasSpring = spring != nil
    self.spring = spring ?? .zero
  }
}

/// A joint with optional limits and an optional motor.
protocol DrivenJoint {
  var limits: JointLimits { get set }
  var hasLimits: Bool { get set }
  var motor: JointMotor { get set }
  var hasMotor: Bool { get set }
}

extension DrivenJoint {
  /// Sets or removes the limits.
  mutating func setLimits(_ limits: JointLimits?) {
    hasLimits = limits != nil
    if let limits { self.limits = limits.bounded }
  }

  /// Sets or removes the motor.
  mutating func setMotor(_ motor: JointMotor?) {
    hasMotor = motor != nil
    if let motor { self.motor = motor }
  }
}

extension JointSpring {
  /// A spring of 0 hertz, which stands where there is none.
  static var zero: JointSpring { JointSpring(hertz: 0, dampingRatio: 0) }
}
