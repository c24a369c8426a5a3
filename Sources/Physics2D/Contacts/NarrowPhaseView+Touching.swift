// SPDX-License-Identifier: Apache-2.0

// The rows of bodies and shapes are scattered in memory, and one manifold takes more instructions than a processor
// looks ahead. So several pairs are read before the manifold of the first is computed: their lines of memory then
// arrive together instead of one after the other.

extension NarrowPhaseView {
  /// Reads a word of each line of memory from which the manifold of a pair is computed.
  ///
  /// Returns bits of all of them, which the caller stores somewhere: otherwise the compiler would leave out the reads.
  @inline(__always)
  func touch(_ pair: ContactPair) -> UInt8 {
    let bits =
      touch(geometries + Int(pair.shapeA)) ^ touch(geometries + Int(pair.shapeB))
      ^ masses[Int(pair.bodyA)].maximumExtent.bitPattern
      ^ masses[Int(pair.bodyB)].maximumExtent.bitPattern
      ^ motions[Int(pair.bodyA)].flags ^ motions[Int(pair.bodyB)].flags
    return UInt8(truncatingIfNeeded: bits)
  }

  @inline(__always)
  private func touch(_ geometry: UnsafeMutablePointer<ShapeGeometry>) -> UInt32 {
    // It lies in three or four lines of 64 bytes.
    let start = UnsafeRawPointer(geometry)
    return start.load(as: UInt32.self) ^ start.load(fromByteOffset: 64, as: UInt32.self)
      ^ start.load(fromByteOffset: 128, as: UInt32.self)
  }
}
