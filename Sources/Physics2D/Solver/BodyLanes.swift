/// The motion of eight bodies, lane by lane.
struct BodyLanes {
  var velocityX: Lanes
  var velocityY: Lanes
  var spin: Lanes
  let deltaX: Lanes
  let deltaY: Lanes
  let cosine: Lanes
  let sine: Lanes

  /// Collects the motion of eight rows.
  @inline(__always)
  init(_ rows: SIMD8<Int32>, _ motion: UnsafeMutablePointer<BodyMotion>) {
    // A row is one vector of eight floats: velocity, spin, flags, delta position, delta rotation.
    let a = BodyLanes.row(rows[0], motion)
    let b = BodyLanes.row(rows[1], motion)
    let c = BodyLanes.row(rows[2], motion)
    let d = BodyLanes.row(rows[3], motion)
    let e = BodyLanes.row(rows[4], motion)
    let f = BodyLanes.row(rows[5], motion)
    let g = BodyLanes.row(rows[6], motion)
    let h = BodyLanes.row(rows[7], motion)
    velocityX = Lanes(a[0], b[0], c[0], d[0], e[0], f[0], g[0], h[0])
    velocityY = Lanes(a[1], b[1], c[1], d[1], e[1], f[1], g[1], h[1])
    spin = Lanes(a[2], b[2], c[2], d[2], e[2], f[2], g[2], h[2])
    deltaX = Lanes(a[4], b[4], c[4], d[4], e[4], f[4], g[4], h[4])
    deltaY = Lanes(a[5], b[5], c[5], d[5], e[5], f[5], g[5], h[5])
    cosine = Lanes(a[6], b[6], c[6], d[6], e[6], f[6], g[6], h[6])
    sine = Lanes(a[7], b[7], c[7], d[7], e[7], f[7], g[7], h[7])
  }

  @inline(__always)
  private static func row(_ row: Int32, _ motion: UnsafeMutablePointer<BodyMotion>) -> Lanes {
    UnsafeRawPointer(motion + Int(row)).loadUnaligned(as: Lanes.self)
  }

  /// Puts the velocities of the lanes in a set back into their rows.
  @inline(__always)
  func store(
    _ rows: SIMD8<Int32>, lanes: UInt8, _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    for lane in 0..<laneCount where lanes & (1 &<< UInt8(truncatingIfNeeded: lane)) != 0 {
      let row = motion + Int(rows[lane])
      row.pointee.linearVelocity = Vector2(velocityX[lane], velocityY[lane])
      row.pointee.angularVelocity = spin[lane]
    }
  }

  /// Gives an impulse (x, y) at a lever arm.
  @inline(__always)
  mutating func apply(
    _ x: Lanes, _ y: Lanes, armX: Lanes, armY: Lanes, inverseMass: Lanes, inverseInertia: Lanes
  ) {
    velocityX = velocityX + inverseMass * x
    velocityY = velocityY + inverseMass * y
    spin = spin + inverseInertia * (armX * y - armY * x)
  }
}
