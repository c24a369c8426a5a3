/// Holds two anchors of each of eight joints together, rigidly or by springs of length zero.
struct PointConstraint: BitwiseCopyable {
  var impulse: VectorLanes
  private let grip: ConstraintSoftnessLanes

  @inline(__always)
  init(impulse: VectorLanes, grip: ConstraintSoftnessLanes) {
    self.impulse = impulse
    self.grip = grip
  }

  /// Gives the impulses that are still missing.
  @inline(__always)
  mutating func solve(
    _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext, isRelaxing: Bool
  ) {
    if isRelaxing, !grip.relaxes { return }
    let response = grip.response(context, isRelaxing: isRelaxing)
    give(wanted(pair, link, response, isRelaxing: isRelaxing), &pair, link)
  }

  /// Gives the impulses of springs that are still missing, at most so much in all.
  @inline(__always)
  mutating func pull(_ pair: inout JointMotion, _ link: JointLink, maximumImpulse: Lanes) {
    let wanted = wanted(pair, link, grip.softCoefficients, isRelaxing: false)
    let length = wanted.length
    let isTooMuch = length .> maximumImpulse
    let scale = select(isTooMuch, maximumImpulse / length, Lanes(repeating: 1))
    give(scale * wanted, &pair, link)
  }

  @inline(__always)
  private func wanted(
    _ pair: JointMotion, _ link: JointLink, _ response: ConstraintCoefficients, isRelaxing: Bool
  ) -> VectorLanes {
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    var missing = response.velocity * pair.anchorVelocity
    if !isRelaxing { missing = missing + response.position * pair.separation }
    return response.keep * impulse - mass * missing
  }

  @inline(__always)
  private mutating func give(
    _ wanted: VectorLanes, _ pair: inout JointMotion, _ link: JointLink
  ) {
    pair.apply(wanted - impulse, link)
    impulse = wanted
  }
}

/// The mass that an impulse between two anchors meets, in both directions of the plane.
private struct PointMass {
  // A symmetric matrix: the inverse of the sum of the bodies' responses.
  private let xx: Lanes
  private let xy: Lanes
  private let yy: Lanes

  @inline(__always)
  init(_ link: JointLink, armA: VectorLanes, armB: VectorLanes) {
    let inverseMass = link.inverseMassA + link.inverseMassB
    let turnA = link.inverseInertiaA
    let turnB = link.inverseInertiaB
    let (turnedA, turnedB) = (turnA * armA, turnB * armB)
    let responseXX = inverseMass + turnedA.y * armA.y + turnedB.y * armB.y
    let responseYY = inverseMass + turnedA.x * armA.x + turnedB.x * armB.x
    let responseXY = turnedA.x * armA.y + turnedB.x * armB.y
    // The determinant multiplied out, as a sum of what cannot be negative: the difference of the
    // products above loses all digits where arms are long.
    let across = armA.cross(armB)
    let determinant =
      inverseMass * (inverseMass + turnedA.dot(armA) + turnedB.dot(armB))
      + turnA * turnB * (across * across)
    let scale = inverse(determinant)
    xx = scale * responseYY
    xy = scale * responseXY
    yy = scale * responseXX
  }

  /// The impulse that changes the velocity between the anchors by a vector.
  @inline(__always)
  static func * (mass: PointMass, velocity: VectorLanes) -> VectorLanes {
    VectorLanes(
      mass.xx * velocity.x + mass.xy * velocity.y, mass.xy * velocity.x + mass.yy * velocity.y)
  }
}
