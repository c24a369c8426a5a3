/// One point of a contact as the solver sees it, relative to the contact's normal: a number for one
/// contact, lanes for eight.
///
/// An anchor leads from a center of mass to the point at the start of the step. Its lever is the vector
/// product with the normal: the arm with which an impulse along the normal turns the body.
struct ContactPointValues<Number: BitwiseCopyable>: BitwiseCopyable {
  var rCrossNormalA: Number
  var rCrossNormalB: Number
  /// Separation at the start of the step without the part that the anchors make.
  var separation: Number
  /// Effective mass; 0 where there is no such point, so that nothing happens there.
  var normalMass: Number
  var normalImpulse: Number
  /// Normal impulses of the sub-steps so far.
  var totalNormalImpulse: Number

  init(_ zero: Number) {
    rCrossNormalA = zero
    rCrossNormalB = zero
    separation = zero
    normalMass = zero
    normalImpulse = zero
    totalNormalImpulse = zero
  }
}

/// A contact as the solver sees it: one, or eight of one colour side by side.
///
/// The parts of the anchors along the normal, the offsets, are the same for both points, because these
/// lie on one face. An impulse along the tangent (normal y, −normal x) turns the body with the arm
/// −offset, at whichever point it acts: so there is one friction impulse for both.
///
/// Every field is one number per contact, so that a contact moves from lane to lane by copying words.
/// Lanes without a contact name row 0, have no mass and are written to the spare row. A pass over a
/// large world is as fast as the memory: what not every pass needs stands in `ContactReference`.
struct ContactValues<Number: BitwiseCopyable, Row: BitwiseCopyable>: BitwiseCopyable {
  var bodyA: Row
  var bodyB: Row
  var normalX: Number
  var normalY: Number
  var inverseMassA: Number
  var inverseInertiaA: Number
  var inverseMassB: Number
  var inverseInertiaB: Number
  var rDotNormalA: Number
  var rDotNormalB: Number
  var first: ContactPointValues<Number>
  var second: ContactPointValues<Number>
  var friction: Number
  var tangentMass: Number
  var tangentImpulse: Number

  init(_ zero: Number, row: Row) {
    bodyA = row
    bodyB = row
    normalX = zero
    normalY = zero
    inverseMassA = zero
    inverseInertiaA = zero
    inverseMassB = zero
    inverseInertiaB = zero
    rDotNormalA = zero
    rDotNormalB = zero
    first = ContactPointValues(zero)
    second = ContactPointValues(zero)
    friction = zero
    tangentMass = zero
    tangentImpulse = zero
  }
}

/// One contact.
typealias ContactLane = ContactValues<Float, Int32>

/// Eight contacts of one colour, lane by lane.
typealias ContactBlock = ContactValues<Lanes, SIMD8<Int32>>

typealias ContactPointLanes = ContactPointValues<Lanes>

/// What is known about a block as a whole during a step.
struct ContactBlockState: BitwiseCopyable {
  /// Whether a lane is bouncy.
  var hasRestitution = false
  /// Whether a pass over the bounces is needed, or the last one changed an impulse that loses nothing.
  var needsIteration = false
  /// Whether a lane may begin to push in this step.
  var hasNewImpact = false
}
