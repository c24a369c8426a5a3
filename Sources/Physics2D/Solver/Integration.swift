extension BodyRows {
  /// Turns gravity, forces and damping into velocity for one sub-step.
  ///
  /// Damping is v ← v · max(0, 1 − d·h) (S059), after the forces, as in the engine generation that
  /// UIKit Dynamics was built on.
  func integrateVelocities(_ context: StepContext) {
    let step = context.subStep
    let limit = context.maximumLinearSpeed
    let spinLimit = Self.maximumRotation * context.inverseSubStep
    for position in 0..<awakeCount {
      let row = Int(awake[position])
      guard motion[row].isDynamic else { continue }
      let resistance = mass[row]
      let push = drive[row]
      var velocity = motion[row].linearVelocity
      velocity +=
        step
        * (push.gravityScale * context.gravity + push.acceleration
          + resistance.inverseMass * push.force)
      velocity = dampingFactor(push.linearDamping * step) * velocity
      motion[row].linearVelocity = capped(velocity, limit)
      let spin = motion[row].angularVelocity + step * resistance.inverseInertia * push.torque
      motion[row].angularVelocity = capped(
        dampingFactor(push.angularDamping * step) * spin, spinLimit)
    }
  }

  /// Moves the awake bodies by their velocities for one sub-step.
  func integratePositions(_ context: StepContext) {
    let step = context.subStep
    for position in 0..<awakeCount {
      let row = Int(awake[position])
      motion[row].deltaPosition += step * motion[row].linearVelocity
      motion[row].deltaRotation = motion[row].deltaRotation.integrated(
        by: step * motion[row].angularVelocity)
    }
  }

  /// Radians that a body turns at most in one sub-step: an eighth of a turn, beyond which contact
  /// anchors turned to first order say nothing.
  private static var maximumRotation: Float { 0.25 * Float.pi }

  private func dampingFactor(_ share: Float) -> Float { share < 1 ? 1 - share : 0 }

  /// A velocity no faster than a limit; zero where forces went beyond what a float can hold.
  private func capped(_ velocity: Vector2, _ limit: Float) -> Vector2 {
    let square = velocity.lengthSquared
    if square <= limit * limit { return velocity }
    return square.isFinite ? (limit / square.squareRoot()) * velocity : .zero
  }

  private func capped(_ spin: Float, _ limit: Float) -> Float {
    if spin > limit { return limit }
    return spin < -limit ? -limit : (spin == spin ? spin : 0)
  }
}
