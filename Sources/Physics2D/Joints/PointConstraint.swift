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
    if isRelaxing, !softness.relaxes { return }
    let coefficients = softness.coefficients(context, isRelaxing: isRelaxing)
    apply(total(pair, link, coefficients, isRelaxing: isRelaxing), &pair, link)
  }

  /// Solves springs whose accumulated impulse has a maximum length.
  @inline(__always)
  mutating func solveSpring(_ pair: inout JointMotion, _ link: JointLink, maximumImpulse: Lanes) {
    // |λ| ≤ h·Fmax: a longer impulse is scaled back and keeps its direction.
    let unclamped = total(pair, link, softness.softCoefficients, isRelaxing: false)
    let length = unclamped.length
    let isClamped = length .> maximumImpulse
    let scale = select(isClamped, maximumImpulse / length, Lanes(repeating: 1))
    apply(scale * unclamped, &pair, link)
  }

  /// The new accumulated impulse.
  @inline(__always)
  private func total(
    _ pair: JointMotion, _ link: JointLink, _ coefficients: ConstraintCoefficients,
    isRelaxing: Bool
  ) -> VectorLanes {
    // λ' = a·λ − K⁻¹·(b·J·v + c·C), see `ConstraintCoefficients`.
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    var velocityError = coefficients.velocity * pair.anchorVelocity
    if !isRelaxing { velocityError = velocityError + coefficients.position * pair.separation }
    return coefficients.impulse * impulse - mass * velocityError
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
  }

  /// The impulse that changes the velocity between the anchors by a vector.
  @inline(__always)
  static func * (mass: PointMass, velocity: VectorLanes) -> VectorLanes {
    VectorLanes(
      mass.xx * velocity.x + mass.xy * velocity.y, mass.xy * velocity.x + mass.yy * velocity.y)
  }
}
