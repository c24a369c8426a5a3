/// Numbers that look like chance and are the same in every run, after Knuth's linear congruence (1997).
struct RepeatableChance: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The lower bits of such numbers repeat soon.
    return state >> 32 | state << 32
  }
}
