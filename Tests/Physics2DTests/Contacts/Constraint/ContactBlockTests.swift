// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Both points of a contact of two bodies of mass and inertia 1, with random arms, impulses and speeds.
private struct TwoPoints {
  /// The matrix K, with kij = 2 + aᵢ·aⱼ + bᵢ·bⱼ.
  let k11: Float
  let k22: Float
  let k12: Float
  let old: (first: Float, second: Float)
  let speed: (first: Float, second: Float)

  init(_ random: inout SplitMix) {
    let (a1, a2) = (random.number(-1, 1), random.number(-1, 1))
    let (b1, b2) = (random.number(-1, 1), random.number(-1, 1))
    k11 = 2 + a1 * a1 + b1 * b1
    k22 = 2 + a2 * a2 + b2 * b2
    k12 = 2 + a1 * a2 + b1 * b2
    old = (random.number(0, 1), random.number(0, 1))
    speed = (random.number(-4, 4), random.number(-4, 4))
  }

  /// The contact with K⁻¹ as `prepare` writes it, in all lanes.
  var block: ContactBlock {
    var block = ContactBlock(Lanes(), row: SIMD8())
    let own = 1 - k12 * k12 / (k11 * k22)
    block.first.normalMass = Lanes(repeating: 1 / (k11 * own))
    block.second.normalMass = Lanes(repeating: 1 / (k22 * own))
    block.first.coupling = Lanes(repeating: k12 / k11)
    block.second.coupling = Lanes(repeating: k12 / k22)
    return block
  }
}

@Suite("Two points as a block")
struct ContactBlockTests {
  @Test("a pass gives both points the impulses of the complementarity problem")
  func complementarity() {
    var random = SplitMix(seed: 1)
    var cases = [0, 0, 0, 0]
    for _ in 0..<2000 {
      let points = TwoPoints(&random)
      let own = 1 - points.k12 * points.k12 / (points.k11 * points.k22)
      // Points that lie too close together are solved to the rounding of K⁻¹.
      guard own > 0.01 else { continue }
      let block = points.block
      let solved = block.blockImpulses(
        block.first.normalMass * Lanes(repeating: points.speed.first),
        block.second.normalMass * Lanes(repeating: points.speed.second),
        Lanes(repeating: points.old.first), Lanes(repeating: points.old.second))
      let (first, second) = (solved.first[0], solved.second[0])
      let changes = (first - points.old.first, second - points.old.second)
      let speedFirst = points.speed.first + points.k11 * changes.0 + points.k12 * changes.1
      let speedSecond = points.speed.second + points.k12 * changes.0 + points.k22 * changes.1
      // λ ≥ 0, v⁺ ≥ 0, λ·v⁺ = 0.
      #expect(first >= 0 && second >= 0)
      #expect(speedFirst > -1e-3 && speedSecond > -1e-3)
      #expect(abs(first * speedFirst) < 1e-3 && abs(second * speedSecond) < 1e-3)
      cases[(first > 0 ? 1 : 0) + (second > 0 ? 2 : 0)] += 1
    }
    // No point, either one and both occur.
    #expect(cases.allSatisfy { $0 > 100 })
  }
}
