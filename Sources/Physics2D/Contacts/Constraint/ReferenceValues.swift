/// A point of a contact when its manifold was computed.
struct ReferencePointValues<Number: BitwiseCopyable>: BitwiseCopyable {
  /// As in `ContactPointValues`.
  var separation: Number
  var rCrossNormalB: Number
  /// Velocity along the normal before the point pushed, for restitution.
  var normalVelocity: Number

  init(_ zero: Number) {
    separation = zero
    rCrossNormalB = zero
    normalVelocity = zero
  }
}

/// How two bodies stood when their contact's manifold was computed, and what else a contact keeps that not
/// every pass of the solver needs.
///
/// As long as they have moved so little relative to each other since then that no other features can
/// have come near, the manifold is the same one, and only turns with body A: the narrow phase is left
/// out (contact recycling, Catto, Box2D 3.2).
struct ReferenceValues<Number: BitwiseCopyable, Row: BitwiseCopyable>: BitwiseCopyable {
  /// The normal in A's frame.
  var normalX: Number
  var normalY: Number
  /// B's center of mass and rotation as seen from A's.
  var positionX: Number
  var positionY: Number
  var cosine: Number
  var sine: Number
  /// How far from B's center of mass features lie that the manifold can depend on; negative where the
  /// manifold is computed in every step.
  var reach: Number
  /// All bits where both shapes are discs about the centers of mass of bodies that constraints move;
  /// their radii stand in the separations of the two points.
  var isCirclePair: Row
  var rDotNormalB: Number
  var restitution: Number
  /// How the contact pushes in this step; `ImpactFlags`.
  var impactFlags: Row
  var shapeA: Row
  var shapeB: Row
  /// The features of the two points, 16 bits each, that of the first in the lower ones.
  var features: Row
  var first: ReferencePointValues<Number>
  var second: ReferencePointValues<Number>

  init(_ zero: Number, row: Row) {
    normalX = zero
    normalY = zero
    positionX = zero
    positionY = zero
    cosine = zero
    sine = zero
    reach = zero
    isCirclePair = row
    rDotNormalB = zero
    restitution = zero
    impactFlags = row
    shapeA = row
    shapeB = row
    features = row
    first = ReferencePointValues(zero)
    second = ReferencePointValues(zero)
  }
}

typealias ReferenceLane = ReferenceValues<Float, Int32>

typealias ReferenceBlock = ReferenceValues<Lanes, SIMD8<Int32>>

/// How a contact pushes in a step, as bits.
enum ImpactFlags {
  /// It did not push in the step before.
  static let hadNoImpulse: Int32 = 1 << 0
  /// It met in this sub-step: its impulse stopped an approach and is not one that carries.
  static let isNewImpact: Int32 = 1 << 1
  /// It is bouncy, and its first point pushed in this step.
  static let firstHasImpulse: Int32 = 1 << 2
  /// It is bouncy, and its second point pushed in this step.
  static let secondHasImpulse: Int32 = 1 << 3
}

extension ReferenceValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The lanes that have a mark.
  @inline(__always)
  func hasFlag(_ flag: Int32) -> LaneMask { impactFlags & SIMD8(repeating: flag) .!= SIMD8() }

  /// Sets a mark where a mask is set, and takes it away elsewhere.
  @inline(__always)
  mutating func setFlag(_ flag: Int32, _ mask: LaneMask) {
    impactFlags =
      (impactFlags & SIMD8(repeating: -1 ^ flag))
      | (SIMD8(repeating: flag) & unsafeBitCast(mask, to: SIMD8<Int32>.self))
  }
}
