// SPDX-License-Identifier: Apache-2.0

/// A rotation followed by a translation: from a body's frame to the world.
@frozen
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  /// The origin of the frame.
  public var position: Vector2
  /// The rotation of the frame.
  public var rotation: Rotation

  /// Creates a transform from a position and a rotation.
  @inlinable
  public init(position: Vector2, rotation: Rotation) {
    self.position = position
    self.rotation = rotation
  }

  /// The identity.
  @inlinable
  public static var identity: Transform { Transform(position: .zero, rotation: .identity) }

  /// A point of the frame in the world.
  @inlinable
  public static func * (transform: Transform, point: Vector2) -> Vector2 {
    transform.rotation * point + transform.position
  }

  /// The transform `right`, then `left`.
  @inlinable
  public static func * (left: Transform, right: Transform) -> Transform {
    Transform(position: left * right.position, rotation: left.rotation * right.rotation)
  }

  /// A point of the world in this frame.
  @inlinable
  public func inverse(_ point: Vector2) -> Vector2 { rotation.unrotate(point - position) }

  /// Another frame as seen from this one: inverse(self) · other.
  @inlinable
  public func relative(_ other: Transform) -> Transform {
    // q₁⁻¹·(p₂ − p₁) and q₁⁻¹·q₂
    Transform(
      position: rotation.unrotate(other.position - position),
      rotation: rotation.inverse * other.rotation)
  }
}
