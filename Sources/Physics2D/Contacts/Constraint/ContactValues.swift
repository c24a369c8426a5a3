// SPDX-License-Identifier: Apache-2.0

/// One point of a contact as the solver sees it, relative to the contact's normal: a number for one
/// contact, lanes for eight.
///
/// An anchor r leads from a center of mass to the point at the start of the step. Its cross product r×n
/// with the normal is the moment arm of an impulse along the normal.
struct ContactPointValues<Number: BitwiseCopyable>: BitwiseCopyable {
  var rCrossNormalA: Number
  var rCrossNormalB: Number
  /// Separation at the positions of the last sub-step.
  ///
  /// Positions do not change between a relaxing pass and the next solving pass, which reads this instead of the
  /// displacements and rotations of both bodies.
  var currentSeparation: Number
  /// Effective mass of the normal constraint beside the other point; 0 for a point that does not exist, which gets
  /// no impulse.
  ///
  /// A diagonal element of (K + Γ)⁻¹, where K is the matrix of both points and Γ their softness.
  var normalMass: Number
  /// k12/(kii + γi): the impulse of this point that a unit of impulse at the other one replaces; 0 for a single point.
  var coupling: Number
  var normalImpulse: Number
  /// Sum of the normal impulses of the sub-steps so far.
  var totalNormalImpulse: Number
  /// Separation at the start of the step without the part (rB − rA)·n of the anchors.
  var separation: Number

  @inline(__always)
  init(_ zero: Number) {
    rCrossNormalA = zero
    rCrossNormalB = zero
    currentSeparation = zero
    normalMass = zero
    coupling = zero
    normalImpulse = zero
    totalNormalImpulse = zero
    separation = zero
  }
}

/// A contact as the solver sees it: one, or eight of one color side by side.
///
/// The normal parts r·n of the anchors are the same for both points, because the points lie on one face.
/// An impulse along the tangent t = (n.y, −n.x) has the moment arm r×t = −r·n at either point, so that one
/// friction impulse serves both.
///
/// Every field is one number per contact, so that a contact moves from lane to lane by copying words.
/// Lanes without a contact refer to a body of the first one, have no mass and are written to the spare row. A
/// pass over a large world is limited by memory bandwidth: data that not every pass needs is in `ReferenceValues`, and
/// what the solving pass does not read comes last.
struct ContactValues<Number: BitwiseCopyable, Row: BitwiseCopyable>: BitwiseCopyable {
  /// Where the bodies are, as `BodyOffset`.
  var offsetA: Row
  var offsetB: Row
  var normalX: Number
  var normalY: Number
  var inverseMassA: Number
  var inverseInertiaA: Number
  var inverseMassB: Number
  var inverseInertiaB: Number
  /// mi·γi: the part of the impulse of a point in overlap that its softness takes back in a pass.
  var softness: Number
  var first: ContactPointValues<Number>
  var second: ContactPointValues<Number>
  var rDotNormalA: Number
  var rDotNormalB: Number
  var friction: Number
  var tangentMass: Number
  var tangentImpulse: Number

  @inline(__always)
  init(_ zero: Number, row: Row) {
    offsetA = row
    offsetB = row
    normalX = zero
    normalY = zero
    inverseMassA = zero
    inverseInertiaA = zero
    inverseMassB = zero
    inverseInertiaB = zero
    softness = zero
    first = ContactPointValues(zero)
    second = ContactPointValues(zero)
    rDotNormalA = zero
    rDotNormalB = zero
    friction = zero
    tangentMass = zero
    tangentImpulse = zero
  }
}

/// One contact.
typealias ContactLane = ContactValues<Float, Int32>

/// Eight contacts of one color, lane by lane.
typealias ContactBlock = ContactValues<Lanes, SIMD8<Int32>>

typealias ContactPointLanes = ContactPointValues<Lanes>

/// What the lanes of a block have in common, so that passes need not distinguish them.
enum ContactBlockKind: UInt8 {
  /// Any lanes, also without a contact.
  case mixed
  /// Each lane has a contact of two bodies that constraints move.
  case moving
  /// Each lane has such a contact, and none a second point, as those of circles.
  case movingPoints
}

/// The state of a block of contacts during a step.
struct ContactBlockState: BitwiseCopyable {
  /// Whether a lane has restitution.
  var hasRestitution = false
  /// Whether a lane rebounds, or the last iteration of restitution changed the impulse of a lossless lane.
  var needsIteration = false
  /// Whether restitution changes the impulse of a lane in this step.
  var restitutes = false
  /// Whether the restitution of a lane is iterated in turns with joints.
  var iteratesRestitution = false
  /// Whether a lane may have a new impact in this step.
  var hasNewImpact = false
  /// Whether forces add to the approach of a lane that may have a new impact.
  var hasForcedImpact = false
  /// Whether a body of a lane is braced.
  var hasBracedBody = false
  /// Whether the mass of a body or an impulse has changed since the block was prepared.
  var needsPreparation = false
  /// Whether the masses of a lane's bodies differ so much that the iteration converges too slowly.
  var hasMassRatio = false
  /// Whether a lane applied an impulse at a point that approached faster than the threshold of hits.
  var hasHit = false
  /// Which form of the solving and the relaxing pass the block needs.
  var kind = ContactBlockKind.mixed
}
