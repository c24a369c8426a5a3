// Impacts: contacts that begin to push in a step, and those that bounce.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Keeps the greatest approach of the points that have not pushed in this step, for their bounce.
  ///
  /// What gravity added since the start of the step counts, and what pushes other contacts apart does
  /// not: the velocities are those that the last sub-step relaxed.
  @inline(__always)
  func noticeApproach(_ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows) {
    let pair = PairLanes(self, bodies.motion)
    let waits = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    reference.pointee.first.notice(pair.normalSpeed(first), waits)
    reference.pointee.second.notice(pair.normalSpeed(second), waits)
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
    reference.pointee.met = unsafeBitCast(hasMet, to: SIMD8<Int32>.self)
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let wanted = jointImpulses(
      pair.normalSpeed(first) + bias(pair.separation(first), isMoving, context),
      pair.normalSpeed(second) + bias(pair.separation(second), isMoving, context))
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
      pair.normalSpeed(first) + closingFirst, pair.normalSpeed(second) + closingSecond)
    give(wanted.first, at: &first, &pair)
    give(wanted.second, at: &second, &pair)
    solveFriction(&pair)
    countImpulses()
    let hasMet = unsafeBitCast(reference.pointee.met, to: LaneMask.self)
    forgetImpulses(hasMet, hasMet)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Turns the approach from before the step into a bounce where the contact pushed in this step.
  mutating func bounce(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyRows, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let restitution = reference.pointee.restitution
    let velocityFirst = reference.pointee.first.normalVelocity
    let velocitySecond = reference.pointee.second.normalVelocity
    let least = Lanes(repeating: -context.leastReboundSpeed)
    let canBounce = restitution .> Lanes()
    let bouncesFirst =
      (restitution * velocityFirst .< least) .& (first.totalNormalImpulse .> Lanes()) .& canBounce
    let bouncesSecond =
      (restitution * velocitySecond .< least) .& (second.totalNormalImpulse .> Lanes())
      .& canBounce
    let speedFirst = pair.normalSpeed(first) + restitution * velocityFirst
    let speedSecond = pair.normalSpeed(second) + restitution * velocitySecond
    let both = jointImpulses(speedFirst, speedSecond)
    let aloneFirst = maximum(first.normalImpulse - first.normalMass * speedFirst, Lanes())
    let aloneSecond = maximum(second.normalImpulse - second.normalMass * speedSecond, Lanes())
    let impulseFirst = select(
      bouncesFirst, select(bouncesSecond, both.first, aloneFirst), first.normalImpulse)
    let impulseSecond = select(
      bouncesSecond, select(bouncesFirst, both.second, aloneSecond), second.normalImpulse)
    first.totalNormalImpulse =
      first.totalNormalImpulse + (impulseFirst - first.normalImpulse)
    second.totalNormalImpulse =
      second.totalNormalImpulse + (impulseSecond - second.normalImpulse)
    give(impulseFirst, at: &first, &pair)
    give(impulseSecond, at: &second, &pair)
    // What bounced leaves; an impulse kept for the next step would push it again.
    forgetImpulses(bouncesFirst, bouncesSecond)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// The impulses of both points, not negative, that take away two speeds where they push.
  ///
  /// The exact solution of the complementarity problem of two points, after Catto's block solver: an
  /// impulse that comes out negative while the other does not is zero, and the other is solved alone.
  private func jointImpulses(
    _ speedFirst: Lanes, _ speedSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let oldFirst = first.normalImpulse
    let oldSecond = second.normalImpulse
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
  private mutating func forgetImpulses(_ ofFirst: LaneMask, _ ofSecond: LaneMask) {
    first.normalImpulse = select(ofFirst, Lanes(), first.normalImpulse)
    second.normalImpulse = select(ofSecond, Lanes(), second.normalImpulse)
    tangentImpulse = select(ofFirst .| ofSecond, Lanes(), tangentImpulse)
  }
}

extension ReferencePointValues where Number == Lanes {
  /// Keeps the greater approach.
  fileprivate mutating func notice(_ speed: Lanes, _ waits: LaneMask) {
    normalVelocity = select(waits, minimum(normalVelocity, speed), normalVelocity)
  }
}
