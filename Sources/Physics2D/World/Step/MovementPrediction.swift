/// How far a body may move in the next step, so that its contacts can be found before they happen.
///
/// A shape that moves farther in a step than contacts look ahead would be drawn inside of what it hits
/// for a frame or more. So its box is extended by the movement, and its contacts look ahead as far; a
/// speculative contact then stops it at the surface (Catto, "Continuous Collision", GDC 2013).
struct MovementPrediction: BitwiseCopyable {
  /// Where the center of mass goes, at most as far as the least extent: what is faster is left to
  /// continuous collision.
  let translation: Vector2
  /// How far turning carries the outline, with the same limit.
  let turn: Float
  /// Where turning leaves the outline.
  private let disc: BoundingBox
  /// Whether the body moves so far that its contacts must look ahead farther than others.
  let isQuick: Bool

  init(
    _ motion: BodyMotion, _ mass: BodyMass, center: Vector2, seconds: Float,
    speculativeDistance: Float
  ) {
    let limit = mass.minimumExtent
    let way = seconds * motion.linearVelocity
    let length = way.length
    let angularSpeed = motion.angularVelocity < 0 ? -motion.angularVelocity : motion.angularVelocity
    let arc = seconds * angularSpeed * mass.maximumExtent
    translation = length > limit ? (limit / length) * way : way
    turn = arc < limit ? arc : limit
    disc = BoundingBox(lower: center, upper: center).expanded(by: mass.maximumExtent)
    isQuick = length + arc > 0.5 * speculativeDistance
  }

  /// A tight box, grown so that a contact exists before the shapes are near enough to be solved: each of
  /// the two gives half of the distance.
  func contactBounds(_ tight: BoundingBox, speculativeDistance: Float) -> BoundingBox {
    guard isQuick else { return tight.expanded(by: 0.5 * speculativeDistance) }
    let box = tight.expanded(by: turn).intersection(disc).union(tight)
      .expanded(by: 0.5 * speculativeDistance)
    let (x, y) = (translation.x, translation.y)
    return BoundingBox(
      lower: Vector2(box.lower.x + (x < 0 ? x : 0), box.lower.y + (y < 0 ? y : 0)),
      upper: Vector2(box.upper.x + (x > 0 ? x : 0), box.upper.y + (y > 0 ? y : 0)))
  }
}
