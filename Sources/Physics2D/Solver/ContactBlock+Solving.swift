// The normal constraint after Catto, "Soft Constraints" (GDC 2011) and "Solver2D" (2024): a
// separation above zero may close within one sub-step and no faster, an overlap is pushed apart
// softly, and the relaxing pass takes the speed of that push away again.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Gives the impulses of the sub-step before.
  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = PairLanes(self, motion)
    pair.push(first.normalImpulse, at: first, self)
    pair.push(second.normalImpulse, at: second, self)
    pair.rub(tangentImpulse, self)
    pair.store(self, motion)
  }

  /// Keeps the greatest approach of the points that have not pushed in this step, for their bounce.
  ///
  /// What gravity added since the start of the step counts, and what pushes other contacts apart does
  /// not: the velocities are those that the last sub-step relaxed.
  @inline(__always)
  mutating func noticeApproach(_ motion: UnsafeMutablePointer<BodyMotion>) {
    let pair = PairLanes(self, motion)
    let waits = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    first.normalVelocity = select(
      waits, minimum(first.normalVelocity, pair.normalSpeed(first)), first.normalVelocity)
    second.normalVelocity = select(
      waits, minimum(second.normalVelocity, pair.normalSpeed(second)), second.normalVelocity)
  }

  /// Pushes both points apart softly, or lets them close.
  ///
  /// A contact that did not push in the sub-step before is solved for both points at once, so that a
  /// body that lands flat is not turned. Otherwise the points are solved one after the other, in an order that
  /// the sub-steps take in turns: exact pairs would carry the load of tall pyramids worse.
  @inline(__always)
  mutating func push(
    _ state: ContactBlockState, _ motion: UnsafeMutablePointer<BodyMotion>,
    _ context: StepContext, isBackward: Bool
  ) {
    var pair = PairLanes(self, motion)
    if state.meets {
      pushMeeting(&pair, context)
    } else if isBackward {
      give(softImpulse(second, pair, context), at: &second, &pair)
      give(softImpulse(first, pair, context), at: &first, &pair)
    } else {
      give(softImpulse(first, pair, context), at: &first, &pair)
      give(softImpulse(second, pair, context), at: &second, &pair)
    }
    pair.store(self, motion)
  }

  /// Takes the speed of the push away from both points at once, then gives friction: the normal
  /// impulse is now the one that carries and not the one that pushes apart.
  @inline(__always)
  mutating func relax(
    _ state: ContactBlockState, _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext
  ) {
    var pair = PairLanes(self, motion)
    relaxNormals(&pair, context)
    solveFriction(&pair)
    first.totalNormalImpulse = first.totalNormalImpulse + first.normalImpulse
    second.totalNormalImpulse = second.totalNormalImpulse + second.normalImpulse
    // Warm starting with the impulse of an impact would throw the body back.
    if state.meets {
      let hasMet = unsafeBitCast(met, to: LaneMask.self)
      forgetImpulses(hasMet, hasMet)
    }
    pair.store(self, motion)
  }

  /// Turns the approach from before the step into a bounce where the contact pushed in this step.
  @inline(__always)
  mutating func bounce(
    _ state: ContactBlockState, _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext
  ) {
    guard state.bounces else { return }
    var pair = PairLanes(self, motion)
    bounceNormals(&pair, context)
    pair.store(self, motion)
  }

  /// Pushes like `push`, but solves both points of the lanes that did not push at once.
  private mutating func pushMeeting(_ pair: inout PairLanes, _ context: StepContext) {
    let isNew = (first.normalImpulse + second.normalImpulse) .<= Lanes()
    let hasMet =
      isNew .& ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
    met = unsafeBitCast(hasMet, to: SIMD8<Int32>.self)
    let wanted = jointImpulses(
      pair.normalSpeed(first) + bias(pair.separation(first), context),
      pair.normalSpeed(second) + bias(pair.separation(second), context))
    give(
      select(isNew, wanted.first, first.normalImpulse),
      select(isNew, wanted.second, second.normalImpulse), &pair)
    let pushFirst = softImpulse(first, pair, context)
    give(select(isNew, first.normalImpulse, pushFirst), at: &first, &pair)
    let pushSecond = softImpulse(second, pair, context)
    give(select(isNew, second.normalImpulse, pushSecond), at: &second, &pair)
  }

  /// The speed with which a separation may close, or an overlap is pushed apart.
  @inline(__always)
  private func bias(_ separation: Lanes, _ context: StepContext) -> Lanes {
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let push = maximum(biasRate * separation, Lanes(repeating: -context.contactPushSpeed))
    return select(separation .> Lanes(), closing, push)
  }

  /// The impulse that pushes one point apart softly, or lets it close.
  @inline(__always)
  private func softImpulse(
    _ point: ContactPointLanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    let separation = pair.separation(point)
    let isApart = separation .> Lanes()
    let kept = select(isApart, Lanes(repeating: 1), massScale)
    let speed = pair.normalSpeed(point) + bias(separation, context)
    return maximum(kept * (point.normalImpulse - point.normalMass * speed), Lanes())
  }

  /// Gives what one normal impulse lacks.
  @inline(__always)
  private func give(
    _ impulse: Lanes, at point: inout ContactPointLanes, _ pair: inout PairLanes
  ) {
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    pair.push(change, at: point, self)
  }

  /// Solves both points for the velocity that stays.
  @inline(__always)
  private mutating func relaxNormals(_ pair: inout PairLanes, _ context: StepContext) {
    let rate = Lanes(repeating: context.inverseSubStep)
    let closingFirst = maximum(pair.separation(first), Lanes()) * rate
    let closingSecond = maximum(pair.separation(second), Lanes()) * rate
    let wanted = jointImpulses(
      pair.normalSpeed(first) + closingFirst, pair.normalSpeed(second) + closingSecond)
    give(wanted.first, wanted.second, &pair)
  }

  /// The impulses of both points, not negative, that take away two speeds where they push.
  ///
  /// The exact solution of the complementarity problem of two points, after Catto's block solver: an
  /// impulse that comes out negative while the other does not is zero, and the other is solved alone.
  @inline(__always)
  private func jointImpulses(
    _ speedFirst: Lanes, _ speedSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    let oldFirst = first.normalImpulse
    let oldSecond = second.normalImpulse
    let bothFirst = oldFirst - (jointMassFirst * speedFirst + jointMassAcross * speedSecond)
    let bothSecond = oldSecond - (jointMassAcross * speedFirst + jointMassSecond * speedSecond)
    let aloneFirst = oldFirst - first.normalMass * (speedFirst - coupling * oldSecond)
    let aloneSecond = oldSecond - second.normalMass * (speedSecond - coupling * oldFirst)
    return (
      maximum(select(bothSecond .>= Lanes(), bothFirst, aloneFirst), Lanes()),
      maximum(select(bothFirst .>= Lanes(), bothSecond, aloneSecond), Lanes())
    )
  }

  /// Gives what two normal impulses lack.
  @inline(__always)
  private mutating func give(
    _ impulseFirst: Lanes, _ impulseSecond: Lanes, _ pair: inout PairLanes
  ) {
    give(impulseFirst, at: &first, &pair)
    give(impulseSecond, at: &second, &pair)
  }

  @inline(__always)
  private mutating func solveFriction(_ pair: inout PairLanes) {
    let limit = friction * (first.normalImpulse + second.normalImpulse)
    let wanted = tangentImpulse - tangentMass * pair.tangentSpeed(self)
    let impulse = maximum(minimum(wanted, limit), Lanes() - limit)
    let change = impulse - tangentImpulse
    tangentImpulse = impulse
    pair.rub(change, self)
  }

  /// Gives both points that pushed in this step the speed with which they bounce.
  @inline(__always)
  private mutating func bounceNormals(_ pair: inout PairLanes, _ context: StepContext) {
    let bouncesFirst = isBouncing(first, context)
    let bouncesSecond = isBouncing(second, context)
    let speedFirst = pair.normalSpeed(first) + restitution * first.normalVelocity
    let speedSecond = pair.normalSpeed(second) + restitution * second.normalVelocity
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
    give(impulseFirst, impulseSecond, &pair)
    // What bounced leaves; an impulse kept for the next step would push it again.
    forgetImpulses(bouncesFirst, bouncesSecond)
  }

  /// Lanes that came in fast enough and pushed in this step.
  @inline(__always)
  private func isBouncing(_ point: ContactPointLanes, _ context: StepContext) -> LaneMask {
    (restitution * point.normalVelocity .< Lanes(repeating: -context.leastReboundSpeed))
      .& (point.totalNormalImpulse .> Lanes()) .& (restitution .> Lanes())
  }

  /// Starts the next step without the impulses of this one.
  @inline(__always)
  private mutating func forgetImpulses(_ ofFirst: LaneMask, _ ofSecond: LaneMask) {
    first.normalImpulse = select(ofFirst, Lanes(), first.normalImpulse)
    second.normalImpulse = select(ofSecond, Lanes(), second.normalImpulse)
    tangentImpulse = select(ofFirst .| ofSecond, Lanes(), tangentImpulse)
  }
}
