// SPDX-License-Identifier: Apache-2.0

/// A small generator of reproducible numbers (Steele, Lea and Flood 2014), for tests.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number from 0 up to 1.
  mutating func unit() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Float(bits >> 40) / 16_777_216
  }

  /// The next number between two bounds.
  mutating func number(_ lower: Float, _ upper: Float) -> Float {
    lower + (upper - lower) * unit()
  }
}
