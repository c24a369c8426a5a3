/// How a joint gives: a spring and a damper.
public struct JointSpring: Hashable, Sendable, BitwiseCopyable {
  /// Full swings per second of the joined masses on this spring, without damping; hertz, 0 or more.
  public var hertz: Float
  /// Damping as a part of the critical one: 0 swings for ever, 1 comes to rest without overshoot.
  public var dampingRatio: Float

  /// Creates a spring from a frequency in hertz and a damping ratio.
  public init(hertz: Float, dampingRatio: Float) {
    self.hertz = hertz
    self.dampingRatio = dampingRatio
  }
}

/// How far a joint may go.
public struct JointLimits: Hashable, Sendable, BitwiseCopyable {
  /// The least angle in radians or the least shift in length units.
  public var lower: Float
  /// The greatest angle in radians or the greatest shift in length units; not below `lower`.
  public var upper: Float

  /// Creates limits from the least and the greatest value.
  public init(lower: Float, upper: Float) {
    self.lower = lower
    self.upper = upper
  }
}

/// How a joint is driven, or braked.
public struct JointMotor: Hashable, Sendable, BitwiseCopyable {
  /// The speed to reach, in radians per second or length units per second; 0 brakes.
  public var speed: Float
  /// The greatest torque or force the motor gives; 0 or more.
  public var maximumEffort: Float

  /// Creates a motor from a speed and the greatest torque or force.
  public init(speed: Float, maximumEffort: Float) {
    self.speed = speed
    self.maximumEffort = maximumEffort
  }

  /// Friction: a motor of speed 0 with a greatest torque or force.
  public static func brake(_ maximumEffort: Float) -> JointMotor {
    JointMotor(speed: 0, maximumEffort: maximumEffort)
  }
}

extension JointSpring {
  /// Throws where the spring has no meaning.
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

  /// The limits within the range of numbers that the solver can compute with.
  var bounded: JointLimits {
    JointLimits(
      lower: lower < -maximumCoordinate ? -maximumCoordinate : lower,
      upper: upper > maximumCoordinate ? maximumCoordinate : upper)
  }
}

extension JointMotor {
  /// Throws where the motor has no meaning; an infinite effort is a motor that always wins.
  func requireUsable() throws(PhysicsError) {
    guard isUsable(speed) else { throw .notFinite("speed") }
    guard maximumEffort == maximumEffort else { throw .notFinite("maximumEffort") }
    guard maximumEffort >= 0 else { throw .outOfRange("maximumEffort") }
  }
}
