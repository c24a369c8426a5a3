// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F10, magnetic field")
@MainActor
struct MassSpectrometerTests {
  @Test(
    "FB21, S110: ions of one speed and charge hit the plate at twice m·v / (q·B) from the slit",
    arguments: zip(1...4, [1.0, 1.5, 2, 2.5]))
  func radius(number: Int, mass: Double) throws {
    let states = try SceneRun("F10").states("ion \(number)")
    let radius = 50 * mass
    // Counter-clockwise: from upwards to the left. The circle begins where the chamber does.
    let flying = states.drop { $0.position.y > 229 }
      .prefix { $0.position.y < 230 - 20 || $0.velocity.y < 0 }
    #expect(flying.count > 40)
    for state in flying {
      #expect(abs(Double(state.distance(to: CGPoint(x: 290 - radius, y: 230))) - radius) < 2.5)
      #expect(abs(state.speed - 95) < 0.5)
    }
    // It touches the plate a little before its center would have come down to it.
    let end = try #require(states.last)
    let size = 10 * mass.squareRoot()
    let touch = 290 - radius - (radius * radius - size * size).squareRoot()
    // What the plate leaves of the speed turns on in the field, without any damping.
    #expect(end.speed < 2 && abs(Double(end.position.x) - touch) < 2)
  }

  @Test("FB21: what has no charge flies straight on")
  func neutral() throws {
    for state in try SceneRun("F10").states("neutral") {
      #expect(state.position.x == 290 && abs(state.velocity.y + 95) < 0.01)
    }
  }
}
