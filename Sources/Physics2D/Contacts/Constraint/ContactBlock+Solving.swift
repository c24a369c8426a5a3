// The normal constraint after Catto, "Soft Constraints" (GDC 2011) and "Solver2D" (2024).
//
// A separation above zero may close within one sub-step and no faster (speculative contact). An
// overlap is corrected by a soft constraint. The relaxing pass solves the same constraint rigidly and
// without bias, which removes the velocity that the correction added.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Applies the impulses of the last sub-step.
  @inline(__always)
  func warmStart(_ bodies: BodyView) {
    var pair = PairLanes(self, bodies.motion)
    pair.applyNormalImpulse(first.normalImpulse, at: first, self)
    pair.applyNormalImpulse(second.normalImpulse, at: second, self)
    pair.applyTangentImpulse(tangentImpulse, self)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Solves the normal constraints of both points with the soft bias, one after the other.
  ///
  /// Sub-steps alternate the order of the points, so that neither is always solved last.
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

  /// Solves the normal constraints of both points without bias, then friction.
  @inline(__always)
  mutating func relax(_ bodies: BodyView, _ context: StepContext, isReversed: Bool) {
    var pair = PairLanes(self, bodies.motion)
    // The opposite order of `solve` in the same sub-step.
    if isReversed {
      setNormalImpulse(rigidImpulse(first, pair, context), at: &first, &pair)
      setNormalImpulse(rigidImpulse(second, pair, context), at: &second, &pair)
    } else {
      setNormalImpulse(rigidImpulse(second, pair, context), at: &second, &pair)
      setNormalImpulse(rigidImpulse(first, pair, context), at: &first, &pair)
    }
    // Friction comes last: now the normal impulse carries load and does not correct positions.
    solveFriction(&pair)
    accumulateTotalImpulses()
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Adds the normal impulses of this sub-step to the totals of the step.
  @inline(__always)
  mutating func accumulateTotalImpulses() {
    first.totalNormalImpulse = first.totalNormalImpulse + first.normalImpulse
    second.totalNormalImpulse = second.totalNormalImpulse + second.normalImpulse
  }

  /// The accumulated impulse of one point with the soft bias.
  @inline(__always)
  func softImpulse(
    _ point: ContactPointLanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    let separation = pair.separation(point)
    let isApart = separation .> Lanes()
    // Soft contact: λ ← max(0, λ − m·massScale·(vn + bias) − impulseScale·λ). Because
    // impulseScale = 1 − massScale, that is max(0, massScale·(λ − m·(vn + bias))).
    // Contacts with a body of infinite mass have softness of their own.
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let massScale = select(
      isMoving, Lanes(repeating: context.contactSoftness.massScale),
      Lanes(repeating: context.staticContactSoftness.massScale))
    // A separated point is rigid: massScale = 1.
    let scale = select(isApart, Lanes(repeating: 1), massScale)
    let speed = pair.normalSpeed(point) + bias(separation, isMoving, context)
    return maximum(scale * (point.normalImpulse - point.normalMass * speed), Lanes())
  }

  /// The accumulated impulse of one point without position correction.
  @inline(__always)
  private func rigidImpulse(
    _ point: ContactPointLanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    // λ ← max(0, λ − m·(vn + max(s, 0)/h)): a separation may still close within the sub-step.
    let closing =
      maximum(pair.separation(point), Lanes()) * Lanes(repeating: context.inverseSubStep)
    let speed = pair.normalSpeed(point) + closing
    return maximum(point.normalImpulse - point.normalMass * speed, Lanes())
  }

  /// The bias velocity in length units per second.
  ///
  /// It is s/h for a separation s > 0, else the speed of correction, biasRate·s, limited
  /// to the maximum push speed.
  @inline(__always)
  func bias(_ separation: Lanes, _ isMoving: LaneMask, _ context: StepContext) -> Lanes {
    let rate = select(
      isMoving, Lanes(repeating: context.contactSoftness.biasRate),
      Lanes(repeating: context.staticContactSoftness.biasRate))
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let push = maximum(rate * separation, Lanes(repeating: -context.maximumContactPushSpeed))
    return select(separation .> Lanes(), closing, push)
  }

  /// Sets the accumulated impulse of a point, and applies the difference to the bodies.
  @inline(__always)
  func setNormalImpulse(
    _ impulse: Lanes, at point: inout ContactPointLanes, _ pair: inout PairLanes
  ) {
    let change = impulse - point.normalImpulse
    point.normalImpulse = impulse
    pair.applyNormalImpulse(change, at: point, self)
  }

  /// Solves Coulomb friction: one tangent constraint for both points.
  @inline(__always)
  mutating func solveFriction(_ pair: inout PairLanes) {
    // λt ← clamp(λt − mt·vt, −μ·λn, μ·λn), where λn is the sum of both normal impulses.
    let limit = friction * (first.normalImpulse + second.normalImpulse)
    let unclamped = tangentImpulse - tangentMass * pair.tangentSpeed(self)
    let impulse = maximum(minimum(unclamped, limit), Lanes() - limit)
    let change = impulse - tangentImpulse
    tangentImpulse = impulse
    pair.applyTangentImpulse(change, self)
  }
}
