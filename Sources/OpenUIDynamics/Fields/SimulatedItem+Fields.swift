// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The properties of an item that fields read and write.
extension SimulatedItem {
  /// The charge, without unit.
  ///
  /// (IB10)
  var charge: Float { Float(state.properties.charge ?? 0) }

  /// The influence of the fields so far in a step.
  func fieldInfluence(inStep step: Int) -> FieldInfluence {
    if state.fieldInfluence.step == step { return state.fieldInfluence }
    var fresh = FieldInfluence()
    fresh.step = step
    return fresh
  }

  /// Stores the influence of the fields so far, and sets the sleep threshold accordingly.
  func setFieldInfluence(_ influence: FieldInfluence, in world: World) {
    state.fieldInfluence = influence
    guard let body else { return }
    world.setSleepThreshold(
      influence.sleepSpeed(usual: state.sleepSpeed, steady: state.steadyAcceleration), of: body)
  }

  /// The acceleration that brings the item from one velocity to another within a step and keeps it
  /// there against damping and constant accelerations.
  ///
  /// (S107)
  func acceleration(imposing target: Vector2, on velocity: Vector2) -> Vector2 {
    let frequency = Float(Tuning.stepsPerSecond)
    let subStep = 1 / (frequency * Float(Tuning.subSteps))
    let resistance = Float(
      min(state.properties.resistance ?? Tuning.resistance, Tuning.maximumCoefficient))
    // Damping is v' = (v + a·h)·(1 − d·h) in each sub-step, so that a = d·v/(1 − d·h) keeps v
    // (S059).
    let share = resistance * subStep
    let upkeep = share < 1 ? resistance / (1 - share) : 0
    // a = (v' − v)/h − a₀ + upkeep
    return frequency * (target - velocity) - state.steadyAcceleration + upkeep * target
  }
}
