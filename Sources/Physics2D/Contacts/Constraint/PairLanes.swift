// SPDX-License-Identifier: Apache-2.0

/// The relative motion of eight pairs of bodies while a block of contacts is solved.
///
/// Impulses change the relative velocity along the normal and along the tangent, and both angular
/// velocities. The velocities in world axes are computed from them once, when the block is stored.
struct PairLanes {
  let a: BodyLanes
  let b: BodyLanes
  let normalX: Lanes
  let normalY: Lanes
  /// How far the bodies have moved apart along the normal since the start of the step, without the
  /// rotation of the moment arms rCrossNormal.
  let relativeNormalDisplacement: Lanes
  /// Relative velocity of the centers of mass along the normal; positive separates.
  var centerNormalSpeed: Lanes
  /// Relative velocity of the centers of mass along the tangent.
  var centerTangentSpeed: Lanes
  var angularVelocityA: Lanes
  var angularVelocityB: Lanes
  /// Sums of the impulses applied since the block was read.
  var normalImpulse = Lanes()
  var tangentImpulse = Lanes()

  @inline(__always)
  init(_ block: borrowing ContactBlock, _ motion: UnsafeMutablePointer<BodyMotion>) {
    a = BodyLanes(at: block.offsetA, motion)
    b = BodyLanes(at: block.offsetB, motion)
    normalX = block.normalX
    normalY = block.normalY
    // Relative velocity v = vB − vA in the axes of the contact: v·n and v·t, where the tangent
    // t = (n.y, −n.x).
    let x = b.velocityX - a.velocityX
    let y = b.velocityY - a.velocityY
    centerNormalSpeed = x * normalX + y * normalY
    centerTangentSpeed = x * normalY - y * normalX
    angularVelocityA = a.angularVelocity
    angularVelocityB = b.angularVelocity
    // (ΔxB − ΔxA)·n plus the part of the rotated anchors that both points share: an anchor
    // r = (r·n)·n + (r×n)·t, turned by an angle with cosine c and sine s since the start of the step,
    // has the normal part c·(r·n) + s·(r×n). `separation` adds the second term.
    relativeNormalDisplacement =
      (b.deltaX - a.deltaX) * normalX + (b.deltaY - a.deltaY) * normalY
      + (b.cosine * block.rDotNormalB - a.cosine * block.rDotNormalA)
  }

  /// The relative velocity of the surfaces along the normal at a point; positive separates.
  @inline(__always)
  func normalSpeed(_ point: ContactPointLanes) -> Lanes {
    // vn = (vB − vA)·n + ωB·(rB×n) − ωA·(rA×n)
    centerNormalSpeed
      + (angularVelocityB * point.rCrossNormalB - angularVelocityA * point.rCrossNormalA)
  }

  /// The relative velocity of the surfaces along the tangent.
  @inline(__always)
  func tangentSpeed(_ block: borrowing ContactBlock) -> Lanes {
    // vt = (vB − vA)·t + ωB·(rB×t) − ωA·(rA×t), and r×t = −r·n.
    centerTangentSpeed
      - (angularVelocityB * block.rDotNormalB - angularVelocityA * block.rDotNormalA)
  }

  /// The separation of a point at the current sub-step; negative is overlap.
  @inline(__always)
  func separation(_ point: ContactPointLanes) -> Lanes {
    // s = s₀ + displacement + sB·(rB×n) − sA·(rA×n), with the sines of the rotations in this step.
    point.separation + relativeNormalDisplacement
      + (b.sine * point.rCrossNormalB - a.sine * point.rCrossNormalA)
  }

  /// `relativeNormalDisplacement` before the first sub-step: no body has turned, but the displacement of a slow one
  /// has what rounding has lost.
  @inline(__always)
  func startDisplacement(_ block: borrowing ContactBlock) -> Lanes {
    (b.deltaX - a.deltaX) * normalX + (b.deltaY - a.deltaY) * normalY
      + (block.rDotNormalB - block.rDotNormalA)
  }

  /// Applies impulses λ along the normal at both points of a block: −λ·n to A, λ·n to B.
  ///
  /// Sums come first, so that the result does not depend on which point is the first one.
  @inline(__always)
  mutating func applyNormalImpulses(
    _ first: Lanes, _ second: Lanes, _ block: borrowing ContactBlock
  ) {
    // Δvn = (1/mA + 1/mB)·Σλ, ΔωA = −Σ(rA×n)·λ / IA, ΔωB = Σ(rB×n)·λ / IB
    let sum = first + second
    let momentA = block.first.rCrossNormalA * first + block.second.rCrossNormalA * second
    let momentB = block.first.rCrossNormalB * first + block.second.rCrossNormalB * second
    centerNormalSpeed = centerNormalSpeed + (block.inverseMassA + block.inverseMassB) * sum
    angularVelocityA = angularVelocityA - block.inverseInertiaA * momentA
    angularVelocityB = angularVelocityB + block.inverseInertiaB * momentB
    normalImpulse = normalImpulse + sum
  }

  /// Applies an impulse λ along the tangent: −λ·t to A, λ·t to B.
  @inline(__always)
  mutating func applyTangentImpulse(_ impulse: Lanes, _ block: borrowing ContactBlock) {
    // Δvt = (1/mA + 1/mB)·λ, ΔωA = (rA·n)·λ / IA, ΔωB = −(rB·n)·λ / IB
    centerTangentSpeed = centerTangentSpeed + (block.inverseMassA + block.inverseMassB) * impulse
    angularVelocityA = angularVelocityA + block.inverseInertiaA * (block.rDotNormalA * impulse)
    angularVelocityB = angularVelocityB - block.inverseInertiaB * (block.rDotNormalB * impulse)
    tangentImpulse = tangentImpulse + impulse
  }

  /// Writes the velocities that result from the impulses back to the bodies.
  ///
  /// The block is inout, so that the offsets of its bodies are read where they are.
  @inline(__always)
  func store(
    _ block: inout ContactBlock, _ bodies: BodyView, _ kind: ContactBlockKind = .mixed
  ) {
    // The summed impulse in world axes: P = λn·n + λt·t.
    store(
      x: normalImpulse * normalX + tangentImpulse * normalY,
      y: normalImpulse * normalY - tangentImpulse * normalX, &block, bodies, kind)
  }

  /// Writes the velocities back after impulses along the normal alone.
  @inline(__always)
  func storeNormal(
    _ block: inout ContactBlock, _ bodies: BodyView, _ kind: ContactBlockKind = .mixed
  ) {
    store(x: normalImpulse * normalX, y: normalImpulse * normalY, &block, bodies, kind)
  }

  @inline(__always)
  private func store(
    x: Lanes, y: Lanes, _ block: inout ContactBlock, _ bodies: BodyView,
    _ kind: ContactBlockKind
  ) {
    // vA ← vA − P/mA and vB ← vB + P/mB.
    let (massA, massB) = (block.inverseMassA, block.inverseMassB)
    if kind == .mixed {
      // A body that constraints do not move has no inverse mass; its lane writes to the spare row.
      let spare = SIMD8<Int32>(repeating: BodyOffset.of(bodies.spareRow))
      a.store(
        x: a.velocityX - massA * x, y: a.velocityY - massA * y, angularVelocity: angularVelocityA,
        at: select(massA .> Lanes(), block.offsetA, spare), bodies.motion)
      b.store(
        x: b.velocityX + massB * x, y: b.velocityY + massB * y, angularVelocity: angularVelocityB,
        at: select(massB .> Lanes(), block.offsetB, spare), bodies.motion)
    } else {
      a.store(
        x: a.velocityX - massA * x, y: a.velocityY - massA * y, angularVelocity: angularVelocityA,
        at: &block.offsetA, bodies.motion)
      b.store(
        x: b.velocityX + massB * x, y: b.velocityY + massB * y, angularVelocity: angularVelocityB,
        at: &block.offsetB, bodies.motion)
    }
  }
}
