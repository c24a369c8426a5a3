// SPDX-License-Identifier: Apache-2.0

/// One degree of freedom of eight joints: a translation along an axis, or a rotation.
///
/// Each function is one sequential-impulse iteration (Catto, "Iterative Dynamics with Temporal
/// Coherence", GDC 2005): it updates an accumulated impulse λ in place and returns the difference Δλ,
/// which the caller applies to the bodies along its own Jacobian J. `mass` is the effective mass
/// 1 / (J·M⁻¹·Jᵀ) and `speed` is the constraint velocity J·v.
enum AxialConstraint {
  /// Solves an equality constraint or a spring; without an error there is no position term.
  @inline(__always)
  static func solveEquality(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, error: Lanes?,
    _ coefficients: ConstraintCoefficients
  ) -> Lanes {
    // λ' = a·λ − m·(b·J·v + c·C), see `ConstraintCoefficients`.
    var velocityError = coefficients.velocity * speed
    if let error { velocityError = velocityError + coefficients.position * error }
    let total = coefficients.impulse * impulse - mass * velocityError
    let delta = total - impulse
    impulse = total
    return delta
  }

  /// Solves a motor, whose impulse stays within ± its maximum; a maximum of 0 is no motor.
  @inline(__always)
  static func solveMotor(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, targetSpeed: Lanes, maximumImpulse: Lanes
  ) -> Lanes {
    // λ' = clamp(λ − m·(J·v − v₀), −h·Fmax, h·Fmax): the accumulated impulse is clamped, not Δλ.
    let unclamped = impulse - mass * (speed - targetSpeed)
    let total = maximum(minimum(unclamped, maximumImpulse), Lanes() - maximumImpulse)
    let delta = total - impulse
    impulse = total
    return delta
  }

  /// Solves an inequality C ≥ 0, where C is the clearance to the limit and `speed` is its derivative; `maximumError` of
  /// −C is corrected.
  @inline(__always)
  static func solveLimit(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, clearance: Lanes,
    maximumError: Float, _ context: StepContext, isRelaxing: Bool
  ) -> Lanes {
    // C > 0: speculative, J·v + C/h ≥ 0 lets the clearance close within the sub-step and no further.
    // C ≤ 0: soft, with the bias rate and the scales of joints; relaxing has no bias.
    let isOpen = clearance .> Lanes()
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    let rate = select(
      isOpen, Lanes(repeating: context.inverseSubStep), Lanes(repeating: softness.biasRate))
    let massScale = select(isOpen, Lanes(repeating: 1), Lanes(repeating: softness.massScale))
    let impulseScale = select(isOpen, Lanes(), Lanes(repeating: softness.impulseScale))
    let bounded = maximum(clearance, Lanes(repeating: -maximumError))
    // λ' = max(λ − s·λ − m·k·(J·v + r·C), 0): a limit only pushes.
    let unclamped =
      impulse - impulseScale * impulse - mass * massScale * (speed + rate * bounded)
    let total = maximum(unclamped, Lanes())
    let delta = total - impulse
    impulse = total
    return delta
  }
}
