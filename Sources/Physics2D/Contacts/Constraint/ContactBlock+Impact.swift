// SPDX-License-Identifier: Apache-2.0

// Impacts: contacts that begin to apply an impulse in a step.
//
// They are solved without softness, and surfaces that are nearly parallel as if they were, so that a body that lands
// flat does not start to turn. The impulse of an impact is excluded from warm starting.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Subtracts the normal speed from the recorded approach speed, for contacts that still approach;
  /// `recordApproachSpeedAfterForces` adds the speed after the forces.
  ///
  /// The difference is what gravity and forces add in this sub-step. So the approach speed grows by
  /// forces until the impact, but not by other impacts of the step: the energy of a body that hits
  /// several others in one step is that of the approaches before all of them. An impact that began above the
  /// surface approaches for one more sub-step; without the forces of that one a ball would lose v·h of its
  /// height in each bounce.
  ///
  /// Mutating, like the next one, so that the block stays where it is: otherwise the compiler copies it.
  @inline(__always)
  mutating func recordApproachSpeedBeforeForces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext
  ) {
    let pair = PairLanes(self, bodies.motion)
    let (speedFirst, speedSecond) = (pair.normalSpeed(first), pair.normalSpeed(second))
    let hasNoImpulse = (first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes()
    let closes =
      reference.pointee.hasFlag(ImpactFlags.impactBegan)
      .& (approachingSpeed(pair) .< Lanes(repeating: -context.impactSpeed))
    let approaches = (hasNoImpulse .| closes) .& reference.pointee.hasFlag(ImpactFlags.isForced)
    reference.pointee.setFlag(ImpactFlags.approaches, approaches)
    reference.pointee.first.add(Lanes() - speedFirst, approaches)
    reference.pointee.second.add(Lanes() - speedSecond, approaches)
  }

  /// Adds the normal speed after the forces to the recorded approach speed.
  @inline(__always)
  mutating func recordApproachSpeedAfterForces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView
  ) {
    let pair = PairLanes(self, bodies.motion)
    let approaches = reference.pointee.hasFlag(ImpactFlags.approaches)
    reference.pointee.first.add(pair.normalSpeed(first), approaches)
    reference.pointee.second.add(pair.normalSpeed(second), approaches)
  }

  /// The normal speed at the point that approaches faster.
  ///
  /// A second point that does not exist has no moment arms: its speed would be that of the centers of mass.
  @inline(__always)
  func approachingSpeed(_ pair: PairLanes) -> Lanes {
    let speed = pair.normalSpeed(first)
    return select(
      second.normalMass .> Lanes(), minimum(speed, pair.normalSpeed(second)), speed)
  }

  /// Solves like `solve`, but without softness in lanes that may have an impact and applied no impulse in the last
  /// sub-step.
  @inline(__always)
  mutating func solveImpact(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext,
    _ kind: ContactBlockKind
  ) {
    var pair = PairLanes(self, bodies.motion)
    let mayHaveImpact = reference.pointee.hasFlag(ImpactFlags.mayHaveImpact)
    let isNew =
      mayHaveImpact .& ((first.normalImpulse + second.normalImpulse) .<= Lanes())
    let (separationFirst, separationSecond) = impactSeparations(mayHaveImpact, context)
    // An impact that began above the surface let the separation close, and goes on for one more sub-step.
    let isApproaching = approachingSpeed(pair) .< Lanes(repeating: -context.impactSpeed)
    let begins =
      isNew .& ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
    let continues = isNew .& isApproaching .& reference.pointee.hasFlag(ImpactFlags.impactBegan)
    reference.pointee.setFlag(ImpactFlags.isNewImpact, begins .| continues)
    reference.pointee.setFlag(ImpactFlags.isSolvedRigidly, isNew)
    solveSoft(separationFirst, separationSecond, isRigid: isNew, &pair, context, kind)
    pair.storeNormal(&self, bodies, kind)
  }

  /// Solves some lanes once more, because what was solved after them may have thrown the bodies together again: those
  /// that `solveImpact` solved without softness, or those of braced bodies with softness.
  ///
  /// The other lanes keep their impulses, so that no contact depends on those that share its block.
  mutating func solveAgain(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext,
    isBraced: Bool
  ) {
    let isSolved =
      isBraced
      ? hasBody(.braced, bodies) : reference.pointee.hasFlag(ImpactFlags.isSolvedRigidly)
    guard isAny(isSolved) else { return }
    var pair = PairLanes(self, bodies.motion)
    let mayHaveImpact = reference.pointee.hasFlag(ImpactFlags.mayHaveImpact)
    let (separationFirst, separationSecond) = impactSeparations(mayHaveImpact, context)
    let speedFirst = pair.normalSpeed(first) + bias(separationFirst, context)
    let speedSecond = pair.normalSpeed(second) + bias(separationSecond, context)
    let overlapSoftness = isBraced ? softness : Lanes()
    let softFirst = select(separationFirst .> Lanes(), Lanes(), overlapSoftness)
    let softSecond = select(separationSecond .> Lanes(), Lanes(), overlapSoftness)
    let solved = blockImpulses(
      first.normalMass * speedFirst + softFirst * first.normalImpulse,
      second.normalMass * speedSecond + softSecond * second.normalImpulse,
      first.normalImpulse, second.normalImpulse)
    // Most of these contacts have no impact in a sub-step.
    let isChanged =
      isSolved
      .& ((solved.first .!= first.normalImpulse) .| (solved.second .!= second.normalImpulse))
    guard isAny(isChanged) else { return }
    setNormalImpulses(
      select(isSolved, solved.first, first.normalImpulse),
      select(isSolved, solved.second, second.normalImpulse), &pair)
    pair.storeNormal(&self, bodies)
  }

  /// Relaxes like `relax`, and clears the impulses of new impacts: warm starting with the impulse of an impact would
  /// throw the body back.
  @inline(__always)
  mutating func relaxImpact(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ bodies: BodyView, _ context: StepContext,
    _ kind: ContactBlockKind
  ) {
    var pair = PairLanes(self, bodies.motion)
    let mayHaveImpact = reference.pointee.hasFlag(ImpactFlags.mayHaveImpact)
    first.currentSeparation = pair.separation(first)
    second.currentSeparation = pair.separation(second)
    let (separationFirst, separationSecond) = impactSeparations(mayHaveImpact, context)
    solveRigidly(separationFirst, separationSecond, &pair, context)
    solveFriction(&pair)
    let isNewImpact = reference.pointee.hasFlag(ImpactFlags.isNewImpact)
    let isFirstImpulse =
      ((first.totalNormalImpulse + second.totalNormalImpulse) .<= Lanes())
      .& ((first.normalImpulse + second.normalImpulse) .> Lanes())
    reference.pointee.setFlag(ImpactFlags.impactBegan, isNewImpact .& isFirstImpulse)
    first.accumulate()
    second.accumulate()
    pair.store(&self, bodies, kind)
    let hasImpact = isNewImpact .& ((first.normalImpulse + second.normalImpulse) .> Lanes())
    if isAny(hasImpact) { finishImpact(hasImpact, bodies, context) }
  }

  /// Clears the impulses of new impacts, which are not a load: the next sub-step starts without them.
  @inline(never)
  private mutating func finishImpact(
    _ hasImpact: LaneMask, _ bodies: BodyView, _ context: StepContext
  ) {
    let hit = hitBodies(hasImpact, context)
    clearImpulses(hasImpact, hasImpact)
    flag(offsetA, hit.a, bodies)
    flag(offsetB, hit.b, bodies)
  }

  /// The bodies whose speed new impacts change as much as that of an impact; heavy bodies hardly notice
  /// light ones, and bodies that constraints do not move notice nothing.
  @inline(__always)
  private func hitBodies(
    _ isNewImpact: LaneMask, _ context: StepContext
  ) -> (a: LaneMask, b: LaneMask) {
    // Δv = Σ λ·(1/m + (r × n)²/I) at the points.
    let (lambda1, lambda2) = (first.normalImpulse, second.normalImpulse)
    let sum = lambda1 + lambda2
    let changeA =
      inverseMassA * sum + inverseInertiaA
      * (lambda1 * first.rCrossNormalA * first.rCrossNormalA
        + lambda2 * second.rCrossNormalA * second.rCrossNormalA)
    let changeB =
      inverseMassB * sum + inverseInertiaB
      * (lambda1 * first.rCrossNormalB * first.rCrossNormalB
        + lambda2 * second.rCrossNormalB * second.rCrossNormalB)
    let minimum = Lanes(repeating: context.impactSpeed)
    return (
      isNewImpact .& (inverseMassA .> Lanes()) .& (changeA .> minimum),
      isNewImpact .& (inverseMassB .> Lanes()) .& (changeB .> minimum)
    )
  }

  /// Sets the flag of bodies that an impact hits, for their joints.
  @inline(__always)
  private func flag(_ offsets: SIMD8<Int32>, _ isHit: LaneMask, _ bodies: BodyView) {
    guard isAny(isHit) else { return }
    for lane in 0..<laneCount where isHit[lane] {
      bodies.motion[Int(BodyOffset.row(at: offsets[lane]))].isHit = true
    }
  }

  /// The separations of both points; in lanes that may have an impact their mean if the surfaces are
  /// parallel to a tenth of a slop.
  ///
  /// Otherwise rounding would decide, for a body that lands flat, that one point is hit in this sub-step
  /// and the other one in the next.
  @inline(__always)
  private func impactSeparations(
    _ mayHaveImpact: LaneMask, _ context: StepContext
  ) -> (first: Lanes, second: Lanes) {
    let (ofFirst, ofSecond) = (first.currentSeparation, second.currentSeparation)
    let difference = ofFirst - ofSecond
    let isParallel =
      mayHaveImpact .& (second.normalMass .> Lanes())
      .& (maximum(difference, Lanes() - difference)
        .< Lanes(repeating: 0.1 * context.linearSlop))
    let mean = Lanes(repeating: 0.5) * (ofFirst + ofSecond)
    return (select(isParallel, mean, ofFirst), select(isParallel, mean, ofSecond))
  }

  /// Clears the impulses of points, so that warm starting does not apply them again.
  mutating func clearImpulses(_ ofFirst: LaneMask, _ ofSecond: LaneMask) {
    first.normalImpulse = select(ofFirst, Lanes(), first.normalImpulse)
    second.normalImpulse = select(ofSecond, Lanes(), second.normalImpulse)
    tangentImpulse = select(ofFirst .| ofSecond, Lanes(), tangentImpulse)
  }
}

extension ReferencePointValues where Number == Lanes {
  /// Adds a speed, unless constraints have left none that is a number.
  fileprivate mutating func add(_ speed: Lanes, _ isPending: LaneMask) {
    let isUsable = isPending .& (speed * speed .< Lanes(repeating: 1e30))
    normalVelocity = normalVelocity + select(isUsable, speed, Lanes())
  }
}
