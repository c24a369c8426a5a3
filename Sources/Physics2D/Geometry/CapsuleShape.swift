// SPDX-License-Identifier: Apache-2.0

/// A capsule: all points within a radius of the line between two points.
public struct CapsuleShape: Hashable, Sendable, BitwiseCopyable {
  /// The center of the first round end, in the body's frame.
  public let start: Vector2
  /// The center of the second round end, in the body's frame.
  public let end: Vector2
  /// The radius in length units, above 0.
  public let radius: Float

  /// Creates a capsule.
  ///
  /// Refused are numbers that are not finite, a radius of 0 or less, and coincident ends (use a circle).
  public init(from start: Vector2, to end: Vector2, radius: Float) throws(PhysicsError) {
    try requireLine(from: start, to: end)
    try requireUsable(radius, "radius")
    guard radius > 0 else { throw .emptyShape }
    self.start = start
    self.end = end
    self.radius = radius
  }

  private init(start: Vector2, end: Vector2, of capsule: CapsuleShape) {
    self.start = start
    self.end = end
    radius = capsule.radius
  }

  func transformed(by transform: Transform) -> CapsuleShape {
    CapsuleShape(start: transform * start, end: transform * end, of: self)
  }
}
