// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D6, instantaneous push")
@MainActor
struct BilliardBreakTests {
  private let names = ["cue"] + (1...10).map { "ball \($0)" }

  @Test("S041: one push gives 100 points/s for each magnitude and 100×100 points of area")
  func impulse() throws {
    // A disc of diameter 30; the push is 270/300 up and 4/300 to the right.
    let area = Double.pi * 15 * 15 / 10_000
    let expected = 100 * hypot(4.0 / 300, 270.0 / 300) / area
    let speeds = try SceneRun("D6", for: 0.7).states("cue").map { Double($0.speed) }
    #expect(abs(try #require(speeds.max()) - expected) <= 0.03 * expected)
  }

  @Test("the collisions of all balls never make more energy than the push gave")
  func energy() throws {
    let run = try SceneRun("D6")
    let speeds = try names.map { try run.states($0).map { Double($0.speed) } }
    let energies = speeds[0].indices.map { frame in
      speeds.reduce(0) { $0 + $1[frame] * $1[frame] }
    }
    let pushed = try #require(energies.first { $0 > 0 })
    #expect(energies.allSatisfy { $0 <= pushed })
  }

  @Test("every ball stays on the table, within a point")
  func inside() throws {
    let run = try SceneRun("D6")
    for state in try names.flatMap({ try run.states($0) }) {
      #expect(state.position.x >= 14 && state.position.x <= 306)
      #expect(state.position.y >= 14 && state.position.y <= 386)
    }
  }
}
