// SPDX-License-Identifier: Apache-2.0

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
    pair.applyNormalImpulses(first.normalImpulse, second.normalImpulse, self)
    pair.applyTangentImpulse(tangentImpulse, self)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Solves the normal constraints of both points with the soft bias.
  ///
  /// Both start from the same velocities (Jacobi): solved one after the other, the last point would be
  /// exact and the first one not, and a body that lies flat would turn.
  @inline(__always)
  mutating func solve(_ bodies: BodyView, _ context: StepContext) {
    var pair = PairLanes(self, bodies.motion)
    let ofFirst = softImpulse(first, pair.separation(first), pair, context)
    let ofSecond = softImpulse(second, pair.separation(second), pair, context)
    setNormalImpulses(ofFirst, ofSecond, &pair)
    pair.store(self, bodies.motion, spareRow: bodies.spareRow)
  }

  /// Solves the normal constraints of both points without bias, then friction.
  @inline(__always)
  mutating func relax(_ bodies: BodyView, _ context: StepContext) {
    var pair = PairLanes(self, bodies.motion)
    let ofFirst = rigidImpulse(first, pair.separation(first), pair, context)
    let ofSecond = rigidImpulse(second, pair.separation(second), pair, context)
    setNormalImpulses(ofFirst, ofSecond, &pair)
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
    _ point: ContactPointLanes, _ separation: Lanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    let isApart = separation .> Lanes()
    // Soft contact: λ ← max(0, λ − m·massScale·(vn + bias) − impulseScale·m·kii·λ). Because
    // impulseScale = 1 − massScale and m·kii = 1 − couplingShare, that is
    // max(0, massScale·(λ − m·(vn + bias)) + impulseScale·couplingShare·λ).
    // Contacts with a body of infinite mass have softness of their own.
    let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
    let massScale = select(
      isMoving, Lanes(repeating: context.contactSoftness.massScale),
      Lanes(repeating: context.staticContactSoftness.massScale))
    // A separated point is rigid: massScale = 1.
    let scale = select(isApart, Lanes(repeating: 1), massScale)
    let speed = pair.normalSpeed(point) + bias(separation, isMoving, context)
    let kept = (Lanes(repeating: 1) - scale) * point.couplingShare * point.normalImpulse
    return maximum(
      scale * (point.normalImpulse - point.normalMass * speed) + kept, Lanes())
  }

  /// The accumulated impulse of one point without position correction.
  @inline(__always)
  func rigidImpulse(
    _ point: ContactPointLanes, _ separation: Lanes, _ pair: PairLanes, _ context: StepContext
  ) -> Lanes {
    // λ ← max(0, λ − m·(vn + max(s, 0)/h)): a separation may still close within the sub-step.
    let closing = maximum(separation, Lanes()) * Lanes(repeating: context.inverseSubStep)
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

  /// Sets the accumulated impulses of both points, and applies the differences to the bodies.
  @inline(__always)
  mutating func setNormalImpulses(
    _ ofFirst: Lanes, _ ofSecond: Lanes, _ pair: inout PairLanes
  ) {
    let changeFirst = ofFirst - first.normalImpulse
    let changeSecond = ofSecond - second.normalImpulse
    first.normalImpulse = ofFirst
    second.normalImpulse = ofSecond
    pair.applyNormalImpulses(changeFirst, changeSecond, self)
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
