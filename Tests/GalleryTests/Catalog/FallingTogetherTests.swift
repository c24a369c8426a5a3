// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D1, falling together")
@MainActor
struct FallingTogetherTests {
  @Test("S031: size and density do not matter to a fall", arguments: ["small", "large"])
  func alike(name: String) throws {
    let run = try SceneRun("D1")
    let (medium, other) = (try run.states("medium"), try run.states(name))
    let gap = other[0].position.y - medium[0].position.y
    for (state, reference) in zip(other, medium) {
      #expect(abs(state.position.y - reference.position.y - gap) <= 0.01)
    }
  }

  @Test("S030: magnitude 0.25 is 250 points/s², less the default damping, within a point")
  func quarter() throws {
    let states = try SceneRun("D1").states("medium")
    let damping = 0.1
    for (frame, state) in states.enumerated() {
      let time = Double(frame) / 60
      let fallen = 250 / damping * (time - (1 - exp(-damping * time)) / damping)
      #expect(abs(Double(state.position.y - states[0].position.y) - fallen) <= 1, "at \(time) s")
    }
  }
}
