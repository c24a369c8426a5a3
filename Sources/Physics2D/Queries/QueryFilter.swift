// SPDX-License-Identifier: Apache-2.0

/// The shapes that a query finds.
public struct QueryFilter: Hashable, Sendable, BitwiseCopyable {
  /// The categories of which a shape must have at least one; all by default.
  ///
  /// Shapes of a positive group have all.
  public var mask: UInt64
  /// Whether sensors are found; false by default.
  public var includesSensors: Bool

  /// Creates a filter; without arguments for every shape that is no sensor.
  public init(mask: UInt64 = .max, includesSensors: Bool = false) {
    self.mask = mask
    self.includesSensors = includesSensors
  }
}

/// The intersection of a ray and a shape.
public struct RayHit: Hashable, Sendable, BitwiseCopyable {
  /// The shape.
  public let shape: ShapeHandle
  /// The point of intersection in the world.
  public let point: Vector2
  /// The outward unit normal; zero if the ray starts inside.
  public let normal: Vector2
  /// The fraction of the ray before the intersection, from 0 to 1.
  public let fraction: Float
}
