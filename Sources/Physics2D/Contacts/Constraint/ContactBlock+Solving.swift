// The normal constraint after Catto, "Soft Constraints" (GDC 2011) and "Solver2D" (2024): a
// separation above zero may close within one sub-step and no faster, an overlap is pushed apart
// softly, and the relaxing pass takes the speed of that push away again.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Gives the impulses of the sub-step before.
  @inline(__always)
  func warmStart(_ bodies: BodyView) {
    var pair = PairLanes(self, bodies.motion)
    pair.applyNormalImpulse(first.normalImpulse, at: first, self)
    pair.applyNormalImpulse(second.normalImpulse, at: second, self)
    pair.applyTangentImpulse(tangentImpulse, self)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Pushes both points apart softly, or lets them close, one after the other in an order that the
  /// sub-steps take in turns.
  @inline(__always)
  mutating func solve(_ bodies: BodyView, _ context: StepContext, isReversed: Bool) {
    var pair = PairLanes(self, bodies.motion)
    if isReversed {
      setNormalImpulse(softImpulse(second, pair, context), at: &second, &pair)
      setNormalImpulse(softImpulse(first, pair, context), at: &first, &pair)
    } else {
      setNormalImpulse(softImpulse(first, pair, context), at: &first, &pair)
      setNormalImpulse(softImpulse(second, pair, context), at: &second, &pair)
    }
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Takes the speed of the push away, then gives friction: the normal impulse is now the one that
  /// carries and not the one that pushes apart.
  @inline(__always)
  mutating func relax(_ bodies: BodyView, _ context: StepContext, isReversed: Bool) {
    var pair = PairLanes(self, bodies.motion)
    if isReversed {
      setNormalImpulse(rigidImpulse(first, pair, context), at: &first, &pair)
      setNormalImpulse(rigidImpulse(second, pair, context), at: &second, &pair)
    } else {
      setNormalImpulse(rigidImpulse(second, pair, context), at: &second, &pair)
      setNormalImpulse(rigidImpulse(first, pair, context), at: &first, &pair)
    }
    solveFriction(&pair)
    accumulateTotalImpulses()
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Adds up the normal impulses of the sub-steps.
  @inline(__always)
  mutating func accumulateTotalImpulses() {
    first.totalNormalImpulse = first.totalNormalImpulse + first.normalImpulse
    second.totalNormalImpulse = second.totalNormalImpulse + second.normalImpulse
  }

  /// The impulse that pushes one point apart softly, or lets it close.
  @inline(__always)
  func softImpulse(
    _ point: ContactPointLanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    let separation = pair.separation(point)
    let isApart = separation .> Lanes()
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let massScale = select(
      isMoving, Lanes(repeating: context.contactSoftness.massScale),
      Lanes(repeating: context.staticContactSoftness.massScale))
    // What is not scaled away of the impulse is what the softness keeps of the one so far.
    let scale = select(isApart, Lanes(repeating: 1), massScale)
    let speed = pair.normalSpeed(point) + bias(separation, isMoving, context)
    return maximum(scale * (point.normalImpulse - point.normalMass * speed), Lanes())
  }

  /// The impulse that lets one point close and takes all other approach away.
  @inline(__always)
  private func rigidImpulse(
    _ point: ContactPointLanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    let closing =
      maximum(pair.separation(point), Lanes()) * Lanes(repeating: context.inverseSubStep)
    let speed = pair.normalSpeed(point) + closing
    return maximum(point.normalImpulse - point.normalMass * speed, Lanes())
  }

  /// The speed with which a separation may close, or an overlap is pushed apart.
  @inline(__always)
  func bias(_ separation: Lanes, _ isMoving: LaneMask, _ context: StepContext) -> Lanes {
    let rate = select(
      isMoving, Lanes(repeating: context.contactSoftness.biasRate),
      Lanes(repeating: context.staticContactSoftness.biasRate))
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let push = maximum(rate * separation, Lanes(repeating: -context.maximumContactPushSpeed))
    return select(separation .> Lanes(), closing, push)
  }

  /// Gives what one normal impulse lacks.
  @inline(__always)
  func setNormalImpulse(
    _ impulse: Lanes, at point: inout ContactPointLanes, _ pair: inout PairLanes
  ) {
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    pair.applyNormalImpulse(change, at: point, self)
  }

  @inline(__always)
  mutating func solveFriction(_ pair: inout PairLanes) {
    let limit = friction * (first.normalImpulse + second.normalImpulse)
    let unclamped = tangentImpulse - tangentMass * pair.tangentSpeed(self)
    let impulse = maximum(minimum(unclamped, limit), Lanes() - limit)
    let change = impulse - tangentImpulse
    tangentImpulse = impulse
    pair.applyTangentImpulse(change, self)
  }
}
