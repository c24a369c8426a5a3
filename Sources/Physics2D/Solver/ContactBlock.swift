/// One point of each of eight contacts, as the solver sees it.
struct ContactPointLanes: BitwiseCopyable {
  /// From the centers of mass to the point at the start of the step.
  var anchorAX = Lanes()
  var anchorAY = Lanes()
  var anchorBX = Lanes()
  var anchorBY = Lanes()
  /// Separation at the start of the step without the part that the anchors make.
  var separation = Lanes()
  /// Velocity along the normal before the point pushed, for restitution.
  var normalVelocity = Lanes()
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()
  /// Normal impulses of the sub-steps so far.
  var totalNormalImpulse = Lanes()
  /// Effective masses; 0 where there is no such point, so that nothing happens there.
  var normalMass = Lanes()
  var tangentMass = Lanes()
}

/// Eight contacts of one colour, lane by lane.
///
/// Lanes without a contact point at row 0, have no mass and are never written.
struct ContactBlock: BitwiseCopyable {
  var bodyA = SIMD8<Int32>()
  var bodyB = SIMD8<Int32>()
  /// One bit per lane whose body A constraints may move.
  var dynamicLanesA: UInt8 = 0
  var dynamicLanesB: UInt8 = 0
  /// The number of lanes with a contact.
  var count: UInt8 = 0
  /// Whether a lane bounces.
  var bounces = false
  var inverseMassA = Lanes()
  var inverseInertiaA = Lanes()
  var inverseMassB = Lanes()
  var inverseInertiaB = Lanes()
  var normalX = Lanes()
  var normalY = Lanes()
  var friction = Lanes()
  var restitution = Lanes()
  var biasRate = Lanes()
  var massScale = Lanes()
  var impulseScale = Lanes()
  /// How an impulse at one point moves the other along the normal.
  var coupling = Lanes()
  /// The inverse of the two points' joint response: what both must give for both speeds to change.
  var jointMassFirst = Lanes()
  var jointMassSecond = Lanes()
  var jointMassAcross = Lanes()
  /// Mask of the lanes that met in this sub-step; their impulse stopped an approach and is not one that carries.
  var metLanes = SIMD8<Int32>()
  var first = ContactPointLanes()
  var second = ContactPointLanes()
}
