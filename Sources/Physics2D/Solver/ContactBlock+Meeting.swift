// Impacts: contacts that begin to push in a step.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Takes the approach of the points that have not pushed in this step out of what is kept for their
  /// bounce; `noticeForces` puts it back with what forces changed in between.
  ///
  /// So what gravity adds until the impact counts, and what other impacts of the step do does not: the
  /// energy of a body that hits several others in one step is that of the approaches before all of them.
  @inline(__always)
  func awaitForces(_ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows) {
    let pair = PairLanes(self, bodies.motion)
    let waits = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    reference.pointee.first.add(Lanes() - pair.normalSpeed(first), waits)
    reference.pointee.second.add(Lanes() - pair.normalSpeed(second), waits)
  }

  /// Keeps what forces changed of the approach since `awaitForces`.
  @inline(__always)
  func noticeForces(_ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows) {
    let pair = PairLanes(self, bodies.motion)
    let waits = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    reference.pointee.first.add(pair.normalSpeed(first), waits)
    reference.pointee.second.add(pair.normalSpeed(second), waits)
  }

  /// Pushes like `push`, but solves both points of the lanes that did not push in the sub-step before at
  /// once, so that a body that lands flat is not turned.
  ///
  /// For contacts that carry, exact pairs would carry the load of tall pyramids worse.
  mutating func pushMeeting(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let isNew = (first.normalImpulse + second.normalImpulse) .<= Lanes()
    let hasMet =
      isNew .& ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
    reference.pointee.mark(ImpactMarks.hasMet, hasMet)
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let wanted = jointImpulses(
      pair.normalSpeed(first) + bias(pair.separation(first), isMoving, context),
      pair.normalSpeed(second) + bias(pair.separation(second), isMoving, context),
      first.normalImpulse, second.normalImpulse)
    give(select(isNew, wanted.first, first.normalImpulse), at: &first, &pair)
    give(select(isNew, wanted.second, second.normalImpulse), at: &second, &pair)
    let pushFirst = softImpulse(first, pair, context)
    give(select(isNew, first.normalImpulse, pushFirst), at: &first, &pair)
    let pushSecond = softImpulse(second, pair, context)
    give(select(isNew, second.normalImpulse, pushSecond), at: &second, &pair)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Relaxes like `relax`, but both points at once, and forgets the impulses of the contacts that met in
  /// this sub-step: warm starting with the impulse of an impact would throw the body back.
  mutating func relaxMeeting(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let rate = Lanes(repeating: context.inverseSubStep)
    let closingFirst = maximum(pair.separation(first), Lanes()) * rate
    let closingSecond = maximum(pair.separation(second), Lanes()) * rate
    let wanted = jointImpulses(
      pair.normalSpeed(first) + closingFirst, pair.normalSpeed(second) + closingSecond,
      first.normalImpulse, second.normalImpulse)
    give(wanted.first, at: &first, &pair)
    give(wanted.second, at: &second, &pair)
    solveFriction(&pair)
    countImpulses()
    let hasMet = reference.pointee.areMarked(ImpactMarks.hasMet)
    forgetImpulses(hasMet, hasMet)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// The impulses of both points, not negative, that take away two speeds where they push, given those
  /// that the points have given.
  ///
  /// The exact solution of the complementarity problem of two points, after Catto's block solver: an
  /// impulse that comes out negative while the other does not is zero, and the other is solved alone.
  func jointImpulses(
    _ speedFirst: Lanes, _ speedSecond: Lanes, _ oldFirst: Lanes, _ oldSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let hasSecond = second.normalMass .> Lanes()
    let responseFirst = response(first, first)
    let responseSecond = response(second, second)
    let coupling = select(hasSecond, response(first, second), Lanes())
    let determinant = responseFirst * responseSecond - coupling * coupling
    // Bodies that do not turn move both points alike: each then gives half. Below this part of the
    // product of the two responses their difference is rounding noise.
    let isRegular =
      determinant .> Lanes(repeating: 1e-3) * responseFirst * responseSecond
    let half = Lanes(repeating: 0.5)
    let inverse = Lanes(repeating: 1) / determinant
    let massFirst = select(
      hasSecond, select(isRegular, inverse * responseSecond, half * first.normalMass),
      first.normalMass)
    let massSecond = select(
      hasSecond, select(isRegular, inverse * responseFirst, half * second.normalMass), Lanes())
    let across = select(hasSecond .& isRegular, Lanes() - inverse * coupling, Lanes())
    let bothFirst = oldFirst - (massFirst * speedFirst + across * speedSecond)
    let bothSecond = oldSecond - (across * speedFirst + massSecond * speedSecond)
    let aloneFirst = oldFirst - first.normalMass * (speedFirst - coupling * oldSecond)
    let aloneSecond = oldSecond - second.normalMass * (speedSecond - coupling * oldFirst)
    return (
      maximum(select(bothSecond .>= Lanes(), bothFirst, aloneFirst), Lanes()),
      maximum(select(bothFirst .>= Lanes(), bothSecond, aloneSecond), Lanes())
    )
  }

  /// Starts the next step without the impulses of this one.
  mutating func forgetImpulses(_ ofFirst: LaneMask, _ ofSecond: LaneMask) {
    first.normalImpulse = select(ofFirst, Lanes(), first.normalImpulse)
    second.normalImpulse = select(ofSecond, Lanes(), second.normalImpulse)
    tangentImpulse = select(ofFirst .| ofSecond, Lanes(), tangentImpulse)
  }
}

extension ReferencePointValues where Number == Lanes {
  fileprivate mutating func add(_ speed: Lanes, _ waits: LaneMask) {
    normalVelocity = normalVelocity + select(waits, speed, Lanes())
  }
}
