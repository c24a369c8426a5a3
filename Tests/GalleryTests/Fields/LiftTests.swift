// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F4, linear gravity field")
@MainActor
struct LiftTests {
  @Test("FB15, S106: squares of all sizes rise and fall as one")
  func mass() throws {
    let run = try SceneRun("F4")
    let states = try (1...5).map { try run.states("square \($0)") }
    for others in states.dropFirst() {
      for (state, other) in zip(states[0], others) {
        #expect(abs(state.position.y - other.position.y) < 0.01)
      }
    }
  }

  @Test("FB05: 400 points/s² down above the field, 600 up in it")
  func acceleration() throws {
    let states = try SceneRun("F4").states("square 3")
    for (state, next) in zip(states, states.dropFirst()) {
      let acceleration = 60 * (next.velocity.y - state.velocity.y)
      // The step in which a square comes or goes is neither.
      if max(state.position.y, next.position.y) < 240 { #expect(abs(acceleration - 400) < 0.5) }
      if min(state.position.y, next.position.y) > 260 { #expect(abs(acceleration + 600) < 0.5) }
    }
  }

  @Test("a square comes back to the height that it fell from, within 3 percent")
  func height() throws {
    let states = try SceneRun("F4").states("square 1")
    let top = try #require(states.dropFirst(60).map(\.position.y).min())
    #expect(abs(top - 80) < 0.03 * 170)
  }
}
