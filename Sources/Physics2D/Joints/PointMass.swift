/// The mass that an impulse between two anchors meets, in both directions of the plane.
struct PointMass: BitwiseCopyable {
  // A symmetric matrix: the inverse of the sum of the bodies' responses.
  private let xx: Float
  private let xy: Float
  private let yy: Float

  init(_ link: JointLink, armA: Vector2, armB: Vector2) {
    let inverseMass = link.inverseMassA + link.inverseMassB
    let turnA = link.inverseInertiaA
    let turnB = link.inverseInertiaB
    let responseXX = inverseMass + turnA * armA.y * armA.y + turnB * armB.y * armB.y
    let responseYY = inverseMass + turnA * armA.x * armA.x + turnB * armB.x * armB.x
    let responseXY = -turnA * armA.x * armA.y - turnB * armB.x * armB.y
    // The determinant multiplied out, as a sum of what cannot be negative: the difference of the
    // products above loses all digits where arms are long.
    let across = armA.cross(armB)
    let determinant =
      inverseMass * inverseMass
      + inverseMass * (turnA * armA.lengthSquared + turnB * armB.lengthSquared)
      + turnA * turnB * across * across
    let inverse = determinant > 0 ? 1 / determinant : 0
    // Where squares of masses leave the range of a float nothing is given rather than infinity.
    let scale = inverse.isFinite ? inverse : 0
    xx = scale * responseYY
    xy = -scale * responseXY
    yy = scale * responseXX
  }

  /// The impulse that changes the velocity between the anchors by a vector.
  static func * (mass: PointMass, velocity: Vector2) -> Vector2 {
    Vector2(
      mass.xx * velocity.x + mass.xy * velocity.y, mass.xy * velocity.x + mass.yy * velocity.y)
  }
}

/// Holds two anchors together, rigidly or by a spring of length zero.
struct PointConstraint: BitwiseCopyable {
  var impulse: Vector2
  let spring: SpringSoftness
  let isSpring: Bool

  /// Gives the impulse that is still missing, at most so much in all.
  mutating func solve(
    _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext, isRelaxing: Bool,
    maximumImpulse: Float = .infinity
  ) {
    if isSpring && isRelaxing { return }
    let mass = PointMass(link, armA: pair.armA, armB: pair.armB)
    let velocity = pair.anchorVelocity
    var wanted: Vector2
    if isSpring {
      wanted =
        (1 - spring.impulseScale) * impulse
        - mass * (spring.velocityScale * velocity + spring.positionScale * pair.separation)
    } else if isRelaxing {
      wanted = impulse - mass * velocity
    } else {
      let soft = context.jointSoftness
      wanted =
        (1 - soft.impulseScale) * impulse
        - soft.massScale
        * (mass * (velocity + pair.curvature(context) + soft.biasRate * pair.separation))
    }
    let length = wanted.length
    if length > maximumImpulse { wanted = (maximumImpulse / length) * wanted }
    let change = wanted - impulse
    impulse = wanted
    pair.apply(change, link)
  }
}
