// Newton's law of impact for all contacts that pushed in a step at once: each leaves with the speed of its
// approach times its bounciness. One after the other they would undo each other's bounce where a body has
// several, and energy would come and go; in turns they settle at what satisfies all of them. Where energy
// is lost anyway, one turn is enough.

/// What becomes of a point of eight contacts after the sub-steps.
private struct PointImpact {
  /// It came so fast that it bounces.
  let bounces: LaneMask
  /// It gets a speed to leave with: that of its bounce, or none.
  let isGiven: LaneMask
  /// It loses nothing, and pushed only because another impact of the step threw the bodies together.
  ///
  /// It would take energy that belongs to that impact, so it waits: in the next step it is an impact of
  /// its own. What loses energy anyway had better come to rest.
  let waits: LaneMask

  @inline(__always)
  init(
    _ mark: Int32, _ velocity: Lanes, _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ context: StepContext
  ) {
    let pushed = reference.pointee.areMarked(mark)
    let isLossless =
      pushed .& reference.pointee.areMarked(ImpactMarks.wasIdle) .& reference.pointee.isLossless
    let least = Lanes(repeating: -context.minimumReboundSpeed)
    bounces = pushed .& (reference.pointee.restitution * velocity .< least)
    isGiven = bounces .| (isLossless .& (velocity .< Lanes()))
    waits = isLossless .& (velocity .>= Lanes())
  }
}

extension ReferenceValues where Number == Lanes, Row == SIMD8<Int32> {
  /// The contacts whose bounces lose nothing.
  @inline(__always)
  fileprivate var isLossless: LaneMask { restitution .>= Lanes(repeating: 0.999) }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Notices which points of bouncy contacts pushed in this step, and whether one of them bounces.
  func noteBounces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ context: StepContext
  ) {
    let isBouncy = reference.pointee.restitution .> Lanes()
    reference.pointee.mark(
      ImpactMarks.firstPushed, isBouncy .& (first.totalNormalImpulse .> Lanes()))
    reference.pointee.mark(
      ImpactMarks.secondPushed, isBouncy .& (second.totalNormalImpulse .> Lanes()))
    let (first, second) = impacts(reference, context)
    state.pointee.isUnsettled = isAny(first.bounces .| second.bounces)
  }

  /// Gives the points of impacts the speed that they leave with.
  mutating func bounce(
    _ reference: UnsafeMutablePointer<ReferenceBlock>,
    _ state: UnsafeMutablePointer<ContactBlockState>, _ bodies: BodyRows, _ context: StepContext
  ) {
    var pair = PairLanes(self, bodies.motion)
    let (impactFirst, impactSecond) = impacts(reference, context)
    let restitution = reference.pointee.restitution
    let velocityFirst = restitution * reference.pointee.first.normalVelocity
    let velocitySecond = restitution * reference.pointee.second.normalVelocity
    let speedFirst =
      pair.normalSpeed(first) + select(impactFirst.bounces, velocityFirst, Lanes())
    let speedSecond =
      pair.normalSpeed(second) + select(impactSecond.bounces, velocitySecond, Lanes())
    let (oldFirst, oldSecond) = (first.totalNormalImpulse, second.totalNormalImpulse)
    let both = jointImpulses(speedFirst, speedSecond, oldFirst, oldSecond)
    let aloneFirst = maximum(oldFirst - first.normalMass * speedFirst, Lanes())
    let aloneSecond = maximum(oldSecond - second.normalMass * speedSecond, Lanes())
    let givenFirst = select(impactSecond.isGiven, both.first, aloneFirst)
    let givenSecond = select(impactFirst.isGiven, both.second, aloneSecond)
    first.totalNormalImpulse = select(
      impactFirst.waits, Lanes(), select(impactFirst.isGiven, givenFirst, oldFirst))
    second.totalNormalImpulse = select(
      impactSecond.waits, Lanes(), select(impactSecond.isGiven, givenSecond, oldSecond))
    let changeFirst = first.totalNormalImpulse - oldFirst
    let changeSecond = second.totalNormalImpulse - oldSecond
    pair.push(changeFirst, at: first, self)
    pair.push(changeSecond, at: second, self)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
    let change =
      maximum(changeFirst, Lanes() - changeFirst) + maximum(changeSecond, Lanes() - changeSecond)
    // Less than rounding makes of a step.
    let precision = Lanes(repeating: 1e-5) * (oldFirst + oldSecond)
    state.pointee.isUnsettled = isAny((change .> precision) .& reference.pointee.isLossless)
  }

  /// What bounced leaves: an impulse kept for the next step would push it again.
  mutating func endBounces(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ context: StepContext
  ) {
    let (first, second) = impacts(reference, context)
    forgetImpulses(first.bounces .| first.waits, second.bounces .| second.waits)
  }

  @inline(__always)
  private func impacts(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ context: StepContext
  ) -> (PointImpact, PointImpact) {
    (
      PointImpact(
        ImpactMarks.firstPushed, reference.pointee.first.normalVelocity, reference, context),
      PointImpact(
        ImpactMarks.secondPushed, reference.pointee.second.normalVelocity, reference, context)
    )
  }
}
