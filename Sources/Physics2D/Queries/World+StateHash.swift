extension World {
  /// A hash of the poses and velocities of all bodies, row by row.
  ///
  /// FNV-1a (Fowler, Noll, Vo) over 32-bit words. Two runs of the same calls have the same hash, on
  /// every platform and in every build.
  public var stateHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt32) {
      hash = (hash ^ UInt64(word)) &* 0x100_0000_01B3
    }
    var row = 0
    while row < bodies.record.count {
      defer { row &+= 1 }
      let record = bodies.record[row]
      guard record.flags.contains(.inUse) else { continue }
      let transform = bodies.pose[row].transform
      let motion = bodies.motion[row]
      mix(UInt32(truncatingIfNeeded: row))
      mix(transform.position.x.bitPattern)
      mix(transform.position.y.bitPattern)
      mix(transform.rotation.cosine.bitPattern)
      mix(transform.rotation.sine.bitPattern)
      mix(motion.linearVelocity.x.bitPattern)
      mix(motion.linearVelocity.y.bitPattern)
      mix(motion.angularVelocity.bitPattern)
      mix(record.awakeIndex >= 0 ? 1 : 0)
    }
    return hash
  }
}
