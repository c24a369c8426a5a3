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
    _ reference: ReferenceBlock, _ poses: UnsafeMutablePointer<BodyPose>,
    recycleDistance: Float, speculativeDistance: Float
  ) -> LaneMask {
    let a = PoseLanes(bodyA, poses)
    let b = PoseLanes(bodyB, poses)
    let x = b.x - a.x
    let y = b.y - a.y
    // B as seen from A, now and compared with when the manifold was computed.
    let turnCosine = a.cosine * b.cosine + a.sine * b.sine
    let turnSine = a.cosine * b.sine - a.sine * b.cosine
    let movedX = a.cosine * x + a.sine * y - reference.positionX
    let movedY = a.cosine * y - a.sine * x - reference.positionY
    let cosine = reference.cosine * turnCosine + reference.sine * turnSine
    let sine = reference.cosine * turnSine - reference.sine * turnCosine
    let arc = reference.reach * sine
    let way = movedX * movedX + movedY * movedY + arc * arc
    let limit = Lanes(repeating: recycleDistance * recycleDistance)
    normalX = a.cosine * reference.normalX - a.sine * reference.normalY
    normalY = a.sine * reference.normalX + a.cosine * reference.normalY
    let rise = movedX * reference.normalX + movedY * reference.normalY
    // B's anchors turn against A's frame. What the turn makes of their offsets is the same for both
    // points but for the part that the distance between them makes.
    offsetB = cosine * reference.offsetB + sine * reference.first.leverB
    first.separation = reference.first.separation + rise
    first.leverB = cosine * reference.first.leverB - sine * reference.offsetB
    second.separation =
      reference.second.separation + rise
      + sine * (reference.second.leverB - reference.first.leverB)
    second.leverB = cosine * reference.second.leverB - sine * reference.offsetB
    let hasSecond = second.normalMass .> Lanes()
    let least = minimum(
      first.separation, select(hasSecond, second.separation, first.separation))
    var isKept = (way .<= limit) .& (cosine .> Lanes()) .& (reference.reach .>= Lanes())
    let isDiscs = unsafeBitCast(reference.isDiscs, to: LaneMask.self)
    if isAny(isDiscs) {
      carryDiscs(reference, isDiscs, x, y)
      isKept = isKept .| isDiscs
    }
    let nearest = select(isDiscs, first.separation, least) + (offsetB - offsetA)
    let isNear = nearest .<= Lanes(repeating: speculativeDistance)
    isKept = isKept .& isNear
    return unsafeBitCast(isKept, to: SIMD8<Int32>.self) .== SIMD8()
  }

  /// Computes the manifold of two discs.
  private mutating func carryDiscs(
    _ reference: ReferenceBlock, _ isDiscs: LaneMask, _ x: Lanes, _ y: Lanes
  ) {
    let one = Lanes(repeating: 1)
    let distance = (x * x + y * y).squareRoot()
    // Discs about the same point keep the normal that they had.
    let isApart = distance .> Lanes(repeating: .leastNormalMagnitude)
    let inverse = one / select(isApart, distance, one)
    let half = Lanes(repeating: 0.5)
    let overlap = distance - reference.first.separation - reference.second.separation
    let radiiA = reference.first.separation + half * overlap
    let radiiB = Lanes() - reference.second.separation - half * overlap
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
