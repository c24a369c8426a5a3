// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// What the laws read of a body beside its motion, and what they keep of it from step to step.
package struct LawSubject {
  /// The charge, without unit.
  ///
  /// (IB10)
  package var charge: Float = 0
  /// The share of the velocity lost per second.
  package var resistance = Float(Tuning.resistance)
  /// The acceleration that does not come from fields, points/s².
  package var steadyAcceleration = Vector2.zero
  /// The sleep threshold where no field acts, points/s.
  package var sleepSpeed = Tuning.sleepSpeed
  /// The effect of fields in the last step in which one acted.
  package var influence = FieldInfluence()

  /// Creates the subject of a body without charge, at the default resistance.
  package init() {}

  /// The influence of the fields so far in a step.
  package func influence(inStep step: Int) -> FieldInfluence {
    if influence.step == step { return influence }
    var fresh = FieldInfluence()
    fresh.step = step
    return fresh
  }

  /// Stores the influence of the fields so far, and sets the sleep threshold of the body accordingly.
  package mutating func store(_ influence: FieldInfluence, of body: BodyHandle, in world: World) {
    self.influence = influence
    world.setSleepThreshold(
      influence.sleepSpeed(usual: sleepSpeed, steady: steadyAcceleration), of: body)
  }

  /// The acceleration that brings a body from one velocity to another within a step and keeps it
  /// there against damping and constant accelerations.
  ///
  /// (S107)
  func acceleration(imposing target: Vector2, on velocity: Vector2) -> Vector2 {
    let frequency = Float(Tuning.stepsPerSecond)
    let subStep = 1 / (frequency * Float(Tuning.subSteps))
    // Damping is v' = (v + a·h)·(1 − d·h) in each sub-step, so that a = d·v/(1 − d·h) keeps v
    // (S059).
    let share = resistance * subStep
    let upkeep = share < 1 ? resistance / (1 - share) : 0
    // a = (v' − v)/h − a₀ + upkeep
    return frequency * (target - velocity) - steadyAcceleration + upkeep * target
  }
}
