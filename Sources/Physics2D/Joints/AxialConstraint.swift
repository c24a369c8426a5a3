/// One degree of freedom of a joint: along an axis or about the hinge.
///
/// The kinds of joint compose theirs of these pieces, and apply the returned impulses in their own
/// directions.
enum AxialConstraint {
  /// The change of a rigid or soft two-sided constraint's impulse.
  static func hold(
    _ impulse: inout Float, mass: Float, speed: Float, error: Float, _ context: StepContext,
    isRelaxing: Bool
  ) -> Float {
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    let wanted =
      (1 - softness.impulseScale) * impulse
      - mass * softness.massScale * (speed + softness.biasRate * error)
    let change = wanted - impulse
    impulse = wanted
    return change
  }

  /// The change of a spring's impulse.
  static func spring(
    _ impulse: inout Float, mass: Float, speed: Float, error: Float, _ spring: SpringSoftness
  ) -> Float {
    let wanted =
      (1 - spring.impulseScale) * impulse
      - mass * (spring.velocityScale * speed + spring.positionScale * error)
    let change = wanted - impulse
    impulse = wanted
    return change
  }

  /// The change of a motor's impulse, which stays within ± its maximum.
  static func motor(
    _ impulse: inout Float, mass: Float, speed: Float, wantedSpeed: Float, maximumImpulse: Float
  ) -> Float {
    var wanted = impulse - mass * (speed - wantedSpeed)
    if wanted > maximumImpulse { wanted = maximumImpulse }
    if wanted < -maximumImpulse { wanted = -maximumImpulse }
    let change = wanted - impulse
    impulse = wanted
    return change
  }

  /// The change of a one-sided constraint's impulse: `room` may shrink to zero and no further, where
  /// `speed` is how fast it grows.
  static func limit(
    _ impulse: inout Float, mass: Float, speed: Float, room: Float, _ context: StepContext,
    isRelaxing: Bool
  ) -> Float {
    var bias: Float = 0
    var softness = Softness.rigid
    if room > 0 {
      // Room may be used up within the sub-step, not more.
      bias = room * context.inverseSubStep
    } else if !isRelaxing {
      softness = context.jointSoftness
      bias = softness.biasRate * room
    }
    let wanted =
      (1 - softness.impulseScale) * impulse - mass * softness.massScale * (speed + bias)
    let bounded = wanted > 0 ? wanted : 0
    let change = bounded - impulse
    impulse = bounded
    return change
  }
}
