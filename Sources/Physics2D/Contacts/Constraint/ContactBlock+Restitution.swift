// SPDX-License-Identifier: Apache-2.0

// Newton's law of impact, vn⁺ = −e·vn⁻, for all contacts that applied an impulse in a step, and the
// friction of the impulse that it takes.
//
// Contacts are solved repeatedly: one after the other they would undo each other's rebound where a body
// has several, and energy would come and go; repeated they converge to velocities that satisfy all of
// them. Where energy is lost anyway, one iteration is enough.

/// The outcome of the restitution for one point of eight contacts.
private struct PointRestitution {
  /// The rebound speed e·|vn⁻| exceeds the threshold, or the point is lossless and passes the impulse of
  /// another impact on.
  ///
  /// The energy that a point takes is λ·(vn⁺ + vn⁻)/2: where λ is that of a hard impact, a slow approach that
  /// is only stopped costs a visible part of it.
  let rebounds: LaneMask
  /// The point is solved for a normal speed: that of its rebound, or zero.
  let hasTargetVelocity: LaneMask
  /// The point is lossless, and applied an impulse only because another impact of the step threw the
  /// bodies together.
  ///
  /// Its impulse would take energy that belongs to that impact, so it is taken back: in the next step
  /// the contact is an impact of its own. A contact that loses energy keeps it and comes to rest sooner.
  let isDeferred: LaneMask

  @inline(__always)
  init(
    _ flag: Int32, _ velocity: Lanes, _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ context: StepContext
  ) {
    let pushed = reference.pointee.hasFlag(flag)
    let isLossless =
      pushed .& reference.pointee.hasFlag(ImpactFlags.hadNoImpulse)
      .& reference.pointee.isLossless
    // Negative speeds approach: the point rebounds if e·vn⁻ < −threshold.
    let threshold = Lanes(repeating: -context.minimumReboundSpeed)
    let passesImpact =
      isLossless .& reference.pointee.hasFlag(ImpactFlags.passesImpact) .& (velocity .< Lanes())
    rebounds =
      (pushed .& (reference.pointee.restitution * velocity .< threshold)) .| passesImpact
    hasTargetVelocity = rebounds .| (isLossless .& (velocity .< Lanes()))
    isDeferred = isLossless .& (velocity .>= Lanes())
  }
}

extension ReferenceValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The contacts with a restitution of 1, up to a thousandth: their impacts lose no energy.
  @inline(__always)
  fileprivate var isLossless: LaneMask { restitution .>= Lanes(repeating: 0.999) }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Records which points with restitution applied an impulse in this step, and whether one of them
  /// rebounds.
  func prepareRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    let restitutes = reference.pointee.restitution .> Lanes()
    reference.pointee.setFlag(
      ImpactFlags.firstHasImpulse, restitutes .& (first.totalNormalImpulse .> Lanes()))
    reference.pointee.setFlag(
      ImpactFlags.secondHasImpulse, restitutes .& (second.totalNormalImpulse .> Lanes()))
    let total = self.first.totalNormalImpulse + self.second.totalNormalImpulse
    reference.pointee.normalImpulseBeforeRestitution = total
    // An impulse that would stop an approach above the threshold: λ·k > threshold.
    reference.pointee.setFlag(
      ImpactFlags.passesImpact,
      total * inverseEffectiveMass(self.first, self.first)
        .> Lanes(repeating: context.minimumReboundSpeed))
    let (first, second) = restitutions(reference, context)
    state.pointee.needsIteration = isAny(first.rebounds .| second.rebounds)
    state.pointee.restitutes = isAny(
      first.hasTargetVelocity .| second.hasTargetVelocity .| first.isDeferred .| second.isDeferred)
    reference.pointee.restitutionTangentImpulse = Lanes()
    let isIterated = reference.pointee.isLossless .| hasJointedBody(bodies)
    reference.pointee.setFlag(ImpactFlags.iteratesRestitution, isIterated)
    state.pointee.iteratesRestitution = isAny(isIterated)
  }

  /// The contacts of a body that constraints move and that has a flag.
  @inline(__always)
  func hasBody(_ flag: BodyMotionFlags, _ bodies: BodyView) -> LaneMask {
    let bit = SIMD8<Int32>(repeating: Int32(flag.rawValue))
    // The flags follow the angular velocity in `BodyMotion`, at byte 12.
    let flagsA = unsafeBitCast(
      PairedLanes(at: offsetA, bodies.motion, 8).odd, to: SIMD8<Int32>.self)
    let flagsB = unsafeBitCast(
      PairedLanes(at: offsetB, bodies.motion, 8).odd, to: SIMD8<Int32>.self)
    return ((flagsA & bit .!= SIMD8()) .& (inverseMassA .> Lanes()))
      .| ((flagsB & bit .!= SIMD8()) .& (inverseMassB .> Lanes()))
  }

  /// The contacts of a body that joints hold and contacts move.
  @inline(__always)
  private func hasJointedBody(_ bodies: BodyView) -> LaneMask {
    hasBody(.jointed, bodies)
  }

  /// Applies the impulses that give each point its normal speed after the impact, and their friction; one
  /// iteration.
  ///
  /// - Parameter isForJoints: Whether the iteration only brings joints and the contacts beside them into agreement.
  ///   The other contacts keep their impulses, as they would in a world without joints.
  mutating func applyRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext,
    isForJoints: Bool
  ) {
    var pair = PairLanes(self, bodies.motion)
    let (oldFirst, oldSecond) = (first.totalNormalImpulse, second.totalNormalImpulse)
    let outcomes = restitutions(reference, context)
    // Lanes that are left out keep their impulses, so that no contact depends on those that share its block.
    let isIncluded =
      reference.pointee.hasFlag(ImpactFlags.iteratesRestitution)
      .| LaneMask(repeating: !isForJoints)
    // Friction turns a body that is hit beside its center of mass, and so changes its normal speed: normal
    // impulses and friction are solved in turns. Each turn leaves about a tenth of the error.
    for _ in 0..<Self.frictionTurns {
      let solved = restitutionImpulses(outcomes, isIncluded, reference, pair)
      pair.applyNormalImpulses(
        solved.first - first.totalNormalImpulse, solved.second - second.totalNormalImpulse, self)
      (first.totalNormalImpulse, second.totalNormalImpulse) = solved
      applyRestitutionFriction(isIncluded, reference, &pair)
    }
    let changeFirst = first.totalNormalImpulse - oldFirst
    let changeSecond = second.totalNormalImpulse - oldSecond
    pair.store(&self, bodies)
    // Iterate while |Δλ₁| + |Δλ₂| of a lossless contact exceeds 1e-5 of its impulse, which is less
    // than the rounding of a step.
    let change =
      maximum(changeFirst, Lanes() - changeFirst) + maximum(changeSecond, Lanes() - changeSecond)
    let precision = Lanes(repeating: 1e-5) * (oldFirst + oldSecond)
    state.pointee.needsIteration = isAny((change .> precision) .& reference.pointee.isLossless)
  }

  /// Turns of normal impulses and friction in an iteration.
  private static var frictionTurns: Int { 4 }

  /// Solves friction with the normal impulse of restitution as its load.
  ///
  /// Coulomb's law holds for the whole impulse of an impact, of which the sub-steps solved the part that
  /// stops the approach; how much that is depends on the sub-step in which the shapes met.
  @inline(__always)
  private func applyRestitutionFriction(
    _ isIncluded: LaneMask, _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ pair: inout PairLanes
  ) {
    // λt ← clamp(λt − mt·vt, −μ·λn, μ·λn), where λn is what restitution added to the normal impulses.
    let added =
      first.totalNormalImpulse + second.totalNormalImpulse
      - reference.pointee.normalImpulseBeforeRestitution
    let limit = friction * maximum(added, Lanes())
    let old = reference.pointee.restitutionTangentImpulse
    let unclamped = old - tangentMass * pair.tangentSpeed(self)
    let impulse = select(isIncluded, maximum(minimum(unclamped, limit), Lanes() - limit), old)
    reference.pointee.restitutionTangentImpulse = impulse
    pair.applyTangentImpulse(impulse - old, self)
  }

  /// The impulses of both points over the whole step that give them their normal speed after the impact.
  @inline(__always)
  private func restitutionImpulses(
    _ outcomes: (PointRestitution, PointRestitution), _ isIncluded: LaneMask,
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ pair: PairLanes
  ) -> (first: Lanes, second: Lanes) {
    let (outcomeFirst, outcomeSecond) = outcomes
    // The error of each point: vn + e·vn⁻ if it rebounds, else vn.
    let restitution = reference.pointee.restitution
    let velocityFirst = restitution * reference.pointee.first.normalVelocity
    let velocitySecond = restitution * reference.pointee.second.normalVelocity
    let speedFirst =
      pair.normalSpeed(first) + select(outcomeFirst.rebounds, velocityFirst, Lanes())
    let speedSecond =
      pair.normalSpeed(second) + select(outcomeSecond.rebounds, velocitySecond, Lanes())
    // Where both points have a target, solve them as a block; otherwise one point alone,
    // λ ← max(0, λ − error/kii). The impulses of the whole step accumulate, so that the sum stays
    // non-negative.
    let (oldFirst, oldSecond) = (first.totalNormalImpulse, second.totalNormalImpulse)
    let changeFirst = first.normalMass * speedFirst
    let changeSecond = second.normalMass * speedSecond
    let both = blockImpulses(changeFirst, changeSecond, oldFirst, oldSecond)
    let own = Lanes(repeating: 1) - first.coupling * second.coupling
    let aloneFirst = maximum(oldFirst - own * changeFirst, Lanes())
    let aloneSecond = maximum(oldSecond - own * changeSecond, Lanes())
    let solvedFirst = select(outcomeSecond.hasTargetVelocity, both.first, aloneFirst)
    let solvedSecond = select(outcomeFirst.hasTargetVelocity, both.second, aloneSecond)
    // A deferred point gives its impulse back; a point without a target keeps it.
    return (
      select(
        outcomeFirst.isDeferred .& isIncluded, Lanes(),
        select(outcomeFirst.hasTargetVelocity .& isIncluded, solvedFirst, oldFirst)),
      select(
        outcomeSecond.isDeferred .& isIncluded, Lanes(),
        select(outcomeSecond.hasTargetVelocity .& isIncluded, solvedSecond, oldSecond))
    )
  }

  /// Clears the impulses of points that rebounded or were deferred: warm starting would apply them
  /// again in the next step.
  mutating func finishRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ context: StepContext
  ) {
    let (first, second) = restitutions(reference, context)
    clearImpulses(first.rebounds .| first.isDeferred, second.rebounds .| second.isDeferred)
  }

  /// Whether a contact applied an impulse at a point that approached faster than a threshold.
  func hasHit(_ reference: UnsafeMutablePointer<ReferenceBlock>, threshold: Float) -> Bool {
    // λ > 0 and vn⁻ < −threshold, for either point.
    let limit = Lanes(repeating: -threshold)
    return isAny(
      (first.totalNormalImpulse .> Lanes()) .& (reference.pointee.first.normalVelocity .< limit)
        .| (second.totalNormalImpulse .> Lanes())
        .& (reference.pointee.second.normalVelocity .< limit))
  }

  @inline(__always)
  private func restitutions(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ context: StepContext
  ) -> (PointRestitution, PointRestitution) {
    (
      PointRestitution(
        ImpactFlags.firstHasImpulse, reference.pointee.first.normalVelocity, reference, context),
      PointRestitution(
        ImpactFlags.secondHasImpulse, reference.pointee.second.normalVelocity, reference, context)
    )
  }
}
