// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F8, spring field")
@MainActor
struct SpringFlowerTests {
  private let center = CGPoint(x: 160, y: 200)

  @Test(
    "FB19, S109: every bead goes around its ellipse in two seconds, whatever its size",
    arguments: 1...15)
  func period(number: Int) throws {
    let states = try SceneRun("F8").states("bead \(number)")
    let far: CGFloat = (number - 1).isMultiple(of: 3) ? 150 : 105
    for (frame, state) in states.enumerated() {
      let phase = Double.pi * Double(frame) / 60
      let expected = hypot(far * cos(phase), 45 * sin(phase))
      #expect(abs(state.distance(to: center) - expected) < 1.5)
    }
  }

  @Test("S109: the period grows with the root of the mass: four times the mass, twice the time")
  func mass() throws {
    for (frame, state) in try SceneRun("F8").states("heavy").enumerated() {
      let expected = 170 * cos(Double.pi / 2 * Double(frame) / 60)
      #expect(abs(Double(state.position.y) - 200 - expected) < 1.5)
    }
  }
}
