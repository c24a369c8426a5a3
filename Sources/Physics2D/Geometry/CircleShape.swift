// SPDX-License-Identifier: Apache-2.0

/// A solid circle.
public struct CircleShape: Hashable, Sendable, BitwiseCopyable {
  /// The center, in the body's frame.
  public let center: Vector2
  /// The radius in length units, above 0.
  public let radius: Float

  /// Creates a circle; numbers that are not finite and a radius of 0 or less are refused.
  public init(center: Vector2 = .zero, radius: Float) throws(PhysicsError) {
    try requireUsable(center, "center")
    try requireUsable(radius, "radius")
    guard radius > 0 else { throw .emptyShape }
    self.center = center
    self.radius = radius
  }

  private init(center: Vector2, of circle: CircleShape) {
    self.center = center
    radius = circle.radius
  }

  func transformed(by transform: Transform) -> CircleShape {
    CircleShape(center: transform * center, of: self)
  }
}

/// The maximum coordinate of a shape, in length units.
///
/// Up to it the fourth powers in the rotational inertia are finite in `Float`.
let maximumCoordinate: Float = 1e8

/// Refuses a point that the engine cannot compute with.
func requireUsable(_ point: Vector2, _ name: StaticString) throws(PhysicsError) {
  try requireUsable(point.x, name)
  try requireUsable(point.y, name)
}

/// Refuses a number that the engine cannot compute with.
func requireUsable(_ number: Float, _ name: StaticString) throws(PhysicsError) {
  guard number >= -maximumCoordinate, number <= maximumCoordinate else { throw .notFinite(name) }
}
