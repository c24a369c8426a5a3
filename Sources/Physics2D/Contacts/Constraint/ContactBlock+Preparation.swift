// SPDX-License-Identifier: Apache-2.0

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Computes the effective masses from the bodies, and records the approach speeds.
  @inline(__always)
  mutating func prepare(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    // Gather 1/m and 1/I, which are adjacent in `BodyMass` at byte 8.
    let massA = PairedLanes(bodyA, bodies.mass, 8)
    let massB = PairedLanes(bodyB, bodies.mass, 8)
    let hasFirst = first.normalMass .> Lanes()
    let hasSecond = second.normalMass .> Lanes()
    // A lane without a contact gets no mass, so that its impulses stay zero.
    inverseMassA = select(hasFirst, massA.even, Lanes())
    inverseInertiaA = select(hasFirst, massA.odd, Lanes())
    inverseMassB = select(hasFirst, massB.even, Lanes())
    inverseInertiaB = select(hasFirst, massB.odd, Lanes())
    // Effective masses: 1/mn = k11 + max(k12, 0) with the matrix K of the two points. Both are solved from
    // the same velocities; where an impulse at one point speeds up the other, k12 > 0, their impulses would
    // add up to more than is needed. And mt = 1 / (1/mA + 1/mB + (rA·n)²/IA + (rB·n)²/IB), because r×t = −r·n.
    let one = Lanes(repeating: 1)
    let tangentInverseMass =
      inverseMassA + inverseMassB + inverseInertiaA * rDotNormalA * rDotNormalA
      + inverseInertiaB * rDotNormalB * rDotNormalB
    let coupling = select(
      hasSecond, maximum(inverseEffectiveMass(first, second), Lanes()), Lanes())
    first.normalMass = select(
      hasFirst, one / (inverseEffectiveMass(first, first) + coupling), Lanes())
    second.normalMass = select(
      hasSecond, one / (inverseEffectiveMass(second, second) + coupling), Lanes())
    // The softness of a point is that of its own mass 1/kii: m·kii = 1 − m·max(k12, 0) of it.
    let softened = context.softensSinglePoints ? coupling : Lanes()
    first.couplingShare = softened * first.normalMass
    second.couplingShare = softened * second.normalMass
    tangentMass = select(hasFirst, one / tangentInverseMass, Lanes())
    first.totalNormalImpulse = Lanes()
    second.totalNormalImpulse = Lanes()
    let lighter = maximum(inverseMassA, inverseMassB)
    let heavier = minimum(inverseMassA, inverseMassB)
    state.pointee.hasMassRatio = isAny(
      (heavier .> Lanes()) .& (lighter .> Lanes(repeating: Self.massRatioLimit) * heavier))
    recordApproachSpeed(reference, state, bodies, context)
  }

  /// The ratio of masses above which a light body between a heavy one and its support is braced; up to it
  /// the iteration converges well enough.
  private static var massRatioLimit: Float { 8 }

  /// Records the normal speeds before the step, and whether a lane may have an impact in it.
  @inline(__always)
  private func recordApproachSpeed(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    let pair = PairLanes(self, bodies.motion)
    let speedFirst = pair.normalSpeed(first)
    let speedSecond = pair.normalSpeed(second)
    reference.pointee.first.normalVelocity = speedFirst
    reference.pointee.second.normalVelocity = speedSecond
    let restitutes = reference.pointee.restitution .> Lanes()
    state.pointee.hasRestitution = isAny(restitutes)
    // An impact is new in a contact that applied no impulse in the last sub-step, if it approaches
    // faster than a slop per step or has restitution.
    let isApproaching =
      minimum(speedFirst, speedSecond) .< Lanes(repeating: -context.impactSpeed)
    let isIdle =
      ((first.normalImpulse + second.normalImpulse) .<= Lanes()) .& (first.normalMass .> Lanes())
    reference.pointee.impactFlags = SIMD8()
    reference.pointee.setFlag(ImpactFlags.hadNoImpulse, isIdle)
    let mayHaveImpact = (isApproaching .| restitutes) .& isIdle
    reference.pointee.setFlag(ImpactFlags.mayHaveImpact, mayHaveImpact)
    state.pointee.hasNewImpact = isAny(mayHaveImpact)
  }

  /// The change of normal speed at one point for a unit of impulse at another: the element of the
  /// matrix K = J·M⁻¹·Jᵀ for the two points.
  @inline(__always)
  func inverseEffectiveMass(_ one: ContactPointLanes, _ other: ContactPointLanes) -> Lanes {
    // k = 1/mA + 1/mB + (rA₁×n)·(rA₂×n)/IA + (rB₁×n)·(rB₂×n)/IB
    // The moment arms are multiplied first, so that the matrix is symmetric to the last bit.
    inverseMassA + inverseMassB + inverseInertiaA * (one.rCrossNormalA * other.rCrossNormalA)
      + inverseInertiaB * (one.rCrossNormalB * other.rCrossNormalB)
  }
}
