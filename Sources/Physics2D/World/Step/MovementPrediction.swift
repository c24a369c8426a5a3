// SPDX-License-Identifier: Apache-2.0

/// The predicted movement of a body in the next step, so that contacts are found before they happen.
///
/// A shape that moves farther in a step than the speculative distance would be drawn inside of what it hits for a
/// frame or more. So its box is extended by the movement, and its speculative contacts too; such a contact stops
/// it at the surface (Catto, "Continuous Collision", GDC 2013).
struct MovementPrediction: BitwiseCopyable {
  /// The translation of the center of mass; at most by the minimum extent where faster bodies are left to
  /// continuous collision.
  let translation: Vector2
  /// The movement of the outline by rotation, at most the minimum extent.
  let rotationDistance: Float
  /// The bounds of the outline for any rotation.
  private let disc: BoundingBox
  /// Whether the body moves so far that its contacts need a larger speculative distance than others.
  let usesExtendedMargin: Bool

  @inline(__always)
  init(
    _ motion: BodyMotion, _ mass: BodyMass, center: Vector2, seconds: Float,
    _ settings: WorldSettings
  ) {
    // |Δc| = h·|v| and the arc h·|ω|·R of the farthest point.
    let limit = mass.minimumExtent
    let path = seconds * motion.linearVelocity
    let length = path.length
    let angularSpeed = motion.angularVelocity < 0 ? -motion.angularVelocity : motion.angularVelocity
    let arc = seconds * angularSpeed * mass.maximumExtent
    let isWhole = settings.continuousDynamics || length <= limit
    translation = isWhole ? path : (limit / length) * path
    rotationDistance = arc < limit ? arc : limit
    disc = BoundingBox(lower: center, upper: center).expanded(by: mass.maximumExtent)
    usesExtendedMargin = length + arc > 0.5 * settings.speculativeDistance
  }

  /// The box within which contacts must exist: the tight box, the predicted movement, and half of the distance
  /// from which contacts exist, since each of two shapes contributes half.
  @inline(__always)
  func contactBounds(_ tight: BoundingBox, contactDistance: Float) -> BoundingBox {
    guard usesExtendedMargin else { return tight.expanded(by: 0.5 * contactDistance) }
    // Rotation stays within the disc; translation sweeps the box.
    let turned =
      rotationDistance > 0
      ? tight.expanded(by: rotationDistance).intersection(disc).union(tight) : tight
    let box = turned.expanded(by: 0.5 * contactDistance)
    let (x, y) = (translation.x, translation.y)
    return BoundingBox(
      lower: Vector2(box.lower.x + (x < 0 ? x : 0), box.lower.y + (y < 0 ? y : 0)),
      upper: Vector2(box.upper.x + (x > 0 ? x : 0), box.upper.y + (y > 0 ? y : 0)))
  }
}
