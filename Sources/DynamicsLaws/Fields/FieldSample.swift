// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The response of a field to a sample.
package enum FieldResponse {
  /// A change of the velocity during the step, points/s.
  ///
  /// `drives` is whether the field changes the velocity of a body at rest as well; `stiffness` is
  /// (ωh)² of a spring, where h is the step.
  case change(Vector2, drives: Bool, stiffness: Float)
  /// A velocity that is imposed against all other accelerations, points/s.
  case velocity(Vector2)
}

/// The state of a body at which a field is evaluated.
package struct FieldSample {
  /// The position relative to the field's, points.
  package var offset: Vector2
  /// The velocity including the changes by the fields so far, points/s.
  package var velocity: Vector2
  /// The part of the velocity that fields would have added at rest as well, points/s.
  package var drivenVelocity: Vector2
  /// The acceleration that does not come from fields, points/s².
  package var steadyAcceleration: Vector2
  /// The mass; 1 for 100 × 100 points of density 1.
  package var mass: Float
  /// The charge, without unit.
  package var charge: Float
  /// The time coordinate of noise, in cells.
  package var noiseTime: Double
  /// The (ωh)² that a further spring may add.
  package var freeStiffness: Float

  /// Creates a sample of a body.
  package init(
    offset: Vector2, velocity: Vector2, drivenVelocity: Vector2 = .zero,
    steadyAcceleration: Vector2 = .zero, mass: Float, charge: Float, noiseTime: Double,
    freeStiffness: Float
  ) {
    self.offset = offset
    self.velocity = velocity
    self.drivenVelocity = drivenVelocity
    self.steadyAcceleration = steadyAcceleration
    self.mass = mass
    self.charge = charge
    self.noiseTime = noiseTime
    self.freeStiffness = freeStiffness
  }
}
