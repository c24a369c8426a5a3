// SPDX-License-Identifier: Apache-2.0

/// Keeps two anchors of each of eight joints together, rigidly or by springs of length zero.
///
/// A two-dimensional equality constraint, solved as a 2 × 2 block:
/// C = (xB + rB) − (xA + rA), J·v = vB + ωB × rB − vA − ωA × rA (Catto, "Iterative Dynamics with
/// Temporal Coherence", GDC 2005; softness after "Soft Constraints", GDC 2011).
struct PointConstraint: BitwiseCopyable {
  var impulse: VectorLanes
  private let softness: ConstraintSoftnessLanes

  @inline(__always)
  init(impulse: VectorLanes, softness: ConstraintSoftnessLanes) {
    self.impulse = impulse
    self.softness = softness
  }

  /// Solves the constraints and applies the change of their impulses.
  @inline(__always)
  mutating func solve(
    _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext, isRelaxing: Bool
  ) {
    if context.keepsSprings(isRelaxing: isRelaxing), !softness.relaxes { return }
    guard softness.isRigid else {
      return apply(softTotal(pair, link, context, isRelaxing: isRelaxing), &pair, link)
    }
    solveRigid(&pair, link, context, isRelaxing: isRelaxing)
  }

  /// Whether every lane is rigid.
  @inline(__always)
  var isRigid: Bool { softness.isRigid }

  /// Solves constraints that are rigid in every lane.
  @inline(__always)
  mutating func solveRigid(
    _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext, isRelaxing: Bool
  ) {
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    let coefficients = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    let error = isRelaxing ? nil : context.corrected(pair.separation)
    apply(total(mass, pair, coefficients, error: error), &pair, link)
  }

  /// Solves springs whose accumulated impulse has a maximum length.
  @inline(__always)
  mutating func solveSpring(
    _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext, maximumImpulse: Lanes
  ) {
    // |λ| ≤ h·Fmax: a longer impulse is scaled back and keeps its direction.
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    let unclamped = total(mass, pair, softness.softCoefficients(context), error: pair.separation)
    let length = unclamped.length
    let isClamped = length .> maximumImpulse
    let scale = select(isClamped, maximumImpulse / length, Lanes(repeating: 1))
    apply(scale * unclamped, &pair, link)
  }

  /// The new accumulated impulse; without an error there is no position term.
  @inline(__always)
  private func total(
    _ mass: PointMass, _ pair: JointMotion, _ coefficients: ConstraintCoefficients,
    error: VectorLanes?
  ) -> VectorLanes {
    // λ' = a·λ − K⁻¹·(b·J·v + c·C), see `ConstraintCoefficients`.
    var velocityError = coefficients.velocity * pair.anchorVelocity
    if let error { velocityError = velocityError + coefficients.position * error }
    return coefficients.impulse * impulse - mass * velocityError
  }

  /// The new accumulated impulse where some lanes are springs; not inlined, so that rigid joints keep their
  /// values in registers.
  @inline(never)
  private func softTotal(
    _ pair: JointMotion, _ link: JointLink, _ context: StepContext, isRelaxing: Bool
  ) -> VectorLanes {
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    // A spring pulls along C with the stiffness μ·ω², which no turn of the bodies changes: its impulse is
    // −c/ρ·μ·C with the mass ratio ρ = μ/m and the least eigenvalue m of K⁻¹. It remembers the pull of the last sub-step,
    // and so pulls along the C at the end of this one, to which the velocity leads that K·λ is no part of.
    let least = mass.leastEigenvalue
    let coefficients = softness.coefficients(context, isRelaxing: isRelaxing) {
      link.reducedMass * inverse(least)
    }
    let ahead = coefficients.ahead
    let velocity = pair.anchorVelocity
    var velocityError = (coefficients.velocity - ahead) * velocity
    var pull = VectorLanes()
    if !isRelaxing {
      // A rigid lane computes exactly what it does beside rigid ones.
      let separation = pair.separation
      let error =
        coefficients.position
        * select(softness.isSoft, separation, context.corrected(separation))
      velocityError = velocityError + select(softness.isSoft, VectorLanes(), error)
      let change = ahead * (velocity - mass.velocity(of: impulse))
      pull = select(softness.isSoft, least * (error + change), VectorLanes())
    }
    return (coefficients.impulse - ahead) * impulse - mass * velocityError - pull
  }

  /// Adds to the accumulated impulse of a lane.
  mutating func addImpulse(_ added: Vector2, _ lane: Int) {
    impulse.x[lane] += added.x
    impulse.y[lane] += added.y
  }

  /// Sets the accumulated impulse of a lane.
  mutating func setImpulse(_ new: Vector2, _ lane: Int) {
    impulse.x[lane] = new.x
    impulse.y[lane] = new.y
  }

  @inline(__always)
  private mutating func apply(
    _ total: VectorLanes, _ pair: inout JointMotion, _ link: JointLink
  ) {
    pair.apply(total - impulse, link)
    impulse = total
  }
}

/// The effective mass K⁻¹ of an impulse between two anchors, a symmetric 2 × 2 matrix.
private struct PointMass {
  private let xx: Lanes
  private let xy: Lanes
  private let yy: Lanes
  /// The sum and the difference of Kxx and Kyy, and −2·Kxy.
  private let trace: Lanes
  private let difference: Lanes
  private let coupling: Lanes

  @inline(__always)
  init(_ link: JointLink, armA: VectorLanes, armB: VectorLanes) {
    // K = J·M⁻¹·Jᵀ, with m = 1/mA + 1/mB, iA = 1/IA, iB = 1/IB and moment arms rA, rB:
    //   Kxx = m + iA·rAy² + iB·rBy²
    //   Kxy = −iA·rAx·rAy − iB·rBx·rBy
    //   Kyy = m + iA·rAx² + iB·rBx²
    let inverseMass = link.inverseMassA + link.inverseMassB
    let inverseInertiaA = link.inverseInertiaA
    let inverseInertiaB = link.inverseInertiaB
    let (scaledA, scaledB) = (inverseInertiaA * armA, inverseInertiaB * armB)
    let kxx = inverseMass + scaledA.y * armA.y + scaledB.y * armB.y
    let kyy = inverseMass + scaledA.x * armA.x + scaledB.x * armB.x
    let negativeKxy = scaledA.x * armA.y + scaledB.x * armB.y
    // det K expanded as a sum of terms that are not negative, because Kxx·Kyy − Kxy² loses all digits
    // where the arms are long: m·(m + iA·|rA|² + iB·|rB|²) + iA·iB·(rA × rB)².
    let armCross = armA.cross(armB)
    let determinant =
      inverseMass * (inverseMass + scaledA.dot(armA) + scaledB.dot(armB))
      + inverseInertiaA * inverseInertiaB * (armCross * armCross)
    // K⁻¹ = [Kyy, −Kxy; −Kxy, Kxx] / det K; zero where no body can move.
    let scale = inverse(determinant)
    xx = scale * kyy
    xy = scale * negativeKxy
    yy = scale * kxx
    trace = kxx + kyy
    difference = kxx - kyy
    coupling = 2 * negativeKxy
  }

  /// The least eigenvalue of K⁻¹, the mass in the direction in which the anchors move most easily; zero where
  /// no body can move.
  @inline(__always)
  var leastEigenvalue: Lanes {
    // 1 / λmax with λmax = (tr K + √((Kxx − Kyy)² + 4·Kxy²)) / 2.
    2 * inverse(trace + squareRoot(difference * difference + coupling * coupling))
  }

  /// K·λ, the change of the velocity between the anchors by an impulse.
  @inline(__always)
  func velocity(of impulse: VectorLanes) -> VectorLanes {
    Lanes(repeating: 0.5)
      * VectorLanes(
        (trace + difference) * impulse.x - coupling * impulse.y,
        (trace - difference) * impulse.y - coupling * impulse.x)
  }

  /// The impulse that changes the velocity between the anchors by a vector.
  @inline(__always)
  static func * (mass: PointMass, velocity: VectorLanes) -> VectorLanes {
    VectorLanes(
      mass.xx * velocity.x + mass.xy * velocity.y, mass.xy * velocity.x + mass.yy * velocity.y)
  }
}
