// SPDX-License-Identifier: Apache-2.0

extension World {
  /// A hash of the poses and velocities of all bodies, row by row.
  ///
  /// XXH64 over pairs of 32-bit words. Equal calls give equal hashes, on every platform and in every build.
  public var stateHash: UInt64 {
    var hash = XXH64()
    let (poses, motions) = (bodies.pose.base, bodies.motion.base)
    let (records, count) = (bodies.record.base, bodies.record.count)
    var row = 0
    while row < count {
      defer { row &+= 1 }
      guard records[row].flags.contains(.inUse) else { continue }
      let transform = poses[row].transform
      let motion = motions[row]
      hash.add(
        pair(transform.position.x, transform.position.y),
        pair(transform.rotation.cosine, transform.rotation.sine),
        pair(motion.deltaPosition.x, motion.deltaPosition.y),
        pair(motion.linearVelocity.x, motion.linearVelocity.y))
      hash.add(
        UInt64(motion.angularVelocity.bitPattern), UInt64(truncatingIfNeeded: row),
        records[row].awakeIndex >= 0 ? 1 : 0, 0)
    }
    return hash.value
  }

  @inline(__always)
  private func pair(_ low: Float, _ high: Float) -> UInt64 {
    UInt64(low.bitPattern) | UInt64(high.bitPattern) &<< 32
  }
}
