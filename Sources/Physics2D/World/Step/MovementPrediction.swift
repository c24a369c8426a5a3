// SPDX-License-Identifier: Apache-2.0

/// The predicted movement of a body in the next step, so that contacts are found before they happen.
///
/// A shape that moves farther in a step than the speculative distance would be drawn inside of what it hits for a
/// frame or more. So its box is extended by the movement, and its speculative contacts too; such a contact stops
/// it at the surface (Catto, "Continuous Collision", GDC 2013).
struct MovementPrediction: BitwiseCopyable {
  /// The translation of the center of mass; at most by the minimum extent where faster bodies are left to
  /// continuous collision.
  private let translation: Vector2
  /// The translation relative to the motion that all bodies share, which is that of other moving bodies.
  private let relativeTranslation: Vector2
  /// The whole translation, which matters near boundaries.
  private let boundaryTranslation: Vector2
  private let shared: SharedMotion
  /// The movement of the outline by rotation, at most the minimum extent.
  let rotationDistance: Float
  /// The bounds of the outline for any rotation.
  private let disc: BoundingBox
  /// Whether the body moves so far that its contacts need a larger speculative distance than others.
  let usesExtendedMargin: Bool

  @inline(__always)
  init(
    _ motion: BodyMotion, _ mass: BodyMass, center: Vector2, seconds: Float,
    _ settings: WorldSettings, _ shared: SharedMotion
  ) {
    // |Δc| = h·|v| and the arc h·|ω|·R of the farthest point.
    let limit = mass.minimumExtent
    let path = seconds * motion.linearVelocity
    let length = path.length
    let angularSpeed = motion.angularVelocity < 0 ? -motion.angularVelocity : motion.angularVelocity
    let arc = seconds * angularSpeed * mass.maximumExtent
    let isWhole = settings.continuousDynamics && !shared.exists || length <= limit
    boundaryTranslation = path
    translation = isWhole ? path : (limit / length) * path
    self.shared = shared
    rotationDistance = arc < limit ? arc : limit
    disc = BoundingBox(lower: center, upper: center).expanded(by: mass.maximumExtent)
    relativeTranslation = shared.exists ? path - seconds * shared.velocity : .zero
    // A body whose velocity has just been set may move far relative to others although it rests.
    let slow = 0.5 * settings.speculativeDistance
    usesExtendedMargin = length + arc > slow || relativeTranslation.lengthSquared > slow * slow
  }

  /// The box within which contacts must exist: the tight box, the predicted movement, and half of the distance
  /// from which contacts exist, since each of two shapes contributes half.
  @inline(__always)
  func contactBounds(_ tight: BoundingBox, contactDistance: Float) -> BoundingBox {
    guard usesExtendedMargin else { return tight.expanded(by: 0.5 * contactDistance) }
    // Rotation stays within the disc; translation sweeps the box.
    let box = tight.expanded(by: rotationDistance).intersection(disc).union(tight)
      .expanded(by: 0.5 * contactDistance)
    guard shared.exists else { return box.swept(by: translation) }
    let whole = box.swept(by: boundaryTranslation)
    return (whole.overlaps(shared.boundaries) ? whole : box.swept(by: translation))
      .union(box.swept(by: relativeTranslation))
  }
}

extension BoundingBox {
  /// The box around all positions of this one on a straight path.
  @inline(__always)
  fileprivate func swept(by path: Vector2) -> BoundingBox {
    let (x, y) = (path.x, path.y)
    return BoundingBox(
      lower: Vector2(lower.x + (x < 0 ? x : 0), lower.y + (y < 0 ? y : 0)),
      upper: Vector2(upper.x + (x > 0 ? x : 0), upper.y + (y > 0 ? y : 0)))
  }
}
