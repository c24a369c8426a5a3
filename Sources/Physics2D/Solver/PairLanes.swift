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
  let lift: Lanes
  /// Speed with which the centers of mass part along the normal and along the tangent.
  var speed: Lanes
  var slip: Lanes
  var spinA: Lanes
  var spinB: Lanes
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
    speed = x * normalX + y * normalY
    slip = x * normalY - y * normalX
    spinA = a.spin
    spinB = b.spin
    lift =
      (b.deltaX - a.deltaX) * normalX + (b.deltaY - a.deltaY) * normalY
      + (b.cosine * block.offsetB - a.cosine * block.offsetA)
  }

  /// The speed with which the surfaces part at a point.
  @inline(__always)
  func normalSpeed(_ point: ContactPointLanes) -> Lanes {
    speed + (spinB * point.leverB - spinA * point.leverA)
  }

  /// The speed with which the surfaces slide.
  @inline(__always)
  func tangentSpeed(_ block: borrowing ContactBlock) -> Lanes {
    slip - (spinB * block.offsetB - spinA * block.offsetA)
  }

  /// The separation of a point now.
  @inline(__always)
  func separation(_ point: ContactPointLanes) -> Lanes {
    point.separation + lift + (b.sine * point.leverB - a.sine * point.leverA)
  }

  @inline(__always)
  mutating func push(
    _ impulse: Lanes, at point: ContactPointLanes, _ block: borrowing ContactBlock
  ) {
    speed = speed + (block.inverseMassA + block.inverseMassB) * impulse
    spinA = spinA - block.inverseInertiaA * (point.leverA * impulse)
    spinB = spinB + block.inverseInertiaB * (point.leverB * impulse)
    normalImpulse = normalImpulse + impulse
  }

  @inline(__always)
  mutating func rub(_ impulse: Lanes, _ block: borrowing ContactBlock) {
    slip = slip + (block.inverseMassA + block.inverseMassB) * impulse
    spinA = spinA + block.inverseInertiaA * (block.offsetA * impulse)
    spinB = spinB - block.inverseInertiaB * (block.offsetB * impulse)
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
      spin: spinA, targetA, motion)
    b.store(
      x: b.velocityX + block.inverseMassB * x, y: b.velocityY + block.inverseMassB * y,
      spin: spinB, targetB, motion)
  }
}
