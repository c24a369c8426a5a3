// Newton's law of impact for all contacts that pushed in a step at once: each leaves with the speed of its
// approach times its bounciness. One after the other they would undo each other's bounce where a body has
// several, and energy would come and go; in turns they settle at what satisfies all of them. Where energy
// is lost anyway, one turn is enough.

/// What becomes of a point of eight contacts after the sub-steps.
private struct PointRestitution {
  /// It came so fast that it bounces.
  let rebounds: LaneMask
  /// It gets a speed to leave with: that of its bounce, or none.
  let hasTargetVelocity: LaneMask
  /// It loses nothing, and pushed only because another impact of the step threw the bodies together.
  ///
  /// It would take energy that belongs to that impact, so it waits: in the next step it is an impact of
  /// its own. What loses energy anyway had better come to rest.
  let isDeferred: LaneMask

  @inline(__always)
  init(
    _ flag: Int32, _ velocity: Lanes, _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ context: StepContext
  ) {
    let pushed = reference.pointee.hasFlag(flag)
    let isLossless =
      pushed .& reference.pointee.hasFlag(ImpactFlags.hadNoImpulse) .& reference.pointee.isLossless
    let threshold = Lanes(repeating: -context.minimumReboundSpeed)
    rebounds = pushed .& (reference.pointee.restitution * velocity .< threshold)
    hasTargetVelocity = rebounds .| (isLossless .& (velocity .< Lanes()))
    isDeferred = isLossless .& (velocity .>= Lanes())
  }
}

extension ReferenceValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The contacts whose bounces lose nothing.
  @inline(__always)
  fileprivate var isLossless: LaneMask { restitution .>= Lanes(repeating: 0.999) }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Notices which points of bouncy contacts pushed in this step, and whether one of them bounces.
  func prepareRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ context: StepContext
  ) {
    let isBouncy = reference.pointee.restitution .> Lanes()
    reference.pointee.setFlag(
      ImpactFlags.firstHasImpulse, isBouncy .& (first.totalNormalImpulse .> Lanes()))
    reference.pointee.setFlag(
      ImpactFlags.secondHasImpulse, isBouncy .& (second.totalNormalImpulse .> Lanes()))
    let (first, second) = restitutions(reference, context)
    state.pointee.needsIteration = isAny(first.rebounds .| second.rebounds)
  }

  /// Gives the points of impacts the speed that they leave with.
  mutating func applyRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyView, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let (outcomeFirst, outcomeSecond) = restitutions(reference, context)
    let restitution = reference.pointee.restitution
    let velocityFirst = restitution * reference.pointee.first.normalVelocity
    let velocitySecond = restitution * reference.pointee.second.normalVelocity
    let speedFirst =
      pair.normalSpeed(first) + select(outcomeFirst.rebounds, velocityFirst, Lanes())
    let speedSecond =
      pair.normalSpeed(second) + select(outcomeSecond.rebounds, velocitySecond, Lanes())
    let (oldFirst, oldSecond) = (first.totalNormalImpulse, second.totalNormalImpulse)
    let both = solveBlock(speedFirst, speedSecond, oldFirst, oldSecond)
    let aloneFirst = maximum(oldFirst - first.normalMass * speedFirst, Lanes())
    let aloneSecond = maximum(oldSecond - second.normalMass * speedSecond, Lanes())
    let solvedFirst = select(outcomeSecond.hasTargetVelocity, both.first, aloneFirst)
    let solvedSecond = select(outcomeFirst.hasTargetVelocity, both.second, aloneSecond)
    first.totalNormalImpulse = select(
      outcomeFirst.isDeferred, Lanes(),
      select(outcomeFirst.hasTargetVelocity, solvedFirst, oldFirst))
    second.totalNormalImpulse = select(
      outcomeSecond.isDeferred, Lanes(),
      select(outcomeSecond.hasTargetVelocity, solvedSecond, oldSecond))
    let changeFirst = first.totalNormalImpulse - oldFirst
    let changeSecond = second.totalNormalImpulse - oldSecond
    pair.applyNormalImpulse(changeFirst, at: first, self)
    pair.applyNormalImpulse(changeSecond, at: second, self)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
    let change =
      maximum(changeFirst, Lanes() - changeFirst) + maximum(changeSecond, Lanes() - changeSecond)
    // Less than rounding makes of a step.
    let precision = Lanes(repeating: 1e-5) * (oldFirst + oldSecond)
    state.pointee.needsIteration = isAny((change .> precision) .& reference.pointee.isLossless)
  }

  /// What bounced leaves: an impulse kept for the next step would push it again.
  mutating func finishRestitution(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ context: StepContext
  ) {
    let (first, second) = restitutions(reference, context)
    clearImpulses(first.rebounds .| first.isDeferred, second.rebounds .| second.isDeferred)
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
