// SPDX-License-Identifier: Apache-2.0

/// The 64-bit hash XXH64 of Yann Collet with the seed 0, of data in stripes of four 64-bit words: the same in
/// every run and on every platform.
///
/// Each word of a stripe has a lane of its own, so that the multiplications of four words do not wait for one
/// another.
package struct XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private var lane0 = prime1 &+ prime2
  private var lane1 = prime2
  private var lane2: UInt64 = 0
  private var lane3 = 0 &- prime1
  private var byteCount: UInt64 = 0

  /// Creates the hash of nothing.
  package init() {}

  /// Adds a stripe: the eight bytes of each word, the lowest first.
  @inline(__always)
  package mutating func add(_ word0: UInt64, _ word1: UInt64, _ word2: UInt64, _ word3: UInt64) {
    lane0 = Self.round(lane0, word0)
    lane1 = Self.round(lane1, word1)
    lane2 = Self.round(lane2, word2)
    lane3 = Self.round(lane3, word3)
    byteCount &+= 32
  }

  /// Adds stripes of numbers by their bits, as many as are whole.
  ///
  /// A caller in another module pays one call for all of them.
  package mutating func add(_ numbers: UnsafeBufferPointer<Double>) {
    var index = 0
    while index &+ 4 <= numbers.count {
      add(
        numbers[index].bitPattern, numbers[index &+ 1].bitPattern,
        numbers[index &+ 2].bitPattern, numbers[index &+ 3].bitPattern)
      index &+= 4
    }
  }

  /// The hash of everything that was added.
  package var value: UInt64 {
    var hash = Self.prime5
    if byteCount > 0 {
      hash =
        Self.rotated(lane0, by: 1) &+ Self.rotated(lane1, by: 7) &+ Self.rotated(lane2, by: 12)
        &+ Self.rotated(lane3, by: 18)
      hash = Self.merged(hash, lane0)
      hash = Self.merged(hash, lane1)
      hash = Self.merged(hash, lane2)
      hash = Self.merged(hash, lane3)
    }
    hash = hash &+ byteCount
    // Each bit of the lanes changes half of those of the result.
    hash = (hash ^ (hash >> 33)) &* Self.prime2
    hash = (hash ^ (hash >> 29)) &* Self.prime3
    return hash ^ (hash >> 32)
  }

  // lane ← rotate(lane + word · prime₂, 31) · prime₁
  #if arch(wasm32)
    // A page loads the code before it can begin, and hashes seldom.
    @inline(never)
  #else
    @inline(__always)
  #endif
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, by: 31) &* prime1
  }

  // hash ← (hash XOR round(0, lane)) · prime₁ + prime₄
  private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word &<< bits | word &>> (64 &- bits)
  }
}
