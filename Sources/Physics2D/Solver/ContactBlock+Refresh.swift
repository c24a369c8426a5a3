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
    first.carry(reference.first, rise, cosine, sine)
    second.carry(reference.second, rise, cosine, sine)
    let least = minimum(
      first.startSeparation,
      select(second.normalMass .> Lanes(), second.startSeparation, first.startSeparation))
    var isKept = (way .<= limit) .& (cosine .> Lanes()) .& (reference.reach .>= Lanes())
    let isDiscs = unsafeBitCast(reference.isDiscs, to: LaneMask.self)
    if isAny(isDiscs) {
      carryDiscs(reference, isDiscs, x, y)
      isKept = isKept .| isDiscs
    }
    let isNear =
      minimum(least, select(isDiscs, first.startSeparation, least))
      .<= Lanes(repeating: speculativeDistance)
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
    let offsetA = reference.first.separation + half * overlap
    let offsetB = Lanes() - reference.second.separation - half * overlap
    let isMoved = isDiscs .& isApart
    normalX = select(isMoved, x * inverse, normalX)
    normalY = select(isMoved, y * inverse, normalY)
    first.offsetA = select(isDiscs, offsetA, first.offsetA)
    first.offsetB = select(isDiscs, offsetB, first.offsetB)
    first.leverA = select(isDiscs, Lanes(), first.leverA)
    first.leverB = select(isDiscs, Lanes(), first.leverB)
    first.separation = select(isDiscs, overlap - (offsetB - offsetA), first.separation)
  }
}

extension ContactPointValues where Number == Lanes {
  /// The distance between the surfaces at the start of the step.
  @inline(__always)
  fileprivate var startSeparation: Lanes { separation + (offsetB - offsetA) }

  /// Moves the point with its bodies: B's anchor turns against A's frame, and B's center of mass rises
  /// along the normal.
  @inline(__always)
  fileprivate mutating func carry(
    _ reference: ReferencePointValues<Lanes>, _ rise: Lanes, _ cosine: Lanes, _ sine: Lanes
  ) {
    separation = reference.separation + rise
    offsetB = cosine * reference.offsetB + sine * reference.leverB
    leverB = cosine * reference.leverB - sine * reference.offsetB
  }
}
