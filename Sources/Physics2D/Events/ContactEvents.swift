/// Two shapes began to touch.
public struct ContactBeginEvent: Hashable, Sendable, BitwiseCopyable {
  /// One shape.
  public let shapeA: ShapeHandle
  /// The other shape.
  public let shapeB: ShapeHandle
  /// Where they touch, in the world.
  public let point: Vector2
  /// From A to B, of length 1.
  public let normal: Vector2
}

/// Two shapes stopped touching, or one that touched was destroyed or given a filter that forbids it.
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
  /// Where they hit, in the world.
  public let point: Vector2
  /// From A to B, of length 1.
  public let normal: Vector2
  /// How fast they came together along the normal, length units/s.
  public let approachSpeed: Float
}

/// A shape began or stopped to overlap a sensor.
public struct SensorEvent: Hashable, Sendable, BitwiseCopyable {
  /// The sensor; may be stale in an end.
  public let sensor: ShapeHandle
  /// What came or went; may be stale in an end.
  public let visitor: ShapeHandle
}

/// A body that was awake in the last step.
public struct MovedBody: Hashable, Sendable, BitwiseCopyable {
  /// The body.
  public let body: BodyHandle
  /// The number that the owner gave the body.
  public let userData: UInt64
  /// The body's frame in the world after the step.
  public var transform: Transform
  /// Whether the body fell asleep at the end of the step.
  public var fellAsleep: Bool
}
