/// One degree of freedom of eight joints: along an axis or about the hinge.
///
/// The kinds of joint compose theirs of these pieces, and apply the returned impulses in their own
/// directions.
enum AxialConstraint {
  /// The change of the impulse of two-sided constraints and springs; relaxing ones have no error.
  @inline(__always)
  static func hold(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, error: Lanes?,
    _ response: ConstraintCoefficients
  ) -> Lanes {
    var missing = response.velocity * speed
    if let error { missing = missing + response.position * error }
    let wanted = response.keep * impulse - mass * missing
    let change = wanted - impulse
    impulse = wanted
    return change
  }

  /// The change of motors' impulse, which stays within ± its maximum; a maximum of 0 is no motor.
  @inline(__always)
  static func motor(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, targetSpeed: Lanes, maximumImpulse: Lanes
  ) -> Lanes {
    let wanted = impulse - mass * (speed - targetSpeed)
    let bounded = maximum(minimum(wanted, maximumImpulse), Lanes() - maximumImpulse)
    let change = bounded - impulse
    impulse = bounded
    return change
  }

  /// The change of one-sided constraints' impulse: `clearance` may shrink to zero and no further, where
  /// `speed` is how fast it grows.
  @inline(__always)
  static func limit(
    _ impulse: inout Lanes, mass: Lanes, speed: Lanes, clearance: Lanes, _ context: StepContext,
    isRelaxing: Bool
  ) -> Lanes {
    // Room may be used up within the sub-step, not more.
    let isOpen = clearance .> Lanes()
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    let rate = select(
      isOpen, Lanes(repeating: context.inverseSubStep), Lanes(repeating: softness.biasRate))
    let massScale = select(isOpen, Lanes(repeating: 1), Lanes(repeating: softness.massScale))
    let impulseScale = select(isOpen, Lanes(), Lanes(repeating: softness.impulseScale))
    let wanted = impulse - impulseScale * impulse - mass * massScale * (speed + rate * clearance)
    let bounded = maximum(wanted, Lanes())
    let change = bounded - impulse
    impulse = bounded
    return change
  }
}
