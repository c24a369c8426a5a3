// Impacts: contacts that begin to push in a step.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Takes the approach of the points that have not pushed in this step out of what is kept for their
  /// bounce; `recordApproachSpeedAfterForces` puts it back with what forces changed in between.
  ///
  /// So what gravity adds until the impact counts, and what other impacts of the step do does not: the
  /// energy of a body that hits several others in one step is that of the approaches before all of them.
  @inline(__always)
  func recordApproachSpeedBeforeForces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView
  ) {
    let pair = PairLanes(self, bodies.motion)
    let isPending = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    reference.pointee.first.add(Lanes() - pair.normalSpeed(first), isPending)
    reference.pointee.second.add(Lanes() - pair.normalSpeed(second), isPending)
  }

  /// Keeps what forces changed of the approach since `recordApproachSpeedBeforeForces`.
  @inline(__always)
  func recordApproachSpeedAfterForces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView
  ) {
    let pair = PairLanes(self, bodies.motion)
    let isPending = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    reference.pointee.first.add(pair.normalSpeed(first), isPending)
    reference.pointee.second.add(pair.normalSpeed(second), isPending)
  }

  /// Pushes like `push`, but solves both points of the lanes that did not push in the sub-step before at
  /// once, so that a body that lands flat is not turned.
  ///
  /// For contacts that carry, exact pairs would carry the load of tall pyramids worse.
  mutating func solveImpact(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let isNew = (first.normalImpulse + second.normalImpulse) .<= Lanes()
    let isNewImpact =
      isNew .& ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
    reference.pointee.setFlag(ImpactFlags.isNewImpact, isNewImpact)
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let solved = solveBlock(
      pair.normalSpeed(first) + bias(pair.separation(first), isMoving, context),
      pair.normalSpeed(second) + bias(pair.separation(second), isMoving, context),
      first.normalImpulse, second.normalImpulse)
    setNormalImpulse(select(isNew, solved.first, first.normalImpulse), at: &first, &pair)
    setNormalImpulse(select(isNew, solved.second, second.normalImpulse), at: &second, &pair)
    let pushFirst = softImpulse(first, pair, context)
    setNormalImpulse(select(isNew, first.normalImpulse, pushFirst), at: &first, &pair)
    let pushSecond = softImpulse(second, pair, context)
    setNormalImpulse(select(isNew, second.normalImpulse, pushSecond), at: &second, &pair)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Relaxes like `relax`, but both points at once, and forgets the impulses of the contacts that met in
  /// this sub-step: warm starting with the impulse of an impact would throw the body back.
  mutating func relaxImpact(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let rate = Lanes(repeating: context.inverseSubStep)
    let closingFirst = maximum(pair.separation(first), Lanes()) * rate
    let closingSecond = maximum(pair.separation(second), Lanes()) * rate
    let solved = solveBlock(
      pair.normalSpeed(first) + closingFirst, pair.normalSpeed(second) + closingSecond,
      first.normalImpulse, second.normalImpulse)
    setNormalImpulse(solved.first, at: &first, &pair)
    setNormalImpulse(solved.second, at: &second, &pair)
    solveFriction(&pair)
    accumulateTotalImpulses()
    let isNewImpact = reference.pointee.hasFlag(ImpactFlags.isNewImpact)
    clearImpulses(isNewImpact, isNewImpact)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// The impulses of both points, not negative, that take away two speeds where they push, given those
  /// that the points have given.
  ///
  /// The exact solution of the complementarity problem of two points, after Catto's block solver: an
  /// impulse that comes out negative while the other does not is zero, and the other is solved alone.
  func solveBlock(
    _ speedFirst: Lanes, _ speedSecond: Lanes, _ oldFirst: Lanes, _ oldSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let hasSecond = second.normalMass .> Lanes()
    let k11 = inverseEffectiveMass(first, first)
    let k22 = inverseEffectiveMass(second, second)
    let k12 = select(hasSecond, inverseEffectiveMass(first, second), Lanes())
    let determinant = k11 * k22 - k12 * k12
    // Bodies that do not turn move both points alike: each then gives half. Below this part of the
    // product of the two responses their difference is rounding noise.
    let isRegular =
      determinant .> Lanes(repeating: 1e-3) * k11 * k22
    let half = Lanes(repeating: 0.5)
    let inverse = Lanes(repeating: 1) / determinant
    let inverse11 = select(
      hasSecond, select(isRegular, inverse * k22, half * first.normalMass),
      first.normalMass)
    let inverse22 = select(
      hasSecond, select(isRegular, inverse * k11, half * second.normalMass), Lanes())
    let inverse12 = select(hasSecond .& isRegular, Lanes() - inverse * k12, Lanes())
    let bothFirst = oldFirst - (inverse11 * speedFirst + inverse12 * speedSecond)
    let bothSecond = oldSecond - (inverse12 * speedFirst + inverse22 * speedSecond)
    let aloneFirst = oldFirst - first.normalMass * (speedFirst - k12 * oldSecond)
    let aloneSecond = oldSecond - second.normalMass * (speedSecond - k12 * oldFirst)
    return (
      maximum(select(bothSecond .>= Lanes(), bothFirst, aloneFirst), Lanes()),
      maximum(select(bothFirst .>= Lanes(), bothSecond, aloneSecond), Lanes())
    )
  }

  /// Starts the next step without the impulses of this one.
  mutating func clearImpulses(_ ofFirst: LaneMask, _ ofSecond: LaneMask) {
    first.normalImpulse = select(ofFirst, Lanes(), first.normalImpulse)
    second.normalImpulse = select(ofSecond, Lanes(), second.normalImpulse)
    tangentImpulse = select(ofFirst .| ofSecond, Lanes(), tangentImpulse)
  }
}

extension ReferencePointValues where Number == Lanes {
  fileprivate mutating func add(_ speed: Lanes, _ isPending: LaneMask) {
    normalVelocity = normalVelocity + select(isPending, speed, Lanes())
  }
}
