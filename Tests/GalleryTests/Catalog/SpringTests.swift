// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D4, collision, gravity and a spring")
@MainActor
struct SpringTests {
  @Test("S081: the weight bobs at the frequency of the spring, within 3 percent")
  func period() throws {
    let heights = try SceneRun("D4", for: 2.5).states("weight").map { Double($0.position.y) }
    let turns = heights.indices.dropFirst().dropLast().filter {
      heights[$0] > heights[$0 - 1] && heights[$0] >= heights[$0 + 1]
    }
    try #require(turns.count >= 2)
    // A damped spring of ratio 0.15 is slower by √(1 − 0.15²).
    let expected = 1 / (1.5 * (1 - 0.15 * 0.15).squareRoot())
    let period = Double(turns[turns.count - 1] - turns[0]) / 60 / Double(turns.count - 1)
    #expect(abs(period - expected) <= 0.03 * expected)
  }

  @Test("it comes to hang g/ω² below its natural length, within a point")
  func sag() throws {
    let frequency = 2 * Double.pi * 1.5
    let sag = 1000 / (frequency * frequency)
    let weight = try SceneRun("D4", for: 2.4).end("weight")
    #expect(abs(Double(weight.position.y) - 150 - sag) <= 1)
  }

  @Test("C04: dragged against the edge, it stays inside, within a point")
  func inside() throws {
    let run = try SceneRun("D4")
    for state in try run.states("weight") {
      #expect(state.reach(ofSide: 70, outOf: run.recording.size) <= 1)
    }
  }
}
