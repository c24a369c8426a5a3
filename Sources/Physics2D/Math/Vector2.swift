// SPDX-License-Identifier: Apache-2.0

/// A vector or a point of the plane, in the world's length unit.
@frozen
public struct Vector2: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal part.
  public var x: Float
  /// The vertical part.
  public var y: Float

  /// Creates a vector from its parts.
  @inlinable
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The zero vector.
  @inlinable
  public static var zero: Vector2 { Vector2(0, 0) }
}

extension Vector2 {
  /// The sum of two vectors.
  @inlinable
  public static func + (left: Vector2, right: Vector2) -> Vector2 {
    Vector2(left.x + right.x, left.y + right.y)
  }

  /// The difference of two vectors.
  @inlinable
  public static func - (left: Vector2, right: Vector2) -> Vector2 {
    Vector2(left.x - right.x, left.y - right.y)
  }

  /// The opposite vector.
  @inlinable
  public static prefix func - (vector: Vector2) -> Vector2 { Vector2(-vector.x, -vector.y) }

  /// A vector scaled by a number.
  @inlinable
  public static func * (scale: Float, vector: Vector2) -> Vector2 {
    Vector2(scale * vector.x, scale * vector.y)
  }

  /// Adds a vector in place.
  @inlinable
  public static func += (left: inout Vector2, right: Vector2) { left = left + right }

  /// Subtracts a vector in place.
  @inlinable
  public static func -= (left: inout Vector2, right: Vector2) { left = left - right }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector2) -> Float { x * other.x + y * other.y }

  /// The z component of the cross product.
  @inlinable
  public func cross(_ other: Vector2) -> Float { x * other.y - y * other.x }

  /// The velocity of a point at a moment arm: ω × r.
  @inlinable
  public static func cross(_ angularVelocity: Float, _ arm: Vector2) -> Vector2 {
    Vector2(-angularVelocity * arm.y, angularVelocity * arm.x)
  }

  /// The vector rotated by a quarter turn from x towards y.
  @inlinable
  public var leftPerpendicular: Vector2 { Vector2(-y, x) }

  /// The vector rotated by a quarter turn from y towards x.
  @inlinable
  public var rightPerpendicular: Vector2 { Vector2(y, -x) }

  /// The square of the length.
  @inlinable
  public var lengthSquared: Float { x * x + y * y }

  /// The length.
  @inlinable
  public var length: Float { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in this direction; zero if the length is too small to divide by.
  @inlinable
  public var normalized: Vector2 {
    let length = self.length
    guard length > .leastNormalMagnitude else { return .zero }
    return (1 / length) * self
  }

  /// Whether both parts are finite.
  @inlinable
  public var isFinite: Bool { 0 * x + 0 * y == 0 }

  /// The point at a fraction of the way to another.
  @inlinable
  public func interpolated(to other: Vector2, at fraction: Float) -> Vector2 {
    Vector2((1 - fraction) * x + fraction * other.x, (1 - fraction) * y + fraction * other.y)
  }
}
