// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R1, gravity")
@MainActor
struct GravityTests {
  /// The default, in parts per second (S053).
  private let damping = 0.1
  /// Points/s² (S030).
  private let gravity = 1000.0

  @Test("S030: a view falls as gravity 1000 points/s² and damping 0.1 say, within 2 points")
  func closedForm() throws {
    let states = try SceneRun("R1").states("medium")
    for (frame, state) in states.enumerated() {
      let time = Double(frame) / 60
      // v′ = g − d·v from rest.
      let fallen = gravity / damping * (time - (1 - exp(-damping * time)) / damping)
      #expect(abs(Double(state.position.y) - 40 - fallen) <= 2, "at \(time) s")
    }
  }

  @Test("S031: size does not matter", arguments: ["small", "large"])
  func size(name: String) throws {
    let run = try SceneRun("R1")
    let medium = try run.states("medium")
    for (state, other) in zip(try run.states(name), medium) {
      #expect(abs(state.position.y - other.position.y) <= 0.01)
    }
  }

  @Test("nothing moves a falling view sideways or turns it")
  func straight() throws {
    let states = try SceneRun("R1").states("large")
    #expect(states.allSatisfy { $0.position.x == states[0].position.x && $0.angle == 0 })
  }
}
