// SPDX-License-Identifier: Apache-2.0

// The normal constraint after Catto, "Soft Constraints" (GDC 2011) and "Solver2D" (2024).
//
// A separation above zero may close within one sub-step and no faster (speculative contact). An
// overlap is corrected by a soft constraint. The relaxing pass solves the same constraint rigidly and
// without bias, which removes the velocity that the correction added.

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Applies the impulses of the last sub-step.
  @inline(__always)
  mutating func warmStart(_ bodies: BodyView, _ kind: ContactBlockKind) {
    var pair = PairLanes(self, bodies.motion)
    pair.applyNormalImpulses(first.normalImpulse, second.normalImpulse, self)
    pair.applyTangentImpulse(tangentImpulse, self)
    pair.store(&self, bodies, kind)
  }

  /// Solves the normal constraints of both points with the soft bias.
  ///
  /// The kind is a constant where this is called, so that each has a loop of its own. All give the same bits.
  @inline(__always)
  mutating func solve(_ bodies: BodyView, _ context: StepContext, _ kind: ContactBlockKind) {
    var pair = PairLanes(self, bodies.motion)
    if kind == .movingPoints {
      solveSoftPoint(&pair, context)
    } else {
      solveSoft(
        first.currentSeparation, second.currentSeparation, isRigid: LaneMask(), &pair, context,
        kind)
    }
    pair.storeNormal(&self, bodies, kind)
  }

  /// Solves the normal constraints of both points without bias, then friction.
  @inline(__always)
  mutating func relax(_ bodies: BodyView, _ context: StepContext, _ kind: ContactBlockKind) {
    var pair = PairLanes(self, bodies.motion)
    first.currentSeparation = pair.separation(first)
    if kind == .movingPoints {
      relaxPoint(&pair, context)
    } else {
      second.currentSeparation = pair.separation(second)
      solveRigidly(first.currentSeparation, second.currentSeparation, &pair, context)
      second.accumulate()
    }
    first.accumulate()
    // Friction comes last: now the normal impulse carries load and does not correct positions.
    solveFriction(&pair)
    pair.store(&self, bodies, kind)
  }

  /// Solves both points with the soft bias, but the lanes of a mask without softness.
  @inline(__always)
  mutating func solveSoft(
    _ separationFirst: Lanes, _ separationSecond: Lanes, isRigid: LaneMask,
    _ pair: inout PairLanes, _ context: StepContext, _ kind: ContactBlockKind = .mixed
  ) {
    // Soft contact: λ ← λ − (K + Γ)⁻¹·(v + bias + Γ·λ); a separated point is rigid.
    let softFirst = select((separationFirst .> Lanes()) .| isRigid, Lanes(), softness)
    let softSecond = select((separationSecond .> Lanes()) .| isRigid, Lanes(), softness)
    let speedFirst = pair.normalSpeed(first) + bias(separationFirst, context, kind)
    let speedSecond = pair.normalSpeed(second) + bias(separationSecond, context, kind)
    let solved = blockImpulses(
      first.normalMass * speedFirst + softFirst * first.normalImpulse,
      second.normalMass * speedSecond + softSecond * second.normalImpulse,
      first.normalImpulse, second.normalImpulse)
    setNormalImpulses(solved.first, solved.second, &pair)
  }

  /// Solves both points without position correction.
  @inline(__always)
  mutating func solveRigidly(
    _ separationFirst: Lanes, _ separationSecond: Lanes, _ pair: inout PairLanes,
    _ context: StepContext
  ) {
    // Target speeds −max(s, 0)/h: a separation may still close within the sub-step.
    let rate = Lanes(repeating: context.inverseSubStep)
    let speedFirst = pair.normalSpeed(first) + maximum(separationFirst, Lanes()) * rate
    let speedSecond = pair.normalSpeed(second) + maximum(separationSecond, Lanes()) * rate
    let solved = blockImpulses(
      first.normalMass * speedFirst, second.normalMass * speedSecond,
      first.normalImpulse, second.normalImpulse)
    setNormalImpulses(solved.first, solved.second, &pair)
  }

  /// The accumulated impulses of both points that bring two errors of speed to zero, given the impulses so far and
  /// the errors times the effective masses.
  ///
  /// Solves the linear complementarity problem of two points, after Catto, "Fast and Simple Physics using Sequential
  /// Impulses" (GDC 2006). One point after the other, or both from the same velocities, would hardly change the
  /// difference of two impulses that lie close together: it would lag behind a body that rocks, and drive it on.
  @inline(__always)
  func blockImpulses(
    _ changeFirst: Lanes, _ changeSecond: Lanes, _ oldFirst: Lanes, _ oldSecond: Lanes
  ) -> (first: Lanes, second: Lanes) {
    // Both points active: λ = λ₀ − (K + Γ)⁻¹·v, with the changes mi·vi.
    let bothFirst = oldFirst - (changeFirst - first.coupling * changeSecond)
    let bothSecond = oldSecond - (changeSecond - second.coupling * changeFirst)
    // A point whose impulse would have to pull has none, and the other one is solved alone: d11·λ₁ = d11·λ₁' + k12·λ₂'.
    return (
      maximum(bothFirst + first.coupling * minimum(bothSecond, Lanes()), Lanes()),
      maximum(bothSecond + second.coupling * minimum(bothFirst, Lanes()), Lanes())
    )
  }

  /// The bias velocity in length units per second.
  ///
  /// It is s/h for a separation s > 0, else the speed of correction, biasRate·s, limited
  /// to the maximum push speed.
  @inline(__always)
  func bias(
    _ separation: Lanes, _ context: StepContext, _ kind: ContactBlockKind = .mixed
  ) -> Lanes {
    var rate = Lanes(repeating: context.contactSoftness.biasRate)
    if kind == .mixed {
      let isMoving = (inverseMassA .> Lanes()) .& (inverseMassB .> Lanes())
      rate = select(isMoving, rate, Lanes(repeating: context.staticContactSoftness.biasRate))
    }
    let closing = separation * Lanes(repeating: context.inverseSubStep)
    let push = maximum(rate * separation, Lanes(repeating: -context.maximumContactPushSpeed))
    return select(separation .> Lanes(), closing, push)
  }

  /// `solveSoft` for contacts of one point.
  @inline(__always)
  private mutating func solveSoftPoint(_ pair: inout PairLanes, _ context: StepContext) {
    let separation = first.currentSeparation
    let soft = select(separation .> Lanes(), Lanes(), softness)
    let speed = pair.normalSpeed(first) + bias(separation, context, .movingPoints)
    setPointImpulse(first.normalMass * speed + soft * first.normalImpulse, &pair)
  }

  /// `solveRigidly` for contacts of one point.
  @inline(__always)
  private mutating func relaxPoint(_ pair: inout PairLanes, _ context: StepContext) {
    let closing =
      maximum(first.currentSeparation, Lanes()) * Lanes(repeating: context.inverseSubStep)
    setPointImpulse(first.normalMass * (pair.normalSpeed(first) + closing), &pair)
  }

  /// Reduces the impulse of contacts of one point by a change, as far as it only pushes.
  @inline(__always)
  private mutating func setPointImpulse(_ change: Lanes, _ pair: inout PairLanes) {
    let impulse = maximum(first.normalImpulse - change, Lanes())
    let applied = impulse - first.normalImpulse
    first.normalImpulse = impulse
    // The second point keeps its impulse of zero.
    pair.applyNormalImpulses(applied, Lanes(), self)
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

extension ContactPointValues where Number == Lanes {
  /// Adds the normal impulse of this sub-step to the total of the step.
  @inline(__always)
  mutating func accumulate() { totalNormalImpulse = totalNormalImpulse + normalImpulse }
}
