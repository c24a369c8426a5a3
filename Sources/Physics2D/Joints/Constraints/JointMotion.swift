// SPDX-License-Identifier: Apache-2.0

/// The velocities of the two bodies of each of eight joints while it is solved.
struct JointMotion {
  private let a: BodyLanes
  private let b: BodyLanes
  private(set) var velocityA: VectorLanes
  private(set) var velocityB: VectorLanes
  private(set) var angularVelocityA: Lanes
  private(set) var angularVelocityB: Lanes
  /// The moment arms: from the centers of mass to the current anchors.
  let armA: VectorLanes
  let armB: VectorLanes
  /// From the current anchor A to the current anchor B.
  let separation: VectorLanes

  /// Reads the rows.
  @inline(__always)
  init(_ link: JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    self.init(link, BodyLanes(at: link.offsetA, motion), BodyLanes(at: link.offsetB, motion))
  }

  /// Reads the rows of B; A is the world.
  @inline(__always)
  init(fromWorld link: JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    self.init(link, BodyLanes.stationary, BodyLanes(at: link.offsetB, motion))
  }

  @inline(__always)
  private init(_ link: JointLink, _ a: BodyLanes, _ b: BodyLanes) {
    self.a = a
    self.b = b
    // No two lanes write the same row: the joints of a block move different bodies.
    velocityA = VectorLanes(a.velocityX, a.velocityY)
    velocityB = VectorLanes(b.velocityX, b.velocityY)
    angularVelocityA = a.angularVelocity
    angularVelocityB = b.angularVelocity
    // r = Δq · r₀
    armA = RotationLanes(cosine: a.cosine, sine: a.sine) * link.anchorA
    armB = RotationLanes(cosine: b.cosine, sine: b.sine) * link.anchorB
    // d = (xB + rB) − (xA + rA), from the movement since the start of the step, so that large coordinates
    // cost no digits.
    let movement = VectorLanes(b.deltaX - a.deltaX, b.deltaY - a.deltaY)
    separation = movement + link.centerOffset + (armB - armA)
  }

  /// Writes the velocities back to the rows that joints may move.
  @inline(__always)
  func store(_ link: inout JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    a.store(
      x: velocityA.x, y: velocityA.y, angularVelocity: angularVelocityA, at: &link.targetA, motion)
    storeB(&link, motion)
  }

  /// Writes the velocities of B back; A is the world.
  @inline(__always)
  func storeB(_ link: inout JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    b.store(
      x: velocityB.x, y: velocityB.y, angularVelocity: angularVelocityB, at: &link.targetB, motion)
  }

  /// The velocity of B's center of mass relative to A's.
  @inline(__always)
  var centerVelocity: VectorLanes { velocityB - velocityA }

  /// The velocity of anchor B relative to anchor A: vB + ωB × rB − vA − ωA × rA.
  @inline(__always)
  var anchorVelocity: VectorLanes {
    centerVelocity
      + (VectorLanes.cross(angularVelocityB, armB) - VectorLanes.cross(angularVelocityA, armA))
  }

  /// The angular velocity of B relative to A.
  @inline(__always)
  var relativeAngularVelocity: Lanes { angularVelocityB - angularVelocityA }

  /// The rotation of A since the start of the step.
  @inline(__always)
  var turnA: RotationLanes { RotationLanes(cosine: a.cosine, sine: a.sine) }

  /// The rotation of B relative to A since the start of the step, radians.
  @inline(__always)
  var relativeTurn: Lanes {
    turnA.relative(RotationLanes(cosine: b.cosine, sine: b.sine)).smallAngle
  }

  /// Applies an impulse to B at its anchor and the opposite impulse to A at its anchor.
  @inline(__always)
  mutating func apply(_ impulse: VectorLanes, _ link: JointLink) {
    apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), link)
  }

  /// Applies an impulse to B and the opposite to A, with given moments: Δv = λ/m, Δω = moment / I.
  @inline(__always)
  mutating func apply(
    _ impulse: VectorLanes, momentA: Lanes, momentB: Lanes, _ link: JointLink
  ) {
    velocityA = velocityA - link.inverseMassA * impulse
    angularVelocityA = angularVelocityA - link.inverseInertiaA * momentA
    velocityB = velocityB + link.inverseMassB * impulse
    angularVelocityB = angularVelocityB + link.inverseInertiaB * momentB
  }

  /// Applies an angular impulse to B and the opposite to A.
  @inline(__always)
  mutating func applyTorque(_ impulse: Lanes, _ link: JointLink) {
    angularVelocityA = angularVelocityA - link.inverseInertiaA * impulse
    angularVelocityB = angularVelocityB + link.inverseInertiaB * impulse
  }
}
