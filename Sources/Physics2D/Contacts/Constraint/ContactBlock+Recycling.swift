/// The rotations and centers of mass of eight bodies.
private struct PoseLanes {
  let cosine: Lanes
  let sine: Lanes
  let x: Lanes
  let y: Lanes

  @inline(__always)
  init(_ rows: SIMD8<Int32>, _ poses: UnsafeMutablePointer<BodyPose>) {
    // Rotation and center stand side by side behind the position of the frame.
    let rotation = PairedLanes(rows, poses, 8)
    cosine = rotation.even
    sine = rotation.odd
    let center = PairedLanes(rows, poses, 16)
    x = center.even
    y = center.odd
  }
}

extension ContactValues where Number == Lanes, Row == SIMD8<Int32> {
  /// Carries the manifolds on to where the bodies are now; returns the mask of the lanes whose
  /// manifold has to be computed, because the bodies moved too far relative to each other, or because
  /// the shapes came out of each other's reach.
  @inline(__always)
  mutating func recycleManifolds(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ poses: UnsafeMutablePointer<BodyPose>,
    recycleDistance: Float, speculativeDistance: Float
  ) -> LaneMask {
    let a = PoseLanes(bodyA, poses)
    let b = PoseLanes(bodyB, poses)
    let x = b.x - a.x
    let y = b.y - a.y
    // B as seen from A, now and compared with when the manifold was computed.
    let turnCosine = a.cosine * b.cosine + a.sine * b.sine
    let turnSine = a.cosine * b.sine - a.sine * b.cosine
    let movedX = a.cosine * x + a.sine * y - reference.pointee.positionX
    let movedY = a.cosine * y - a.sine * x - reference.pointee.positionY
    let cosine = reference.pointee.cosine * turnCosine + reference.pointee.sine * turnSine
    let sine = reference.pointee.cosine * turnSine - reference.pointee.sine * turnCosine
    let arc = reference.pointee.reach * sine
    let motionSquared = movedX * movedX + movedY * movedY + arc * arc
    let limit = Lanes(repeating: recycleDistance * recycleDistance)
    normalX = a.cosine * reference.pointee.normalX - a.sine * reference.pointee.normalY
    normalY = a.sine * reference.pointee.normalX + a.cosine * reference.pointee.normalY
    let normalMotion = movedX * reference.pointee.normalX + movedY * reference.pointee.normalY
    // B's anchors turn against A's frame. What the turn makes of their offsets is the same for both
    // points but for the part that the distance between them makes.
    rDotNormalB =
      cosine * reference.pointee.rDotNormalB + sine * reference.pointee.first.rCrossNormalB
    first.separation = reference.pointee.first.separation + normalMotion
    first.rCrossNormalB =
      cosine * reference.pointee.first.rCrossNormalB - sine * reference.pointee.rDotNormalB
    second.separation =
      reference.pointee.second.separation + normalMotion
      + sine * (reference.pointee.second.rCrossNormalB - reference.pointee.first.rCrossNormalB)
    second.rCrossNormalB =
      cosine * reference.pointee.second.rCrossNormalB - sine * reference.pointee.rDotNormalB
    let hasSecond = second.normalMass .> Lanes()
    let minimumSeparation = minimum(
      first.separation, select(hasSecond, second.separation, first.separation))
    var isRecycled =
      (motionSquared .<= limit) .& (cosine .> Lanes()) .& (reference.pointee.reach .>= Lanes())
    let isCirclePair = unsafeBitCast(reference.pointee.isCirclePair, to: LaneMask.self)
    if isAny(isCirclePair) {
      recycleCircles(reference, isCirclePair, x, y)
      isRecycled = isRecycled .| isCirclePair
    }
    let separation =
      select(isCirclePair, first.separation, minimumSeparation) + (rDotNormalB - rDotNormalA)
    let isWithinMargin = separation .<= Lanes(repeating: speculativeDistance)
    // Lanes without a contact have nothing to compute.
    isRecycled = isRecycled .& isWithinMargin .| (first.normalMass .<= Lanes())
    return unsafeBitCast(isRecycled, to: SIMD8<Int32>.self) .== SIMD8()
  }

  /// Computes the manifold of two discs.
  private mutating func recycleCircles(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ isCirclePair: LaneMask, _ x: Lanes,
    _ y: Lanes
  ) {
    let one = Lanes(repeating: 1)
    let distance = (x * x + y * y).squareRoot()
    // Discs about the same point keep the normal that they had.
    let isApart = distance .> Lanes(repeating: .leastNormalMagnitude)
    let inverse = one / select(isApart, distance, one)
    let half = Lanes(repeating: 0.5)
    let overlap =
      distance - reference.pointee.first.separation - reference.pointee.second.separation
    let radiiA = reference.pointee.first.separation + half * overlap
    let radiiB = Lanes() - reference.pointee.second.separation - half * overlap
    let isMoved = isCirclePair .& isApart
    normalX = select(isMoved, x * inverse, normalX)
    normalY = select(isMoved, y * inverse, normalY)
    rDotNormalA = select(isCirclePair, radiiA, rDotNormalA)
    rDotNormalB = select(isCirclePair, radiiB, rDotNormalB)
    first.rCrossNormalA = select(isCirclePair, Lanes(), first.rCrossNormalA)
    first.rCrossNormalB = select(isCirclePair, Lanes(), first.rCrossNormalB)
    first.separation = select(isCirclePair, overlap - (radiiB - radiiA), first.separation)
  }
}
