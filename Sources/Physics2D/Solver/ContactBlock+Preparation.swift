extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Computes masses and softness of the lanes in use from the bodies.
  @inline(__always)
  mutating func prepare(
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyRows, _ context: StepContext
  ) {
    // The inverses of mass and inertia stand side by side behind these.
    let massA = PairedLanes(bodyA, bodies.mass, 8)
    let massB = PairedLanes(bodyB, bodies.mass, 8)
    inverseMassA = massA.even
    inverseInertiaA = massA.odd
    inverseMassB = massB.even
    inverseInertiaB = massB.odd
    let a = BodyLanes(bodyA, bodies.motion)
    let b = BodyLanes(bodyB, bodies.motion)
    // A body that constraints do not move has no inverse mass.
    let isUsed = first.normalMass .> Lanes()
    let isMovingA = inverseMassA .> Lanes()
    let isMovingB = inverseMassB .> Lanes()
    targetA = select(isUsed .& isMovingA, bodyA, SIMD8(repeating: bodies.spareRow))
    targetB = select(isUsed .& isMovingB, bodyB, SIMD8(repeating: bodies.spareRow))
    setSoftness(isMovingA .& isMovingB, context)
    prepareMasses()
    first.totalNormalImpulse = Lanes()
    second.totalNormalImpulse = Lanes()
    met = SIMD8()
    let speed = (b.velocityX - a.velocityX) * normalX + (b.velocityY - a.velocityY) * normalY
    first.normalVelocity = speed + b.spin * first.leverB - a.spin * first.leverA
    second.normalVelocity = speed + b.spin * second.leverB - a.spin * second.leverA
    state.pointee.bounces = isAny(restitution .> Lanes())
    let approach = Lanes(repeating: -context.meetingSpeed)
    let isPushing = (first.normalImpulse + second.normalImpulse) .> Lanes()
    let mayMeet =
      (minimum(first.normalVelocity, second.normalVelocity) .< approach)
      .| (restitution .> Lanes())
    let meets = select(isPushing, Lanes(), select(mayMeet, Lanes(repeating: 1), Lanes()))
    state.pointee.meets = isAny(meets .> Lanes())
  }

  @inline(__always)
  private mutating func setSoftness(_ isMoving: LaneMask, _ context: StepContext) {
    let moving = context.contactSoftness
    let grounded = context.staticContactSoftness
    biasRate = select(
      isMoving, Lanes(repeating: moving.biasRate), Lanes(repeating: grounded.biasRate))
    massScale = select(
      isMoving, Lanes(repeating: moving.massScale), Lanes(repeating: grounded.massScale))
  }

  @inline(__always)
  private mutating func prepareMasses() {
    let one = Lanes(repeating: 1)
    let inverseMass = inverseMassA + inverseMassB
    let hasFirst = first.normalMass .> Lanes()
    let hasSecond = second.normalMass .> Lanes()
    let turnedA = inverseInertiaA * first.leverA
    let turnedB = inverseInertiaB * first.leverB
    let responseFirst = inverseMass + turnedA * first.leverA + turnedB * first.leverB
    let responseSecond =
      inverseMass + inverseInertiaA * second.leverA * second.leverA
      + inverseInertiaB * second.leverB * second.leverB
    let across = inverseMass + turnedA * second.leverA + turnedB * second.leverB
    first.normalMass = select(hasFirst, one / responseFirst, Lanes())
    second.normalMass = select(hasSecond, one / responseSecond, Lanes())
    let slideResponse =
      inverseMass + inverseInertiaA * offsetA * offsetA + inverseInertiaB * offsetB * offsetB
    tangentMass = select(hasFirst, one / slideResponse, Lanes())
    let determinant = responseFirst * responseSecond - across * across
    // Bodies that do not turn move both points alike: each then gives half. Below this part of the
    // product of the two responses their difference is rounding noise.
    let isRegular =
      determinant .> Lanes(repeating: 1e-3) * responseFirst * responseSecond
    let half = Lanes(repeating: 0.5)
    let inverse = one / determinant
    jointMassFirst = select(
      hasSecond, select(isRegular, inverse * responseSecond, half * first.normalMass),
      first.normalMass)
    jointMassSecond = select(
      hasSecond, select(isRegular, inverse * responseFirst, half * second.normalMass), Lanes())
    jointMassAcross = select(hasSecond .& isRegular, Lanes() - inverse * across, Lanes())
    coupling = select(hasSecond, across, Lanes())
  }
}
