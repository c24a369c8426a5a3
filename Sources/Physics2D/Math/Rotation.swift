// SPDX-License-Identifier: Apache-2.0

/// A rotation of the plane as cosine and sine; positive from x towards y.
///
/// With y down on screen that is clockwise, with y up counter-clockwise.
@frozen
public struct Rotation: Hashable, Sendable, BitwiseCopyable {
  /// The cosine of the angle.
  public var cosine: Float
  /// The sine of the angle.
  public var sine: Float

  /// Creates a rotation from a cosine and a sine, which must form a unit vector.
  @inlinable
  public init(cosine: Float, sine: Float) {
    self.cosine = cosine
    self.sine = sine
  }

  /// Creates a rotation by an angle in radians.
  public init(angle: Float) {
    (cosine, sine) = cosineAndSine(of: angle)
  }

  /// The identity.
  @inlinable
  public static var identity: Rotation { Rotation(cosine: 1, sine: 0) }

  /// The angle in radians, from −π to π.
  public var angle: Float { arctangent(y: sine, x: cosine) }

  /// The inverse rotation.
  @inlinable
  public var inverse: Rotation { Rotation(cosine: cosine, sine: -sine) }

  /// The rotation `right`, then `left`.
  @inlinable
  public static func * (left: Rotation, right: Rotation) -> Rotation {
    // The sum of two angles: cos(a + b) = cos a·cos b − sin a·sin b.
    Rotation(
      cosine: left.cosine * right.cosine - left.sine * right.sine,
      sine: left.sine * right.cosine + left.cosine * right.sine)
  }

  /// A vector rotated by a rotation.
  @inlinable
  public static func * (rotation: Rotation, vector: Vector2) -> Vector2 {
    Vector2(
      rotation.cosine * vector.x - rotation.sine * vector.y,
      rotation.sine * vector.x + rotation.cosine * vector.y)
  }

  /// A vector rotated by the inverse of this rotation.
  @inlinable
  public func unrotate(_ vector: Vector2) -> Vector2 {
    Vector2(cosine * vector.x + sine * vector.y, -sine * vector.x + cosine * vector.y)
  }

  /// The rotation normalized to unit length; the identity if the length is too small.
  @inlinable
  public var normalized: Rotation {
    // Without a direction there is no rotation to keep.
    let length = (cosine * cosine + sine * sine).squareRoot()
    guard length > .leastNormalMagnitude else { return .identity }
    let inverse = 1 / length
    return Rotation(cosine: cosine * inverse, sine: sine * inverse)
  }

  /// The rotation after a small rotation, to first order and normalized.
  @inlinable
  public func integrated(by deltaAngle: Float) -> Rotation {
    // c ← c − Δθ·s, s ← s + Δθ·c
    Rotation(cosine: cosine - deltaAngle * sine, sine: sine + deltaAngle * cosine).normalized
  }

  /// Whether both parts are finite and the length is 1 within one percent.
  @inlinable
  public var isValid: Bool {
    let square = cosine * cosine + sine * sine
    return square > 0.98 && square < 1.02
  }

  /// The normalized rotation at a fraction of the way to another.
  @inlinable
  public func interpolated(to other: Rotation, at fraction: Float) -> Rotation {
    // Linear interpolation of (c, s), normalized.
    Rotation(
      cosine: (1 - fraction) * cosine + fraction * other.cosine,
      sine: (1 - fraction) * sine + fraction * other.sine
    ).normalized
  }
}
