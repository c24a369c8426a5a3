// SPDX-License-Identifier: Apache-2.0

/// Two shapes began to touch.
public struct ContactBeginEvent: Hashable, Sendable, BitwiseCopyable {
  /// One shape.
  public let shapeA: ShapeHandle
  /// The other shape.
  public let shapeB: ShapeHandle
  /// The contact point in the world.
  public let point: Vector2
  /// The unit normal from A to B.
  public let normal: Vector2
}

/// Two shapes stopped touching, or a contact ended because a shape was destroyed or its filter changed.
public struct ContactEndEvent: Hashable, Sendable, BitwiseCopyable {
  /// One shape; may be stale.
  public let shapeA: ShapeHandle
  /// The other shape; may be stale.
  public let shapeB: ShapeHandle
}

/// Two shapes hit each other faster than 1 m/s.
public struct HitEvent: Hashable, Sendable, BitwiseCopyable {
  /// One shape.
  public let shapeA: ShapeHandle
  /// The other shape.
  public let shapeB: ShapeHandle
  /// The contact point in the world.
  public let point: Vector2
  /// The unit normal from A to B.
  public let normal: Vector2
  /// The approach speed along the normal, length units/s.
  public let approachSpeed: Float
}

/// A shape began or stopped overlapping a sensor.
public struct SensorEvent: Hashable, Sendable, BitwiseCopyable {
  /// The sensor; may be stale in an end.
  public let sensor: ShapeHandle
  /// The overlapping shape; may be stale in an end.
  public let visitor: ShapeHandle
}

/// A body that was awake in the last step.
public struct MovedBody: Hashable, Sendable, BitwiseCopyable {
  /// The body.
  public let body: BodyHandle
  /// The number that the owner gave the body.
  public let userData: UInt64
  /// The body's frame in the world at the end of the step.
  public var transform: Transform
  /// Whether the body fell asleep at the end of the step.
  public var fellAsleep: Bool
}
