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

  /// Solves both points; friction only while relaxing, when the normal impulse is the one that
  /// carries and not the one that pushes apart.
  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    solveNormal(&first, &a, &b, context, isRelaxing)
    solveNormal(&second, &a, &b, context, isRelaxing)
    if isRelaxing {
      solveFriction(&first, &a, &b)
      solveFriction(&second, &a, &b)
      first.totalNormalImpulse = first.totalNormalImpulse + first.normalImpulse
      second.totalNormalImpulse = second.totalNormalImpulse + second.normalImpulse
    }
    store(a, b, motion)
  }

  /// Turns the approach from before the step into a bounce where the contact pushed in this step.
  @inline(__always)
  mutating func bounce(_ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext) {
    guard bounces else { return }
    var a = BodyLanes(bodyA, motion)
    var b = BodyLanes(bodyB, motion)
    bounce(&first, &a, &b, context)
    bounce(&second, &a, &b, context)
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

  @inline(__always)
  private func solveNormal(
    _ point: inout ContactPointLanes, _ a: inout BodyLanes, _ b: inout BodyLanes,
    _ context: StepContext, _ isRelaxing: Bool
  ) {
    let separation = currentSeparation(point, a, b)
    let isApart = separation .> Lanes()
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let one = Lanes(repeating: 1)
    let bias: Lanes
    let scaledMass: Lanes
    let kept: Lanes
    if isRelaxing {
      bias = select(isApart, closing, Lanes())
      scaledMass = point.normalMass
      kept = one
    } else {
      let push = maximum(biasRate * separation, Lanes(repeating: -context.contactPushSpeed))
      bias = select(isApart, closing, push)
      scaledMass = point.normalMass * select(isApart, one, massScale)
      kept = one - select(isApart, Lanes(), impulseScale)
    }
    let velocity = relativeVelocity(point, a, b)
    let speed = velocity.x * normalX + velocity.y * normalY
    let wanted = kept * point.normalImpulse - scaledMass * (speed + bias)
    let impulse = maximum(wanted, Lanes())
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    apply(change * normalX, change * normalY, at: point, &a, &b)
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

  @inline(__always)
  private func bounce(
    _ point: inout ContactPointLanes, _ a: inout BodyLanes, _ b: inout BodyLanes,
    _ context: StepContext
  ) {
    let velocity = relativeVelocity(point, a, b)
    let speed = velocity.x * normalX + velocity.y * normalY
    let wanted =
      point.normalImpulse - point.normalMass * (speed + restitution * point.normalVelocity)
    let isBouncing =
      (point.normalVelocity .< Lanes(repeating: -context.restitutionThreshold))
      .& (point.totalNormalImpulse .> Lanes()) .& (restitution .> Lanes())
    let impulse = select(isBouncing, maximum(wanted, Lanes()), point.normalImpulse)
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    point.totalNormalImpulse = point.totalNormalImpulse + change
    apply(change * normalX, change * normalY, at: point, &a, &b)
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
