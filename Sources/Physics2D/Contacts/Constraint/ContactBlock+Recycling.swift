// SPDX-License-Identifier: Apache-2.0

// Contact recycling, after Catto, Box2D 3.2: while two bodies move little relative to each other, their
// manifold is the same one, fixed to body A, and the narrow phase is skipped.

/// The rotations and centers of mass of eight bodies.
private struct PoseLanes {
  let cosine: Lanes
  let sine: Lanes
  let x: Lanes
  let y: Lanes

  @inline(__always)
  init(_ rows: SIMD8<Int32>, _ poses: UnsafeMutablePointer<BodyPose>) {
    // In `BodyPose` the rotation is at byte 8, behind the position of the frame, and the center of
    // mass at byte 16.
    let rotation = PairedLanes(rows, poses, 8)
    cosine = rotation.even
    sine = rotation.odd
    let center = PairedLanes(rows, poses, 16)
    x = center.even
    y = center.odd
  }
}

/// The motion of eight bodies B relative to A, in A's frame, since their manifold was computed.
private struct RelativeMotion {
  let x: Lanes
  let y: Lanes
  let cosine: Lanes
  let sine: Lanes

  /// `offsetX` and `offsetY` lead from the center of mass of A to that of B, in world axes.
  @inline(__always)
  init(
    _ a: PoseLanes, _ b: PoseLanes, _ offsetX: Lanes, _ offsetY: Lanes,
    since reference: UnsafeMutablePointer<ReferenceBlock>
  ) {
    // The rotation of B relative to A, q = qA⁻¹·qB, and relative to that of the manifold, q₀⁻¹·q.
    let turnCosine = a.cosine * b.cosine + a.sine * b.sine
    let turnSine = a.cosine * b.sine - a.sine * b.cosine
    // The translation: qA⁻¹·(xB − xA) minus that of the manifold.
    x = a.cosine * offsetX + a.sine * offsetY - reference.pointee.positionX
    y = a.cosine * offsetY - a.sine * offsetX - reference.pointee.positionY
    cosine = reference.pointee.cosine * turnCosine + reference.pointee.sine * turnSine
    sine = reference.pointee.cosine * turnSine - reference.pointee.sine * turnCosine
  }

  /// The square of the distance that features of B can have moved: |x|² + (reach·sin θ)².
  @inline(__always)
  func distanceSquared(_ reach: Lanes) -> Lanes {
    let arc = reach * sine
    return x * x + y * y + arc * arc
  }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Moves the manifolds to the current poses.
  ///
  /// Returns the mask of the lanes whose manifold must be computed anew, because the bodies moved too
  /// far relative to each other or the shapes are farther apart than the speculative distance.
  @inline(__always)
  mutating func recycleManifolds(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ poses: UnsafeMutablePointer<BodyPose>,
    recycleDistance: Float, heldTurn: Float, speculativeDistance: Float
  ) -> LaneMask {
    let a = PoseLanes(BodyOffset.rows(at: offsetA), poses)
    let b = PoseLanes(BodyOffset.rows(at: offsetB), poses)
    let x = b.x - a.x
    let y = b.y - a.y
    let motion = RelativeMotion(a, b, x, y, since: reference)
    let distanceSquared = motion.distanceSquared(reference.pointee.reach)
    let limit = Lanes(repeating: recycleDistance * recycleDistance)
    // The normal turns with A, except an axis that is held.
    turnNormals(a.cosine, a.sine, reference, heldTurn: heldTurn)
    moveAnchors(motion, reference)
    // A manifold is recycled if the motion is within the limit, the rotation below a quarter turn, and
    // the manifold is one that may be recycled (reach ≥ 0). Circles are always recomputed here.
    let hasSecond = second.normalMass .> Lanes()
    let minimumSeparation = minimum(
      first.separation, select(hasSecond, second.separation, first.separation))
    var isRecycled =
      (distanceSquared .<= limit) .& (motion.cosine .> Lanes())
      .& (reference.pointee.reach .>= Lanes())
    let isCirclePair = reference.pointee.radiusB .< Lanes()
    if isAny(isCirclePair) {
      recycleCircles(reference, isCirclePair, x, y)
      isRecycled = isRecycled .| isCirclePair
    }
    // The separation includes what `separation` leaves out, the difference of rB·n and rA·n.
    let separation =
      select(isCirclePair, first.separation, minimumSeparation) + (rDotNormalB - rDotNormalA)
    let isWithinMargin = separation .<= Lanes(repeating: speculativeDistance)
    // A lane without a contact has no manifold to compute.
    isRecycled = isRecycled .& isWithinMargin .| (first.normalMass .<= Lanes())
    return unsafeBitCast(isRecycled, to: SIMD8<Int32>.self) .== SIMD8()
  }

  /// Moves the anchors of B and the separations with the motion of B relative to A.
  @inline(__always)
  private mutating func moveAnchors(
    _ motion: RelativeMotion, _ reference: UnsafeMutablePointer<ReferenceBlock>
  ) {
    // An anchor rB, turned by θ in A's frame: r·n ← c·(r·n) + s·(r×n) and r×n ← c·(r×n) − s·(r·n).
    // Both points share r·n, with the mean of both moment arms; the part s·(r×n) by which a point differs
    // from the mean goes into its separation.
    let (cosine, sine) = (motion.cosine, motion.sine)
    // The surface of a round corner touches where it is nearest to A, and does not turn with B: with its radius ρ,
    // r·n + ρ takes the place of r·n. A point fixed to B would lag behind a body that rolls, and drive it on.
    let radius = maximum(reference.pointee.radiusB, Lanes())
    let cornerDotNormal = reference.pointee.rDotNormalB + radius
    let normalMotion = motion.x * reference.pointee.normalX + motion.y * reference.pointee.normalY
    let half = Lanes(repeating: 0.5)
    let (armFirst, armSecond) = (
      reference.pointee.first.rCrossNormalB, reference.pointee.second.rCrossNormalB
    )
    let hasSecond = second.normalMass .> Lanes()
    let mean = select(hasSecond, half * (armFirst + armSecond), armFirst)
    rDotNormalB = (cosine * cornerDotNormal + sine * mean) - radius
    first.separation =
      reference.pointee.first.separation + normalMotion + sine * (armFirst - mean)
    second.separation =
      reference.pointee.second.separation + normalMotion + sine * (armSecond - mean)
    first.rCrossNormalB = cosine * armFirst - sine * cornerDotNormal
    second.rCrossNormalB = cosine * armSecond - sine * cornerDotNormal
  }

  /// Computes the manifolds of circles about the centers of mass of their bodies.
  private mutating func recycleCircles(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ isCirclePair: LaneMask, _ x: Lanes,
    _ y: Lanes
  ) {
    // n = d / |d| with d = xB − xA. Circles about the same point keep their last normal.
    let one = Lanes(repeating: 1)
    let distance = (x * x + y * y).squareRoot()
    let isApart = distance .> Lanes(repeating: .leastNormalMagnitude)
    let inverse = one / select(isApart, distance, one)
    // s = |d| − radiusA − radiusB, rA·n = radiusA and rB·n = −radiusB, while r×n = 0; the point of circles
    // that overlap lies midway between the surfaces, s/2 from either. The radii are in the separations of
    // the reference.
    let separation =
      distance - reference.pointee.first.separation - reference.pointee.second.separation
    let overlap = Lanes(repeating: 0.5) * minimum(separation, Lanes())
    let newDotA = reference.pointee.first.separation + overlap
    let newDotB = Lanes() - reference.pointee.second.separation - overlap
    let isMoved = isCirclePair .& isApart
    normalX = select(isMoved, x * inverse, normalX)
    normalY = select(isMoved, y * inverse, normalY)
    rDotNormalA = select(isCirclePair, newDotA, rDotNormalA)
    rDotNormalB = select(isCirclePair, newDotB, rDotNormalB)
    first.rCrossNormalA = select(isCirclePair, Lanes(), first.rCrossNormalA)
    first.rCrossNormalB = select(isCirclePair, Lanes(), first.rCrossNormalB)
    first.separation = select(isCirclePair, separation - (newDotB - newDotA), first.separation)
  }
}
