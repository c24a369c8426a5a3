// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F1, drag field")
@MainActor
struct ViscousPoolTests {
  @Test(
    "FB12, S103: under water each disc sinks at the speed at which drag balances gravity",
    arguments: zip(1...5, [26.0, 34, 42, 50, 58]))
  func terminalSpeed(number: Int, diameter: Double) throws {
    let mass = Double.pi * diameter * diameter / 4 / 10_000
    // 0.6 newtons per meter/s, and the default resistance.
    let rate = 0.6 / mass + 0.1
    let states = try SceneRun("F1").states("disc \(number)")
    let entry = try #require(states.lastIndex { $0.position.y < 130 })
    let deep = try #require(states.firstIndex { $0.position.y > 300 })
    // What is left of the speed of the fall has died away exponentially.
    let rest = exp(-rate * Double(deep - entry) / 60)
    let expected = 500 / rate + (Double(states[entry].velocity.y) - 500 / rate) * rest
    #expect(abs(Double(states[deep].velocity.y) / expected - 1) < 0.02)
  }

  @Test("the heavier a disc, the sooner it lies on the ground")
  func order() throws {
    let run = try SceneRun("F1")
    let landings = (1...5).map { run.contacts(of: "disc \($0)", withBoundary: nil).first ?? 99 }
    #expect(landings == landings.sorted(by: >))
    #expect(Set(landings).count == 5)
  }
}
