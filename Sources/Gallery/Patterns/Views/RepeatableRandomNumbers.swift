// SPDX-License-Identifier: Apache-2.0

/// A repeatable random number generator: Knuth's linear congruential method (1997).
struct RepeatableRandomNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of a linear congruential generator have short periods.
    return state >> 32 | state << 32
  }
}
