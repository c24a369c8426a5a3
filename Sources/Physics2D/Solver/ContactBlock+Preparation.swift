extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Computes the masses from the bodies, and looks at how the surfaces approach.
  @inline(__always)
  mutating func prepare(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyRows, _ context: StepContext
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
    let slideResponse =
      inverseMassA + inverseMassB + inverseInertiaA * offsetA * offsetA
      + inverseInertiaB * offsetB * offsetB
    first.normalMass = select(hasFirst, one / response(first, first), Lanes())
    second.normalMass = select(hasSecond, one / response(second, second), Lanes())
    tangentMass = select(hasFirst, one / slideResponse, Lanes())
    first.totalNormalImpulse = Lanes()
    second.totalNormalImpulse = Lanes()
    noteApproach(reference, state, bodies, context)
  }

  @inline(__always)
  private func noteApproach(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyRows, _ context: StepContext
  ) {
    let pair = PairLanes(self, bodies.motion)
    let speedFirst = pair.normalSpeed(first)
    let speedSecond = pair.normalSpeed(second)
    reference.pointee.first.normalVelocity = speedFirst
    reference.pointee.second.normalVelocity = speedSecond
    let bounces = reference.pointee.restitution .> Lanes()
    state.pointee.bounces = isAny(bounces)
    let isApproaching =
      minimum(speedFirst, speedSecond) .< Lanes(repeating: -context.meetingSpeed)
    let isIdle =
      ((first.normalImpulse + second.normalImpulse) .<= Lanes()) .& (first.normalMass .> Lanes())
    reference.pointee.marks = SIMD8()
    reference.pointee.mark(ImpactMarks.wasIdle, isIdle)
    state.pointee.meets = isAny((isApproaching .| bounces) .& isIdle)
  }

  /// How an impulse along the normal at one point moves another.
  @inline(__always)
  func response(_ one: ContactPointLanes, _ other: ContactPointLanes) -> Lanes {
    inverseMassA + inverseMassB + inverseInertiaA * one.leverA * other.leverA
      + inverseInertiaB * one.leverB * other.leverB
  }
}
