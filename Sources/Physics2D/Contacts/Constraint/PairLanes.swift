/// Eight pairs of bodies while a block of contacts is solved.
///
/// Impulses change the speed along the normal and along the tangent, and both spins; velocities in the
/// world's axes are computed from them once, when the block is done.
struct PairLanes {
  let a: BodyLanes
  let b: BodyLanes
  let normalX: Lanes
  let normalY: Lanes
  /// How far the bodies have moved apart in this step where the anchors would not turn.
  let relativeNormalDisplacement: Lanes
  /// Speed with which the centers of mass part along the normal and along the tangent.
  var centerNormalSpeed: Lanes
  var centerTangentSpeed: Lanes
  var angularVelocityA: Lanes
  var angularVelocityB: Lanes
  /// Impulses given so far.
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()

  @inline(__always)
  init(_ block: borrowing ContactBlock, _ motion: UnsafeMutablePointer<BodyMotion>) {
    a = BodyLanes(block.bodyA, motion)
    b = BodyLanes(block.bodyB, motion)
    normalX = block.normalX
    normalY = block.normalY
    let x = b.velocityX - a.velocityX
    let y = b.velocityY - a.velocityY
    centerNormalSpeed = x * normalX + y * normalY
    centerTangentSpeed = x * normalY - y * normalX
    angularVelocityA = a.angularVelocity
    angularVelocityB = b.angularVelocity
    relativeNormalDisplacement =
      (b.deltaX - a.deltaX) * normalX + (b.deltaY - a.deltaY) * normalY
      + (b.cosine * block.rDotNormalB - a.cosine * block.rDotNormalA)
  }

  /// The speed with which the surfaces part at a point.
  @inline(__always)
  func normalSpeed(_ point: ContactPointLanes) -> Lanes {
    centerNormalSpeed
      + (angularVelocityB * point.rCrossNormalB - angularVelocityA * point.rCrossNormalA)
  }

  /// The speed with which the surfaces slide.
  @inline(__always)
  func tangentSpeed(_ block: borrowing ContactBlock) -> Lanes {
    centerTangentSpeed
      - (angularVelocityB * block.rDotNormalB - angularVelocityA * block.rDotNormalA)
  }

  /// The separation of a point now.
  @inline(__always)
  func separation(_ point: ContactPointLanes) -> Lanes {
    point.separation + relativeNormalDisplacement
      + (b.sine * point.rCrossNormalB - a.sine * point.rCrossNormalA)
  }

  @inline(__always)
  mutating func applyNormalImpulse(
    _ impulse: Lanes, at point: ContactPointLanes, _ block: borrowing ContactBlock
  ) {
    centerNormalSpeed = centerNormalSpeed + (block.inverseMassA + block.inverseMassB) * impulse
    angularVelocityA = angularVelocityA - block.inverseInertiaA * (point.rCrossNormalA * impulse)
    angularVelocityB = angularVelocityB + block.inverseInertiaB * (point.rCrossNormalB * impulse)
    normalImpulse = normalImpulse + impulse
  }

  @inline(__always)
  mutating func applyTangentImpulse(_ impulse: Lanes, _ block: borrowing ContactBlock) {
    centerTangentSpeed = centerTangentSpeed + (block.inverseMassA + block.inverseMassB) * impulse
    angularVelocityA = angularVelocityA + block.inverseInertiaA * (block.rDotNormalA * impulse)
    angularVelocityB = angularVelocityB - block.inverseInertiaB * (block.rDotNormalB * impulse)
    tangentImpulse = tangentImpulse + impulse
  }

  /// Puts the velocities that the impulses make back into the bodies.
  @inline(__always)
  func store(
    _ block: borrowing ContactBlock, _ motion: UnsafeMutablePointer<BodyMotion>, spareRow: Int32
  ) {
    // A body that constraints do not move has no inverse mass.
    let spare = SIMD8<Int32>(repeating: spareRow)
    let targetA = select(block.inverseMassA .> Lanes(), block.bodyA, spare)
    let targetB = select(block.inverseMassB .> Lanes(), block.bodyB, spare)
    let x = normalImpulse * normalX + tangentImpulse * normalY
    let y = normalImpulse * normalY - tangentImpulse * normalX
    a.store(
      x: a.velocityX - block.inverseMassA * x, y: a.velocityY - block.inverseMassA * y,
      angularVelocity: angularVelocityA, targetA, motion)
    b.store(
      x: b.velocityX + block.inverseMassB * x, y: b.velocityY + block.inverseMassB * y,
      angularVelocity: angularVelocityB, targetB, motion)
  }
}
