// SPDX-License-Identifier: Apache-2.0

/// A point of a contact when its manifold was computed.
struct ReferencePointValues<Number: BitwiseCopyable>: BitwiseCopyable {
  /// The separation and moment arm of `ContactPointValues`.
  var separation: Number
  var rCrossNormalB: Number
  /// Normal speed before the first impulse of the step, for restitution; negative approaches.
  var normalVelocity: Number

  @inline(__always)
  init(_ zero: Number) {
    separation = zero
    rCrossNormalB = zero
    normalVelocity = zero
  }
}

/// The relative pose of two bodies when the manifold of their contact was computed, and the data of a
/// contact that not every pass of the solver needs.
///
/// While the bodies have moved so little relative to each other that no other features can have come
/// near, the manifold is the same one and turns with body A: the narrow phase is skipped (contact
/// recycling, Catto, Box2D 3.2).
struct ReferenceValues<Number: BitwiseCopyable, Row: BitwiseCopyable>: BitwiseCopyable {
  /// The normal in A's frame.
  var normalX: Number
  var normalY: Number
  /// B's center of mass and rotation as seen from A's.
  var positionX: Number
  var positionY: Number
  var cosine: Number
  var sine: Number
  /// The maximum distance from B's center of mass of features that the manifold depends on; negative if
  /// the manifold is computed in every step.
  var reach: Number
  /// The radius about B's corners, `Manifold.radiusB`; −1 if both shapes are circles about the centers of mass of
  /// dynamic bodies, whose radii are stored in the separations of the two points.
  var radiusB: Number
  var rDotNormalB: Number
  var first: ReferencePointValues<Number>
  /// The last field that recycling reads: they are adjacent in memory.
  var second: ReferencePointValues<Number>
  var restitution: Number
  /// The normal impulse of both points in this step before restitution.
  var normalImpulseBeforeRestitution: Number
  /// The impulse along the tangent that restitution added in this step.
  var restitutionTangentImpulse: Number
  /// `ImpactFlags` of this step.
  var impactFlags: Row
  var shapeA: Row
  var shapeB: Row
  /// The features of the two points, 16 bits each, that of the first in the lower ones.
  var features: Row

  @inline(__always)
  init(_ zero: Number, row: Row) {
    normalX = zero
    normalY = zero
    positionX = zero
    positionY = zero
    cosine = zero
    sine = zero
    reach = zero
    radiusB = zero
    rDotNormalB = zero
    first = ReferencePointValues(zero)
    second = ReferencePointValues(zero)
    restitution = zero
    normalImpulseBeforeRestitution = zero
    restitutionTangentImpulse = zero
    impactFlags = row
    shapeA = row
    shapeB = row
    features = row
  }
}

typealias ReferenceLane = ReferenceValues<Float, Int32>

typealias ReferenceBlock = ReferenceValues<Lanes, SIMD8<Int32>>

/// The impulses of a contact in a step, as bits.
enum ImpactFlags {
  /// The contact applied no impulse in the last sub-step of the step before.
  static let hadNoImpulse: Int32 = 1 << 0
  /// An impact began in this sub-step: the impulse stops an approach and carries no load.
  static let isNewImpact: Int32 = 1 << 1
  /// The contact has restitution, and its first point applied an impulse in this step.
  static let firstHasImpulse: Int32 = 1 << 2
  /// The contact has restitution, and its second point applied an impulse in this step.
  static let secondHasImpulse: Int32 = 1 << 3
  /// The contact applied no impulse in the last sub-step of the step before, and approaches fast or has
  /// restitution.
  static let mayHaveImpact: Int32 = 1 << 4
  /// The first impulse of an impact was applied in the last sub-step.
  static let impactBegan: Int32 = 1 << 5
  /// Both points were solved without softness in this sub-step.
  static let isSolvedRigidly: Int32 = 1 << 6
  /// The shapes approach in this sub-step, so that its forces add to the approach speed.
  static let approaches: Int32 = 1 << 7
  /// The impulse before restitution is that of an impact above the threshold of restitution.
  static let passesImpact: Int32 = 1 << 8
  /// The restitution of the contact is iterated: it is lossless, or joints hold one of the bodies.
  static let iteratesRestitution: Int32 = 1 << 9
  /// Forces change the velocities of the bodies differently.
  static let isForced: Int32 = 1 << 10
}

extension ReferenceValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The lanes that have a flag.
  @inline(__always)
  func hasFlag(_ flag: Int32) -> LaneMask { impactFlags & SIMD8(repeating: flag) .!= SIMD8() }

  /// Sets a flag where a mask is set, and clears it elsewhere.
  @inline(__always)
  mutating func setFlag(_ flag: Int32, _ mask: LaneMask) {
    impactFlags =
      (impactFlags & SIMD8(repeating: -1 ^ flag))
      | (SIMD8(repeating: flag) & unsafeBitCast(mask, to: SIMD8<Int32>.self))
  }
}
