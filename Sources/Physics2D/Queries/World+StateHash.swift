// SPDX-License-Identifier: Apache-2.0

extension World {
  /// A hash of the poses and velocities of all bodies, row by row.
  ///
  /// FNV-1a over 32-bit words. Equal calls give equal hashes, on every platform and in every build.
  public var stateHash: UInt64 {
    var hash = FNV1a()
    var row = 0
    while row < bodies.record.count {
      defer { row &+= 1 }
      let record = bodies.record[row]
      guard record.flags.contains(.inUse) else { continue }
      let transform = bodies.pose[row].transform
      let motion = bodies.motion[row]
      hash.add(word: UInt32(truncatingIfNeeded: row))
      hash.add(word: transform.position.x.bitPattern)
      hash.add(word: transform.position.y.bitPattern)
      hash.add(word: transform.rotation.cosine.bitPattern)
      hash.add(word: transform.rotation.sine.bitPattern)
      hash.add(word: motion.deltaPosition.x.bitPattern)
      hash.add(word: motion.deltaPosition.y.bitPattern)
      hash.add(word: motion.linearVelocity.x.bitPattern)
      hash.add(word: motion.linearVelocity.y.bitPattern)
      hash.add(word: motion.angularVelocity.bitPattern)
      hash.add(word: record.awakeIndex >= 0 ? 1 : 0)
    }
    return hash.value
  }
}
