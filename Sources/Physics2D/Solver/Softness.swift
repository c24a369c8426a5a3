/// The coefficients of a constraint that gives a little, after Catto, "Soft Constraints" (GDC 2011):
/// an implicit spring and damper, stable at any stiffness and with statics that do not depend on
/// the step.
struct Softness: BitwiseCopyable {
  /// Part of the error that is turned into speed, per second.
  var biasRate: Float = 0
  /// Part of the rigid impulse that is given.
  var massScale: Float = 1
  /// Part of the impulse so far that is taken back.
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
