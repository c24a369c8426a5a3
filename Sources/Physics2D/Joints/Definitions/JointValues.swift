// SPDX-License-Identifier: Apache-2.0

/// A spring and a damper of a joint.
public struct JointSpring: Hashable, Sendable, BitwiseCopyable {
  /// The natural frequency of the joined masses on this spring, hertz, 0 or more.
  public var hertz: Float
  /// Damping as a fraction of critical damping: 0 oscillates undamped, 1 does not overshoot.
  public var dampingRatio: Float

  /// Creates a spring from a frequency in hertz and a damping ratio.
  public init(hertz: Float, dampingRatio: Float) {
    self.hertz = hertz
    self.dampingRatio = dampingRatio
  }
}

/// The range of a joint.
public struct JointLimits: Hashable, Sendable, BitwiseCopyable {
  /// The minimum angle in radians or the minimum translation in length units.
  public var lower: Float
  /// The maximum angle in radians or the maximum translation in length units; not below `lower`.
  public var upper: Float

  /// Creates limits from the minimum and the maximum value.
  public init(lower: Float, upper: Float) {
    self.lower = lower
    self.upper = upper
  }
}

/// A motor of a joint, or its friction.
public struct JointMotor: Hashable, Sendable, BitwiseCopyable {
  /// The target speed in radians per second or length units per second; 0 is friction.
  public var speed: Float
  /// The maximum torque, mass · length units²/s², or force, mass · length units/s²; 0 or more.
  public var maximumEffort: Float

  /// Creates a motor from a speed and the maximum torque or force.
  public init(speed: Float, maximumEffort: Float) {
    self.speed = speed
    self.maximumEffort = maximumEffort
  }

  /// Friction: a motor of speed 0 with a maximum torque or force.
  public static func brake(_ maximumEffort: Float) -> JointMotor {
    JointMotor(speed: 0, maximumEffort: maximumEffort)
  }
}

extension JointSpring {
  /// Throws for negative numbers and numbers that are not finite.
  func requireUsable() throws(PhysicsError) {
    guard isUsable(hertz) else { throw .notFinite("hertz") }
    guard isUsable(dampingRatio) else { throw .notFinite("dampingRatio") }
    guard hertz >= 0 else { throw .outOfRange("hertz") }
    guard dampingRatio >= 0 else { throw .outOfRange("dampingRatio") }
  }
}

extension JointLimits {
  /// Throws where the limits are in the wrong order; infinite limits are no limits.
  func requireUsable() throws(PhysicsError) {
    guard lower == lower, upper == upper else { throw .notFinite("limits") }
    guard lower <= upper, lower < .infinity, upper > -.infinity else {
      throw .outOfRange("limits")
    }
  }

  /// The limits within the coordinates that the solver can compute with.
  var bounded: JointLimits {
    JointLimits(
      lower: lower < -maximumCoordinate ? -maximumCoordinate : lower,
      upper: upper > maximumCoordinate ? maximumCoordinate : upper)
  }
}

extension JointMotor {
  /// Throws for a speed that is not finite and a negative effort; an infinite effort is allowed.
  func requireUsable() throws(PhysicsError) {
    guard isUsable(speed) else { throw .notFinite("speed") }
    guard maximumEffort == maximumEffort else { throw .notFinite("maximumEffort") }
    guard maximumEffort >= 0 else { throw .outOfRange("maximumEffort") }
  }
}
