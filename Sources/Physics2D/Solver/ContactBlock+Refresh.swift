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
  mutating func refresh(
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
    let way = movedX * movedX + movedY * movedY + arc * arc
    let limit = Lanes(repeating: recycleDistance * recycleDistance)
    normalX = a.cosine * reference.pointee.normalX - a.sine * reference.pointee.normalY
    normalY = a.sine * reference.pointee.normalX + a.cosine * reference.pointee.normalY
    let rise = movedX * reference.pointee.normalX + movedY * reference.pointee.normalY
    // B's anchors turn against A's frame. What the turn makes of their offsets is the same for both
    // points but for the part that the distance between them makes.
    offsetB = cosine * reference.pointee.offsetB + sine * reference.pointee.first.leverB
    first.separation = reference.pointee.first.separation + rise
    first.leverB = cosine * reference.pointee.first.leverB - sine * reference.pointee.offsetB
    second.separation =
      reference.pointee.second.separation + rise
      + sine * (reference.pointee.second.leverB - reference.pointee.first.leverB)
    second.leverB = cosine * reference.pointee.second.leverB - sine * reference.pointee.offsetB
    let hasSecond = second.normalMass .> Lanes()
    let least = minimum(
      first.separation, select(hasSecond, second.separation, first.separation))
    var isKept = (way .<= limit) .& (cosine .> Lanes()) .& (reference.pointee.reach .>= Lanes())
    let isDiscs = unsafeBitCast(reference.pointee.isDiscs, to: LaneMask.self)
    if isAny(isDiscs) {
      carryDiscs(reference, isDiscs, x, y)
      isKept = isKept .| isDiscs
    }
    let nearest = select(isDiscs, first.separation, least) + (offsetB - offsetA)
    let isNear = nearest .<= Lanes(repeating: speculativeDistance)
    // Lanes without a contact have nothing to compute.
    isKept = isKept .& isNear .| (first.normalMass .<= Lanes())
    return unsafeBitCast(isKept, to: SIMD8<Int32>.self) .== SIMD8()
  }

  /// Computes the manifold of two discs.
  private mutating func carryDiscs(
    _ reference: UnsafeMutablePointer<ReferenceBlock>, _ isDiscs: LaneMask, _ x: Lanes, _ y: Lanes
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
    let isMoved = isDiscs .& isApart
    normalX = select(isMoved, x * inverse, normalX)
    normalY = select(isMoved, y * inverse, normalY)
    offsetA = select(isDiscs, radiiA, offsetA)
    offsetB = select(isDiscs, radiiB, offsetB)
    first.leverA = select(isDiscs, Lanes(), first.leverA)
    first.leverB = select(isDiscs, Lanes(), first.leverB)
    first.separation = select(isDiscs, overlap - (radiiB - radiiA), first.separation)
  }
}
