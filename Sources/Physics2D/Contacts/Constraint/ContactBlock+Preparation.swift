// SPDX-License-Identifier: Apache-2.0

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Computes the effective masses from the bodies, and records the approach speeds.
  @inline(__always)
  mutating func prepare(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    // Gather 1/m and 1/I, which are adjacent in `BodyMass` at byte 8.
    let massA = PairedLanes(at: offsetA, bodies.mass, 8)
    let massB = PairedLanes(at: offsetB, bodies.mass, 8)
    let hasFirst = first.normalMass .> Lanes()
    let hasSecond = second.normalMass .> Lanes()
    // A lane without a contact gets no mass, so that its impulses stay zero.
    inverseMassA = select(hasFirst, massA.even, Lanes())
    inverseInertiaA = select(hasFirst, massA.odd, Lanes())
    inverseMassB = select(hasFirst, massB.even, Lanes())
    inverseInertiaB = select(hasFirst, massB.odd, Lanes())
    prepareMasses(hasFirst, hasSecond, context)
    first.totalNormalImpulse = Lanes()
    second.totalNormalImpulse = Lanes()
    let lighter = maximum(inverseMassA, inverseMassB)
    let heavier = minimum(inverseMassA, inverseMassB)
    state.pointee.hasMassRatio = isAny(
      (heavier .> Lanes()) .& (lighter .> Lanes(repeating: Self.pressedMassRatio) * heavier))
    state.pointee.needsPreparation = false
    let isMoving = !isAny(heavier .<= Lanes())
    state.pointee.kind = isMoving ? isAny(hasSecond) ? .moving : .movingPoints : .mixed
    recordApproachSpeed(reference, state, bodies, context)
  }

  /// Computes the effective masses of both points and of friction.
  @inline(__always)
  private mutating func prepareMasses(
    _ hasFirst: LaneMask, _ hasSecond: LaneMask, _ context: StepContext
  ) {
    let one = Lanes(repeating: 1)
    // K = (k11 k12; k12 k22), the change of both speeds by both impulses; of a single point k12 = 0.
    let k11 = inverseEffectiveMass(first, first)
    let k22 = inverseEffectiveMass(second, second)
    let k12 = select(hasSecond, inverseEffectiveMass(first, second), Lanes())
    // Γ is diagonal: γi = g·kii, a spring of the point's own mass. At the limit of the frequency γi = g·(kii + k12)
    // where k12 > 0, because both points together would overshoot; then kii and k12 are means of both points.
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let compliance = select(
      isMoving, Lanes(repeating: context.contactSoftness.compliance),
      Lanes(repeating: context.staticContactSoftness.compliance))
    let sum = k11 + k22
    let shared = context.softensSinglePoints ? Lanes() : maximum(k12 + k12, Lanes())
    let part = compliance * (sum + shared)
    // (K + Γ)⁻¹ = (m1 −c1·m2; −c2·m1 m2) with di = kii + γi, ci = k12/di and mi = 1/(di·(1 − c1·c2)).
    let scale = one + maximum(part / sum, Lanes(repeating: Self.minimumCompliance))
    let d11 = k11 * scale
    let d22 = k22 * scale
    first.coupling = select(hasSecond, k12 / d11, Lanes())
    second.coupling = select(hasSecond, k12 / d22, Lanes())
    let own = one - first.coupling * second.coupling
    first.normalMass = select(hasFirst, one / (d11 * own), Lanes())
    second.normalMass = select(hasSecond, one / (d22 * own), Lanes())
    softness = select(hasFirst, part / (sum * scale * own), Lanes())
    // mt = 1 / (1/mA + 1/mB + (rA·n)²/IA + (rB·n)²/IB), because r×t = −r·n.
    let tangentInverseMass =
      inverseMassA + inverseMassB + inverseInertiaA * rDotNormalA * rDotNormalA
      + inverseInertiaB * rDotNormalB * rDotNormalB
    tangentMass = select(hasFirst, one / tangentInverseMass, Lanes())
  }

  /// The compliance γi/kii of the matrix at least: that of bodies that do not turn is singular without it.
  private static var minimumCompliance: Float { 0.001 }

  /// The ratio of masses above which a light body between a heavy one and its support is braced; up to it
  /// the iteration converges well enough.
  static var massRatioLimit: Float { 8 }

  /// Records the separations and normal speeds before the step, and whether a lane may have an impact in it.
  @inline(__always)
  private mutating func recordApproachSpeed(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    let pair = PairLanes(self, bodies.motion)
    let displacement = pair.startDisplacement(self)
    first.currentSeparation = first.separation + displacement
    second.currentSeparation = second.separation + displacement
    let speedFirst = pair.normalSpeed(first)
    let speedSecond = pair.normalSpeed(second)
    reference.pointee.first.normalVelocity = speedFirst
    reference.pointee.second.normalVelocity = speedSecond
    let restitutes = reference.pointee.restitution .> Lanes()
    state.pointee.hasRestitution = isAny(restitutes)
    // An impact is new in a contact that applied no impulse in the last sub-step, if it approaches
    // faster than a slop per step or has restitution.
    let isApproaching = approachingSpeed(pair) .< Lanes(repeating: -context.impactSpeed)
    let isIdle =
      ((first.normalImpulse + second.normalImpulse) .<= Lanes()) .& (first.normalMass .> Lanes())
    reference.pointee.impactFlags = SIMD8()
    reference.pointee.setFlag(ImpactFlags.hadNoImpulse, isIdle)
    let mayHaveImpact = (isApproaching .| restitutes) .& isIdle
    reference.pointee.setFlag(ImpactFlags.mayHaveImpact, mayHaveImpact)
    state.pointee.hasNewImpact = isAny(mayHaveImpact)
    // Gravity alone changes two moving bodies alike, so that it does not add to their approach.
    let isForced =
      (inverseMassA .<= Lanes()) .| (inverseMassB .<= Lanes())
      .| hasBody(.ownForces, bodies)
    state.pointee.hasBracedBody = isAny(hasBody(.braced, bodies))
    reference.pointee.setFlag(ImpactFlags.isForced, isForced)
    state.pointee.hasForcedImpact = isAny(mayHaveImpact .& isForced)
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
