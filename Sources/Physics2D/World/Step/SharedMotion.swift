// SPDX-License-Identifier: Apache-2.0

/// The motion that all dynamic bodies share, which brings none nearer to another.
///
/// Contacts of fast bodies are found ahead, for their whole movement in a step. Where all bodies of a world fall or
/// fly together, only their relative motion can lead to contacts among them: boxes that reach as far as they fall
/// would make contacts with all that follow. Boundaries do not share the motion.
struct SharedMotion: BitwiseCopyable {
  /// The part of the velocity that all dynamic bodies have; zero if one rests or moves the other way.
  var velocity = Vector2.zero
  /// A box around all static and kinematic shapes; empty without any.
  var boundaries = BoundingBox.empty

  /// Whether there is such a motion.
  @inline(__always)
  var exists: Bool { velocity != .zero }
}

extension World {
  /// The motion that the boxes of the dynamic bodies leave out.
  var sharedMotion: SharedMotion {
    sharedVelocity == .zero
      ? SharedMotion()
      : SharedMotion(velocity: sharedVelocity, boundaries: broadPhase.boundaries)
  }

  /// The velocity that the dynamic bodies share after the sub-steps of a step.
  ///
  /// Of each component the least magnitude, where all have the same sign. A body that sleeps, whose box stays as it
  /// is, rests.
  func findSharedVelocity() -> Vector2 {
    guard settings.continuousDynamics else { return .zero }
    var range = BoundingBox.empty
    let motions = bodies.motion.base
    let count = bodies.motion.count
    var row = 0
    while row < count {
      // In most worlds the first bodies suffice to know that there is none.
      let end = row &+ 16 < count ? row &+ 16 : count
      while row < end {
        let motion = motions + row
        row &+= 1
        guard motion.pointee.isDynamic else { continue }
        let velocity = motion.pointee.linearVelocity
        range = range.union(BoundingBox(lower: velocity, upper: velocity))
      }
      guard
        range.lower.x > 0 || range.upper.x < 0 || range.lower.y > 0 || range.upper.y < 0
      else { return .zero }
    }
    let shared = Vector2(
      least(range.lower.x, range.upper.x), least(range.lower.y, range.upper.y))
    return isUsable(shared) ? shared : .zero
  }

  /// The number nearest to zero between two.
  private func least(_ lower: Float, _ upper: Float) -> Float {
    lower > 0 ? lower : (upper < 0 ? upper : 0)
  }
}
