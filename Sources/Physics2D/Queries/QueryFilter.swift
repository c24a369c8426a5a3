/// Which shapes a query sees.
public struct QueryFilter: Hashable, Sendable, BitwiseCopyable {
  /// Categories of which a shape must have one; all by default.
  ///
  /// Shapes of a positive group count as having all.
  public var mask: UInt64
  /// Whether sensors are seen; false by default.
  public var includesSensors: Bool

  /// Creates a filter; without arguments it sees every shape that is no sensor.
  public init(mask: UInt64 = .max, includesSensors: Bool = false) {
    self.mask = mask
    self.includesSensors = includesSensors
  }
}

/// Where a ray met a shape.
public struct RayHit: Hashable, Sendable, BitwiseCopyable {
  /// The shape.
  public let shape: ShapeHandle
  /// Where the ray met it, in the world.
  public let point: Vector2
  /// Outward, of length 1; zero where the ray starts inside.
  public let normal: Vector2
  /// The part of the ray before the hit, from 0 to 1.
  public let fraction: Float
}
