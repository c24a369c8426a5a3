// The normal constraint after Catto, "Soft Constraints" (GDC 2011) and "Solver2D" (2024): a
// separation above zero may close within one sub-step and no faster, an overlap is pushed apart
// softly, and the relaxing pass takes the speed of that push away again.

extension ContactBlock {
  /// Gives the impulses of the sub-step before.
  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    warmStart(first, &a, &b)
    warmStart(second, &a, &b)
    store(a, b, motion)
  }

  /// Pushes both points apart softly, or lets them close.
  ///
  /// A contact that did not push in the sub-step before is solved for both points at once, so that a
  /// body that lands flat is not turned. Otherwise the points are solved one after the other, in an order that
  /// the sub-steps take in turns: exact pairs would carry the load of tall pyramids worse.
  @inline(__always)
  mutating func push(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isBackward: Bool
  ) {
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    let isNew = (first.normalImpulse + second.normalImpulse) .<= Lanes()
    let hasMet =
      isNew .& ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
    metLanes = unsafeBitCast(hasMet, to: SIMD8<Int32>.self)
    if isAny(isNew) { meet(isNew, hasMet, &a, &b, context) }
    if isBackward {
      pushNormal(&second, isNew, &a, &b, context)
      pushNormal(&first, isNew, &a, &b, context)
    } else {
      pushNormal(&first, isNew, &a, &b, context)
      pushNormal(&second, isNew, &a, &b, context)
    }
    store(a, b, motion)
  }

  /// Takes the speed of the push away from both points at once, then gives friction: the normal
  /// impulse is now the one that carries and not the one that pushes apart.
  @inline(__always)
  mutating func relax(_ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext) {
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    relaxNormals(&a, &b, context)
    solveFriction(&first, &a, &b)
    solveFriction(&second, &a, &b)
    first.totalNormalImpulse = first.totalNormalImpulse + first.normalImpulse
    second.totalNormalImpulse = second.totalNormalImpulse + second.normalImpulse
    // Warm starting with the impulse of an impact would throw the body back.
    let hasMet = unsafeBitCast(metLanes, to: LaneMask.self)
    if isAny(hasMet) {
      first.forgetImpulses(hasMet)
      second.forgetImpulses(hasMet)
    }
    store(a, b, motion)
  }

  /// Turns the approach from before the step into a bounce where the contact pushed in this step.
  @inline(__always)
  mutating func bounce(_ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext) {
    guard bounces else { return }
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    bounceNormals(&a, &b, context)
    store(a, b, motion)
  }

  @inline(__always)
  private func store(
    _ a: BodyLanes, _ b: BodyLanes, _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    a.store(bodyA, lanes: dynamicLanesA, motion)
    b.store(bodyB, lanes: dynamicLanesB, motion)
  }

  @inline(__always)
  private func warmStart(_ point: ContactPointLanes, _ a: inout BodyLanes, _ b: inout BodyLanes) {
    // The tangent is the normal turned back by a quarter: (y, −x).
    let x = point.normalImpulse * normalX + point.tangentImpulse * normalY
    let y = point.normalImpulse * normalY - point.tangentImpulse * normalX
    apply(x, y, at: point, &a, &b)
  }

  /// Solves both points of the lanes that did not push, and keeps the approach for the bounce:
  /// what gravity added since the start of the step counts.
  private mutating func meet(
    _ isNew: LaneMask, _ hasMet: LaneMask, _ a: inout BodyLanes, _ b: inout BodyLanes,
    _ context: StepContext
  ) {
    let speedFirst = normalSpeed(first, a, b)
    let speedSecond = normalSpeed(second, a, b)
    first.normalVelocity = select(
      hasMet, minimum(first.normalVelocity, speedFirst), first.normalVelocity)
    second.normalVelocity = select(
      hasMet, minimum(second.normalVelocity, speedSecond), second.normalVelocity)
    let wanted = jointImpulses(
      speedFirst + bias(currentSeparation(first, a, b), context),
      speedSecond + bias(currentSeparation(second, a, b), context))
    give(
      select(isNew, wanted.first, first.normalImpulse),
      select(isNew, wanted.second, second.normalImpulse), &a, &b)
  }

  /// The speed with which a separation may close, or an overlap is pushed apart.
  @inline(__always)
  private func bias(_ separation: Lanes, _ context: StepContext) -> Lanes {
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let push = maximum(biasRate * separation, Lanes(repeating: -context.contactPushSpeed))
    return select(separation .> Lanes(), closing, push)
  }

  /// Pushes one point apart softly, or lets it close, except in the lanes that are solved already.
  @inline(__always)
  private func pushNormal(
    _ point: inout ContactPointLanes, _ isSolved: LaneMask, _ a: inout BodyLanes,
    _ b: inout BodyLanes, _ context: StepContext
  ) {
    let separation = currentSeparation(point, a, b)
    let isApart = separation .> Lanes()
    let one = Lanes(repeating: 1)
    let scaledMass = point.normalMass * select(isApart, one, massScale)
    let kept = one - select(isApart, Lanes(), impulseScale)
    let speed = normalSpeed(point, a, b) + bias(separation, context)
    let wanted = maximum(kept * point.normalImpulse - scaledMass * speed, Lanes())
    let impulse = select(isSolved, point.normalImpulse, wanted)
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    apply(change * normalX, change * normalY, at: point, &a, &b)
  }

  /// Solves both points for the velocity that stays.
  @inline(__always)
  private mutating func relaxNormals(
    _ a: inout BodyLanes, _ b: inout BodyLanes, _ context: StepContext
  ) {
    let rate = Lanes(repeating: context.inverseSubStep)
    let closingFirst = maximum(currentSeparation(first, a, b), Lanes()) * rate
    let closingSecond = maximum(currentSeparation(second, a, b), Lanes()) * rate
    let wanted = jointImpulses(
      normalSpeed(first, a, b) + closingFirst, normalSpeed(second, a, b) + closingSecond)
    give(wanted.first, wanted.second, &a, &b)
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
    _ impulseFirst: Lanes, _ impulseSecond: Lanes, _ a: inout BodyLanes, _ b: inout BodyLanes
  ) {
    let changeFirst = impulseFirst - first.normalImpulse
    let changeSecond = impulseSecond - second.normalImpulse
    first.normalImpulse = impulseFirst
    second.normalImpulse = impulseSecond
    apply(changeFirst * normalX, changeFirst * normalY, at: first, &a, &b)
    apply(changeSecond * normalX, changeSecond * normalY, at: second, &a, &b)
  }

  @inline(__always)
  private func solveFriction(
    _ point: inout ContactPointLanes, _ a: inout BodyLanes, _ b: inout BodyLanes
  ) {
    let velocity = relativeVelocity(point, a, b)
    let speed = velocity.x * normalY - velocity.y * normalX
    let limit = friction * point.normalImpulse
    let wanted = point.tangentImpulse - point.tangentMass * speed
    let impulse = maximum(minimum(wanted, limit), Lanes() - limit)
    let change = impulse - point.tangentImpulse
    point.tangentImpulse = impulse
    apply(change * normalY, Lanes() - change * normalX, at: point, &a, &b)
  }

  /// Gives both points that pushed in this step the speed with which they bounce.
  @inline(__always)
  private mutating func bounceNormals(
    _ a: inout BodyLanes, _ b: inout BodyLanes, _ context: StepContext
  ) {
    let bouncesFirst = isBouncing(first, context)
    let bouncesSecond = isBouncing(second, context)
    let speedFirst = normalSpeed(first, a, b) + restitution * first.normalVelocity
    let speedSecond = normalSpeed(second, a, b) + restitution * second.normalVelocity
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
    give(impulseFirst, impulseSecond, &a, &b)
    // What bounced leaves; an impulse kept for the next step would push it again.
    first.forgetImpulses(bouncesFirst)
    second.forgetImpulses(bouncesSecond)
  }

  /// Lanes that came in fast enough and pushed in this step.
  @inline(__always)
  private func isBouncing(_ point: ContactPointLanes, _ context: StepContext) -> LaneMask {
    (restitution * point.normalVelocity .< Lanes(repeating: -context.leastReboundSpeed))
      .& (point.totalNormalImpulse .> Lanes()) .& (restitution .> Lanes())
  }

  /// The speed with which the surfaces part at a point.
  @inline(__always)
  private func normalSpeed(
    _ point: ContactPointLanes, _ a: BodyLanes, _ b: BodyLanes
  ) -> Lanes {
    let velocity = relativeVelocity(point, a, b)
    return velocity.x * normalX + velocity.y * normalY
  }

  @inline(__always)
  private func currentSeparation(
    _ point: ContactPointLanes, _ a: BodyLanes, _ b: BodyLanes
  ) -> Lanes {
    let x =
      (b.deltaX - a.deltaX) + (b.cosine * point.anchorBX - b.sine * point.anchorBY)
      - (a.cosine * point.anchorAX - a.sine * point.anchorAY)
    let y =
      (b.deltaY - a.deltaY) + (b.sine * point.anchorBX + b.cosine * point.anchorBY)
      - (a.sine * point.anchorAX + a.cosine * point.anchorAY)
    return x * normalX + y * normalY + point.separation
  }

  @inline(__always)
  private func relativeVelocity(
    _ point: ContactPointLanes, _ a: BodyLanes, _ b: BodyLanes
  ) -> (x: Lanes, y: Lanes) {
    let x =
      (b.velocityX - b.spin * point.anchorBY) - (a.velocityX - a.spin * point.anchorAY)
    let y =
      (b.velocityY + b.spin * point.anchorBX) - (a.velocityY + a.spin * point.anchorAX)
    return (x, y)
  }

  @inline(__always)
  private func apply(
    _ x: Lanes, _ y: Lanes, at point: ContactPointLanes, _ a: inout BodyLanes,
    _ b: inout BodyLanes
  ) {
    a.apply(
      Lanes() - x, Lanes() - y, armX: point.anchorAX, armY: point.anchorAY,
      inverseMass: inverseMassA, inverseInertia: inverseInertiaA)
    b.apply(
      x, y, armX: point.anchorBX, armY: point.anchorBY, inverseMass: inverseMassB,
      inverseInertia: inverseInertiaB)
  }
}

extension ContactPointLanes {
  /// Starts the next step without the impulses of this one.
  @inline(__always)
  fileprivate mutating func forgetImpulses(_ lanes: LaneMask) {
    normalImpulse = select(lanes, Lanes(), normalImpulse)
    tangentImpulse = select(lanes, Lanes(), tangentImpulse)
  }
}
