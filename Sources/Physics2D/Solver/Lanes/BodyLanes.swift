// SPDX-License-Identifier: Apache-2.0

/// The motion of eight bodies, gathered into lanes.
struct BodyLanes {
  let velocityX: Lanes
  let velocityY: Lanes
  let angularVelocity: Lanes
  /// Kept, so that a row is written back in two pairs of numbers.
  let flags: Lanes
  let deltaX: Lanes
  let deltaY: Lanes
  let cosine: Lanes
  let sine: Lanes

  /// Gathers the motion of eight bodies.
  @inline(__always)
  init(at offsets: SIMD8<Int32>, _ motion: UnsafeMutablePointer<BodyMotion>) {
    // `BodyMotion` in pairs of floats: velocity at byte 0, angular velocity and flags at 8, the
    // displacement at 16 and the rotation at 24.
    let velocity = PairedLanes(at: offsets, motion, 0)
    velocityX = velocity.even
    velocityY = velocity.odd
    let angular = PairedLanes(at: offsets, motion, 8)
    angularVelocity = angular.even
    flags = angular.odd
    let delta = PairedLanes(at: offsets, motion, 16)
    deltaX = delta.even
    deltaY = delta.odd
    let rotation = PairedLanes(at: offsets, motion, 24)
    cosine = rotation.even
    sine = rotation.odd
  }

  /// Bodies at rest, such as the world.
  @inline(__always)
  static var stationary: BodyLanes { BodyLanes() }

  @inline(__always)
  private init() {
    velocityX = Lanes()
    velocityY = Lanes()
    angularVelocity = Lanes()
    flags = Lanes()
    deltaX = Lanes()
    deltaY = Lanes()
    cosine = Lanes(repeating: 1)
    sine = Lanes()
  }

  /// Scatters new velocities to eight bodies.
  @inline(__always)
  func store(
    x: Lanes, y: Lanes, angularVelocity: Lanes, at offsets: SIMD8<Int32>,
    _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    withUnsafePointer(to: offsets) { Self.scatter(x, y, angularVelocity, flags, $0, motion) }
  }

  /// Scatters new velocities to eight bodies, whose offsets are in memory.
  ///
  /// The addresses of the stores are known at once then. Offsets that are copied to the stack for the call are read
  /// while they are being written, which costs a standing pyramid a twentieth of its time.
  @inline(__always)
  func store(
    x: Lanes, y: Lanes, angularVelocity: Lanes, at offsets: UnsafePointer<SIMD8<Int32>>,
    _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    Self.scatter(x, y, angularVelocity, flags, offsets, motion)
  }

  /// Scatters new displacements and rotations to eight bodies.
  @inline(__always)
  func storePosition(
    x: Lanes, y: Lanes, cosine: Lanes, sine: Lanes, at offsets: SIMD8<Int32>,
    _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    // Half a row farther: displacement and rotation lie behind the velocities and flags.
    let positions = UnsafeMutableRawPointer(motion) + 16
    withUnsafePointer(to: offsets) { Self.scatter(x, y, cosine, sine, $0, positions) }
  }

  // Not inlined: the compiler would then compute the numbers one by one. It gets what it stores and not the whole
  // value, which would have to be in memory, with what the caller does not use.
  /// Scatters four adjacent numbers.
  @inline(never)
  private static func scatter(
    _ first: Lanes, _ second: Lanes, _ third: Lanes, _ fourth: Lanes,
    _ offsets: UnsafePointer<SIMD8<Int32>>, _ base: UnsafeMutableRawPointer
  ) {
    let front = PairedLanes(even: first, odd: second)
    let back = PairedLanes(even: third, odd: fourth)
    let (low, lowBack) = (front.lowPairs, back.lowPairs)
    // One store of 16 bytes for each body: stores limit the passes over contacts.
    store(low[0], lowBack[0], base, offsets.pointee[0])
    store(low[1], lowBack[1], base, offsets.pointee[1])
    store(low[2], lowBack[2], base, offsets.pointee[2])
    store(low[3], lowBack[3], base, offsets.pointee[3])
    let (high, highBack) = (front.highPairs, back.highPairs)
    store(high[0], highBack[0], base, offsets.pointee[4])
    store(high[1], highBack[1], base, offsets.pointee[5])
    store(high[2], highBack[2], base, offsets.pointee[6])
    store(high[3], highBack[3], base, offsets.pointee[7])
  }

  /// Stores two pairs of floats.
  @inline(__always)
  private static func store(
    _ front: Double, _ back: Double, _ base: UnsafeMutableRawPointer, _ offset: Int32
  ) {
    (base + Int(offset)).storeBytes(of: SIMD2(front, back), as: SIMD2<Double>.self)
  }
}

/// Two adjacent numbers of eight rows.
///
/// Two floats are loaded and stored as one double, which halves the loads and stores and needs a single
/// shuffle for four lanes.
struct PairedLanes {
  let even: Lanes
  let odd: Lanes

  @inline(__always)
  init(even: Lanes, odd: Lanes) {
    self.even = even
    self.odd = odd
  }

  /// Gathers the two numbers at a byte offset of each row.
  @inline(__always)
  init<Row>(_ rows: SIMD8<Int32>, _ base: UnsafeMutablePointer<Row>, _ offset: Int) {
    self.init(
      low: PairedLanes.four(
        base + Int(rows[0]), base + Int(rows[1]), base + Int(rows[2]), base + Int(rows[3]), offset),
      high: PairedLanes.four(
        base + Int(rows[4]), base + Int(rows[5]), base + Int(rows[6]), base + Int(rows[7]), offset))
  }

  /// Gathers the two numbers at a byte offset of each of eight bodies.
  @inline(__always)
  init<Row>(at offsets: SIMD8<Int32>, _ base: UnsafeMutablePointer<Row>, _ offset: Int) {
    // Bytes in place of rows: the compiler would compute products in vectors.
    let bytes = UnsafeRawPointer(base)
    self.init(
      low: PairedLanes.four(
        bytes + Int(offsets[0]), bytes + Int(offsets[1]), bytes + Int(offsets[2]),
        bytes + Int(offsets[3]), offset),
      high: PairedLanes.four(
        bytes + Int(offsets[4]), bytes + Int(offsets[5]), bytes + Int(offsets[6]),
        bytes + Int(offsets[7]), offset))
  }

  @inline(__always)
  private init(low: Lanes, high: Lanes) {
    // Even and odd words are separated by a shuffle.
    even = Lanes(low[0], low[2], low[4], low[6], high[0], high[2], high[4], high[6])
    odd = Lanes(low[1], low[3], low[5], low[7], high[1], high[3], high[5], high[7])
  }

  /// The pairs of the first four rows, two floats as one double.
  @inline(__always)
  var lowPairs: SIMD4<Double> {
    unsafeBitCast(
      Lanes(even[0], odd[0], even[1], odd[1], even[2], odd[2], even[3], odd[3]),
      to: SIMD4<Double>.self)
  }

  /// The pairs of the last four rows.
  @inline(__always)
  var highPairs: SIMD4<Double> {
    unsafeBitCast(
      Lanes(even[4], odd[4], even[5], odd[5], even[6], odd[6], even[7], odd[7]),
      to: SIMD4<Double>.self)
  }

  @inline(__always)
  private static func four(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer,
    _ offset: Int
  ) -> Lanes {
    // Two floats of each row as one double; no arithmetic is done on it, so that all bits survive.
    let pairs = SIMD4<Double>(
      a.load(fromByteOffset: offset, as: Double.self),
      b.load(fromByteOffset: offset, as: Double.self),
      c.load(fromByteOffset: offset, as: Double.self),
      d.load(fromByteOffset: offset, as: Double.self))
    return unsafeBitCast(pairs, to: Lanes.self)
  }
}
