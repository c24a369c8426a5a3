extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Computes the masses from the bodies, and looks at how the surfaces approach.
  @inline(__always)
  mutating func prepare(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    // The inverses of mass and inertia stand side by side behind these.
    let massA = PairedLanes(bodyA, bodies.mass, 8)
    let massB = PairedLanes(bodyB, bodies.mass, 8)
    let hasFirst = first.normalMass .> Lanes()
    let hasSecond = second.normalMass .> Lanes()
    // Lanes without a contact have no mass.
    inverseMassA = select(hasFirst, massA.even, Lanes())
    inverseInertiaA = select(hasFirst, massA.odd, Lanes())
    inverseMassB = select(hasFirst, massB.even, Lanes())
    inverseInertiaB = select(hasFirst, massB.odd, Lanes())
    let one = Lanes(repeating: 1)
    let tangentInverseMass =
      inverseMassA + inverseMassB + inverseInertiaA * rDotNormalA * rDotNormalA
      + inverseInertiaB * rDotNormalB * rDotNormalB
    first.normalMass = select(hasFirst, one / inverseEffectiveMass(first, first), Lanes())
    second.normalMass = select(hasSecond, one / inverseEffectiveMass(second, second), Lanes())
    tangentMass = select(hasFirst, one / tangentInverseMass, Lanes())
    first.totalNormalImpulse = Lanes()
    second.totalNormalImpulse = Lanes()
    recordApproachSpeed(reference, state, bodies, context)
  }

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
    let bounces = reference.pointee.restitution .> Lanes()
    state.pointee.hasRestitution = isAny(bounces)
    let isApproaching =
      minimum(speedFirst, speedSecond) .< Lanes(repeating: -context.impactSpeed)
    let isIdle =
      ((first.normalImpulse + second.normalImpulse) .<= Lanes()) .& (first.normalMass .> Lanes())
    reference.pointee.impactFlags = SIMD8()
    reference.pointee.setFlag(ImpactFlags.hadNoImpulse, isIdle)
    state.pointee.hasNewImpact = isAny((isApproaching .| bounces) .& isIdle)
  }

  /// How an impulse along the normal at one point moves another.
  @inline(__always)
  func inverseEffectiveMass(_ one: ContactPointLanes, _ other: ContactPointLanes) -> Lanes {
    inverseMassA + inverseMassB + inverseInertiaA * one.rCrossNormalA * other.rCrossNormalA
      + inverseInertiaB * one.rCrossNormalB * other.rCrossNormalB
  }
}
