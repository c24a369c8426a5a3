// SPDX-License-Identifier: Apache-2.0

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
  /// The softness of contacts between two dynamic bodies.
  var contactSoftness: Softness
  /// The softness of contacts with a static or kinematic body, at twice the frequency.
  var staticContactSoftness: Softness
  /// Whether the softness of a contact's point is that of its own mass, whatever the other point gives.
  var softensSinglePoints: Bool
  var jointSoftness: Softness
  /// Rebound speed below which nothing bounces.
  var minimumReboundSpeed: Float
  /// The approach speed from which a contact that begins to apply an impulse is an impact: a slop per step.
  var impactSpeed: Float
  /// Greatest speed with which overlap is pushed apart.
  var maximumContactPushSpeed: Float
  var maximumLinearSpeed: Float
  var linearSlop: Float
  var lengthUnitsPerMeter: Float
  /// Whether bodies that tremble without leaving their place rest.
  var stabilizesPiles = false
  /// The approach speed of hits; infinite if no shape reports them.
  var hitSpeedThreshold = Float.infinity
  /// Whether the constraints have been solved in this sub-step before.
  var isRepeated = false
}

extension StepContext {
  /// The maximum frequency of a contact, as a part of the sub-step rate: beyond a quarter the correction
  /// overshoots within a sub-step.
  static let contactHertzFraction: Float = 0.25
  /// The maximum frequency of a rigid joint, as a part of the sub-step rate.
  static let jointHertzFraction: Float = 0.25

  /// Whether a pass keeps the impulses of springs, which are solved once in a sub-step.
  @inline(__always)
  func keepsSprings(isRelaxing: Bool) -> Bool { isRelaxing || isRepeated }

  /// The constants of a step of so many seconds in so many sub-steps.
  init(
    timeStep: Float, subSteps: Int, gravity: Vector2, contactHertz: Float,
    contactDampingRatio: Float, maximumContactPushSpeed: Float, jointHertz: Float,
    jointDampingRatio: Float, minimumReboundSpeed: Float, maximumLinearSpeed: Float,
    linearSlop: Float, lengthUnitsPerMeter: Float
  ) {
    // h = Δt / n, and the frequencies of constraints limited by the sub-step rate 1/h.
    let count = subSteps < 1 ? 1 : Int32(clamping: subSteps)
    let duration = timeStep / Float(count)
    let subStepRate = duration > 0 ? 1 / duration : 0
    let contactLimit = Self.contactHertzFraction * subStepRate
    let jointLimit = Self.jointHertzFraction * subStepRate
    let cappedContactHertz = contactHertz < contactLimit ? contactHertz : contactLimit
    self.timeStep = timeStep
    inverseTimeStep = timeStep > 0 ? 1 / timeStep : 0
    subStepCount = count
    subStep = duration
    inverseSubStep = subStepRate
    self.gravity = gravity
    contactSoftness = Softness(
      hertz: cappedContactHertz, dampingRatio: contactDampingRatio, subStep: duration)
    staticContactSoftness = Softness(
      hertz: 2 * cappedContactHertz, dampingRatio: contactDampingRatio, subStep: duration)
    // Both points together are stiffer by up to 2, 1 + k12/kii, and their frequency higher by up to √2.
    softensSinglePoints = 2 * cappedContactHertz * cappedContactHertz <= contactLimit * contactLimit
    jointSoftness = Softness(
      hertz: jointHertz < jointLimit ? jointHertz : jointLimit,
      dampingRatio: jointDampingRatio, subStep: duration)
    self.minimumReboundSpeed = minimumReboundSpeed
    // A slop in one step: slower approaches are those of resting contacts.
    impactSpeed = linearSlop * inverseTimeStep
    self.maximumContactPushSpeed = maximumContactPushSpeed
    self.maximumLinearSpeed = maximumLinearSpeed
    self.linearSlop = linearSlop
    self.lengthUnitsPerMeter = lengthUnitsPerMeter
  }
}
