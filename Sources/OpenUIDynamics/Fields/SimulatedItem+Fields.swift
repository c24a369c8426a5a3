import Physics2D

/// What fields read of an item, and what they leave with it.
extension SimulatedItem {
  /// Without unit (IB10).
  var charge: Float { Float(state.properties.charge ?? 0) }

  /// What the fields so far do in a step.
  func fieldInfluence(inStep step: Int) -> FieldInfluence {
    if state.fieldInfluence.step == step { return state.fieldInfluence }
    var fresh = FieldInfluence()
    fresh.step = step
    return fresh
  }

  /// Keeps what the fields so far do, and lets the item fall asleep accordingly.
  func setFieldInfluence(_ influence: FieldInfluence, in world: World) {
    state.fieldInfluence = influence
    guard let body else { return }
    world.setSleepThreshold(
      influence.sleepSpeed(usual: state.sleepSpeed, steady: state.steadyAcceleration), of: body)
  }

  /// The acceleration that brings the item from one velocity to another within a step, against
  /// everything else that accelerates it steadily, and keeps it there (S107).
  func acceleration(imposing target: Vector2, on velocity: Vector2) -> Vector2 {
    let frequency = Float(Tuning.stepsPerSecond)
    let subStep = 1 / (frequency * Float(Tuning.subSteps))
    let resistance = Float(
      min(state.properties.resistance ?? Tuning.resistance, Tuning.maximumCoefficient))
    // Damping is v ← v · (1 − d·h) after the forces of each sub-step (S059).
    let share = resistance * subStep
    let upkeep = share < 1 ? resistance / (1 - share) : 0
    return frequency * (target - velocity) - state.steadyAcceleration + upkeep * target
  }
}
