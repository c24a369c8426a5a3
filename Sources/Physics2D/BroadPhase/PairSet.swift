// SPDX-License-Identifier: Apache-2.0

/// The set of pairs of shapes that have a contact; only membership is queried, so that its order has no effect.
///
/// A hash table with open addressing, linear probing and backward-shift deletion, which leaves no tombstones:
/// a world in a steady state never grows the table (Knuth, The Art of Computer Programming, 6.4, algorithm R).
struct PairSet: ~Copyable {
  /// 0 marks an empty slot; no pair has this key, because its two shapes differ.
  private var keys = Column<UInt64>()
  private(set) var count = 0

  /// The memory that the set holds, used or not.
  var byteCount: Int { keys.byteCount }

  init() { keys.resize(to: 64, filling: 0) }

  /// The key of two shapes in either order.
  static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    let first = UInt64(UInt32(bitPattern: a < b ? a : b))
    let second = UInt64(UInt32(bitPattern: a < b ? b : a))
    return first << 32 | second
  }

  /// Whether a pair is in the set.
  func contains(_ key: UInt64) -> Bool { view.contains(key) }

  /// A view for threads that read the set; valid until it changes.
  var view: PairSetView { PairSetView(keys: keys.base, mask: keys.count &- 1) }

  /// Adds a pair that is not in the set.
  mutating func insert(_ key: UInt64) {
    // At most half full, so that probes stay short.
    if 2 &* (count &+ 1) > keys.count { grow() }
    count &+= 1
    store(key)
  }

  /// Removes a pair that is in the set.
  mutating func remove(_ key: UInt64) {
    let base = keys.base
    let mask = keys.count &- 1
    var hole = Self.hash(key) & mask
    while base[hole] != key {
      guard base[hole] != 0 else { return }
      hole = (hole &+ 1) & mask
    }
    // Shift back the keys behind the hole until an empty slot.
    count &-= 1
    var next = (hole &+ 1) & mask
    while base[next] != 0 {
      let home = Self.hash(base[next]) & mask
      // A key may move to the hole unless its home slot lies between the hole and the key.
      if (next &- home) & mask >= (next &- hole) & mask {
        base[hole] = base[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    base[hole] = 0
  }

  /// Copies the contents of another set.
  mutating func copy(from other: borrowing PairSet) {
    keys.copy(from: other.keys)
    count = other.count
  }

  private func store(_ key: UInt64) {
    let base = keys.base
    let mask = keys.count &- 1
    var slot = Self.hash(key) & mask
    while base[slot] != 0 { slot = (slot &+ 1) & mask }
    base[slot] = key
  }

  private mutating func grow() {
    var old = Column<UInt64>()
    old.copy(from: keys)
    let size = 2 * old.count
    keys.removeAll()
    keys.resize(to: size, filling: 0)
    for index in 0..<old.count where old[index] != 0 { store(old[index]) }
  }

  /// Fibonacci hashing (Knuth, 6.4): multiplication by 2⁶⁴ / φ spreads consecutive keys.
  fileprivate static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// The slots of a set of pairs.
struct PairSetView: BitwiseCopyable {
  fileprivate let keys: UnsafeMutablePointer<UInt64>
  fileprivate let mask: Int

  /// Whether a pair is in the set.
  @inline(__always)
  func contains(_ key: UInt64) -> Bool {
    var slot = PairSet.hash(key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return true }
      slot = (slot &+ 1) & mask
    }
    return false
  }
}
