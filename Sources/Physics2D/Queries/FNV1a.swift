// SPDX-License-Identifier: Apache-2.0

/// The 64-bit hash FNV-1a of Fowler, Noll and Vo: the same in every run and on every platform.
package struct FNV1a {
  /// The hash of everything that was added.
  ///
  /// Starts with the offset basis that the authors give for 64 bits.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Adds a byte.
  @inline(__always)
  package mutating func add(_ byte: UInt8) { addRound(UInt64(byte)) }

  /// Adds a 32-bit word in one round.
  @inline(__always)
  package mutating func add(word: UInt32) { addRound(UInt64(word)) }

  /// Adds the eight bytes of a number, the lowest first.
  package mutating func add(_ number: UInt64) {
    // k bytes that are 0 are one multiplication by primeᵏ: a double that was a float begins with
    // three of them, small whole ones with six, and many numbers are 0.
    if number == 0 {
      value = value &* 0x1EFA_C709_0AEF_4A21
      return
    }
    var shift: UInt64 = 0
    if number & 0xFFFF_FFFF_FFFF == 0 {
      value = value &* 0xDC96_6432_EDF1_C639
      shift = 48
    } else if number & 0xFF_FFFF == 0 {
      value = value &* 0x08A9_7B00_04E7_FEAB
      shift = 24
    }
    while shift < 64 {
      addRound((number >> shift) & 0xFF)
      shift &+= 8
    }
  }

  // hash ← (hash XOR data) · prime
  @inline(__always)
  private mutating func addRound(_ data: UInt64) { value = (value ^ data) &* 0x100_0000_01B3 }
}
