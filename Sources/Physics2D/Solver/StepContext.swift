/// The coefficients of a soft constraint, after Catto, "Soft Constraints" (GDC 2011): a spring and
/// damper that stays stable at any stiffness.
struct Softness: BitwiseCopyable {
  var biasRate: Float = 0
  var massScale: Float = 1
  var impulseScale: Float = 0

  /// A rigid constraint without position correction.
  static var rigid: Softness { Softness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    let angularFrequency = 2 * Float.pi * hertz
    let dampingTerm = 2 * dampingRatio + subStep * angularFrequency
    let stiffnessTerm = subStep * angularFrequency * dampingTerm
    let scale = 1 / (1 + stiffnessTerm)
    biasRate = angularFrequency / dampingTerm
    massScale = stiffnessTerm * scale
    impulseScale = scale
  }

  private init() {}
}

/// The constants of one step.
struct StepContext: BitwiseCopyable {
  /// Seconds.
  var timeStep: Float
  var inverseTimeStep: Float
  var subStepCount: Int32
  /// Seconds.
  var subStep: Float
  var inverseSubStep: Float
  var gravity: Vector2
  /// Contacts between two bodies that move.
  var contactSoftness: Softness
  /// Contacts with a static or kinematic body, which get twice the stiffness.
  var staticContactSoftness: Softness
  var jointSoftness: Softness
  /// Approach speed below which nothing bounces.
  var restitutionThreshold: Float
  /// Greatest speed with which overlap is pushed apart.
  var contactPushSpeed: Float
  var maximumLinearSpeed: Float
  var linearSlop: Float
  var lengthUnitsPerMeter: Float
}
