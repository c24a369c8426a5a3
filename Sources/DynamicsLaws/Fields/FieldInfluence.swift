// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The accumulated effect of fields on a body in the step that is being prepared.
package struct FieldInfluence {
  /// The step for which the influence is valid.
  package var step = -1
  /// The sum of the velocity changes in the step, points/s.
  package private(set) var velocityChange = Vector2.zero
  /// The acceleration that fields would give the item at rest, points/s²; nil where none does.
  var drivenAcceleration: Vector2?
  /// The sum of the springs' (ωh)².
  var stiffness: Float = 0
  /// The velocity that a field imposes; nil where none does.
  package private(set) var imposedVelocity: Vector2?

  /// The (ωh)² that another spring may add without making the step unstable.
  package var freeStiffness: Float { max(Tuning.maximumSpringStiffness - stiffness, 0) }

  /// The part of the velocity change that fields would add at rest as well, points/s.
  package var drivenVelocity: Vector2 {
    Float(1 / Tuning.stepsPerSecond) * (drivenAcceleration ?? .zero)
  }

  /// Adds a change of the velocity, points/s.
  package mutating func add(_ change: Vector2, drives: Bool, stiffness: Float) {
    velocityChange += change
    self.stiffness += stiffness
    guard drives else { return }
    drivenAcceleration = (drivenAcceleration ?? .zero) + Float(Tuning.stepsPerSecond) * change
  }

  /// Imposes a velocity, points/s.
  package mutating func impose(_ velocity: Vector2) { imposedVelocity = velocity }

  /// The sleep threshold, points/s: low enough to stay awake at the turning point of a swing, where
  /// the fields are about to accelerate the item again.
  ///
  /// - Parameters:
  ///   - usual: The threshold without fields.
  ///   - steady: The acceleration that does not come from fields.
  func sleepSpeed(usual: Float, steady: Vector2) -> Float {
    if let imposedVelocity { return min(usual, 0.5 * imposedVelocity.length) }
    guard let drivenAcceleration else { return usual }
    // At a turning point v = a·t.
    let turning = Tuning.timeToTurn * (steady + drivenAcceleration).length
    return min(usual, max(turning, Tuning.minimumFieldSleepSpeed))
  }
}
