// SPDX-License-Identifier: Apache-2.0

/// The two bodies of each of eight joints during one step: inverse masses and anchors.
struct JointLink: BitwiseCopyable {
  /// Where the bodies are, as `BodyOffset`.
  let offsetA: SIMD8<Int32>
  let offsetB: SIMD8<Int32>
  /// The rows, as offsets, to which velocities are written: the spare row in lanes without a joint, and for bodies that
  /// constraints do not move.
  var targetA: SIMD8<Int32>
  var targetB: SIMD8<Int32>
  /// 0 for bodies that constraints do not move.
  let inverseMassA: Lanes
  let inverseInertiaA: Lanes
  let inverseMassB: Lanes
  let inverseInertiaB: Lanes
  /// From the centers of mass to the anchors at the start of the step, in world axes.
  let anchorA: VectorLanes
  let anchorB: VectorLanes
  /// From the center of mass of A to that of B at the start of the step.
  let centerOffset: VectorLanes

  /// Links bodies at points of their own frames.
  @inline(__always)
  init(
    _ ends: JointEnds, localAnchorA: VectorLanes, localAnchorB: VectorLanes, bodies: BodyView
  ) {
    let a = LinkEnd(ends.bodyA, localAnchorA, ends, bodies)
    let b = LinkEnd(ends.bodyB, localAnchorB, ends, bodies)
    offsetA = BodyOffset.of(ends.bodyA)
    offsetB = BodyOffset.of(ends.bodyB)
    targetA = a.target
    targetB = b.target
    inverseMassA = a.inverseMass
    inverseInertiaA = a.inverseInertia
    inverseMassB = b.inverseMass
    inverseInertiaB = b.inverseInertia
    anchorA = a.anchor
    anchorB = b.anchor
    centerOffset = b.center - a.center
  }

  /// Links points of the world with bodies.
  @inline(__always)
  init(_ ends: JointEnds, target: VectorLanes, localAnchorB: VectorLanes, bodies: BodyView) {
    // The world has no mass and no row: lanes A read B, and write to the spare row.
    let b = LinkEnd(ends.bodyB, localAnchorB, ends, bodies)
    offsetA = BodyOffset.of(ends.bodyB)
    offsetB = offsetA
    targetA = SIMD8(repeating: BodyOffset.of(bodies.spareRow))
    targetB = b.target
    inverseMassA = Lanes()
    inverseInertiaA = Lanes()
    inverseMassB = b.inverseMass
    inverseInertiaB = b.inverseInertia
    anchorA = VectorLanes()
    anchorB = b.anchor
    centerOffset = b.center - target
  }

  /// The reduced mass 1 / (1/mA + 1/mB) of the two bodies; 0 where neither moves.
  @inline(__always)
  var reducedMass: Lanes { inverse(inverseMassA + inverseMassB) }

  /// The sum of the inverse inertias; 0 where neither body rotates.
  @inline(__always)
  var inverseInertia: Lanes { inverseInertiaA + inverseInertiaB }

  /// The effective mass of an angular impulse, 1 / (1/IA + 1/IB); 0 where neither body rotates.
  @inline(__always)
  var angularMass: Lanes { inverse(inverseInertia) }
}

extension JointLink {
  /// The joints of which a body has the flag of an impact.
  @inline(__always)
  func isHit(_ motion: UnsafeMutablePointer<BodyMotion>) -> LaneMask {
    // The flags follow the angular velocity in `BodyMotion`, at byte 12.
    let (a, b) = (PairedLanes(at: offsetA, motion, 8), PairedLanes(at: offsetB, motion, 8))
    let bits =
      unsafeBitCast(a.odd, to: SIMD8<Int32>.self) | unsafeBitCast(b.odd, to: SIMD8<Int32>.self)
    return bits & SIMD8(repeating: Int32(BodyMotionFlags.hit.rawValue)) .!= SIMD8()
  }

  /// Sets the flag of an impact for both bodies of a joint if one has it.
  @inline(__always)
  func spreadImpacts(_ motion: UnsafeMutablePointer<BodyMotion>) {
    let isHit = isHit(motion)
    guard isAny(isHit) else { return }
    for lane in 0..<laneCount where isHit[lane] {
      motion[Int(BodyOffset.row(at: targetA[lane]))].isHit = true
      motion[Int(BodyOffset.row(at: targetB[lane]))].isHit = true
    }
  }
}

/// One side of eight joints.
private struct LinkEnd {
  let inverseMass: Lanes
  let inverseInertia: Lanes
  let anchor: VectorLanes
  let center: VectorLanes
  let target: SIMD8<Int32>

  @inline(__always)
  init(_ rows: SIMD8<Int32>, _ localAnchor: VectorLanes, _ ends: JointEnds, _ bodies: BodyView) {
    // Gather pairs of floats: the inverses of mass and inertia, the local and the world center.
    let inverses = PairedLanes(rows, bodies.mass, 8)
    let localCenter = PairedLanes(rows, bodies.mass, 16)
    let worldCenter = PairedLanes(rows, bodies.pose, 16)
    inverseMass = inverses.even
    inverseInertia = inverses.odd
    // r = q · (local anchor − local center)
    anchor =
      ends.rotation(rows, bodies)
      * (localAnchor - VectorLanes(localCenter.even, localCenter.odd))
    center = VectorLanes(worldCenter.even, worldCenter.odd)
    // Lanes that must not write go to the spare row, which is never read.
    var isWritten = ends.isUsed .& (inverseMass .> Lanes())
    if bodies.hasIsolatedTrees { isWritten = isWritten .& ends.isShared(rows, bodies) }
    target = BodyOffset.of(select(isWritten, rows, SIMD8(repeating: bodies.spareRow)))
  }
}

/// The reciprocal of each lane; 0 for lanes that are not above the least normal number.
@inline(__always)
func inverse(_ lanes: Lanes) -> Lanes {
  // The reciprocal of a subnormal number may be infinite.
  let isUsable = lanes .> Lanes(repeating: .leastNormalMagnitude)
  return select(isUsable, Lanes(repeating: 1) / lanes, Lanes())
}
