// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F2, vortex field")
@MainActor
struct StirredCupTests {
  @Test("FB13, S104: at first all beads turn by the same angle, counter-clockwise, like spokes")
  func spokes() throws {
    let run = try SceneRun("F2", for: 0.25)
    for ring in 1...5 {
      for spoke in 1...4 {
        let states = try run.states("bead \(ring)-\(spoke)")
        let (first, last) = (try #require(states.first), try #require(states.last))
        // ½·3·t² radians, less what the resistance of 1.5 takes.
        let angle = atan2(
          (first.position.x - 160) * (last.position.y - 200)
            - (first.position.y - 200) * (last.position.x - 160),
          (first.position.x - 160) * (last.position.x - 160)
            + (first.position.y - 200) * (last.position.y - 200))
        let time = 0.25
        let expected = 3 / 1.5 * (time - (1 - exp(-1.5 * time)) / 1.5)
        #expect(abs(-angle - expected) < 0.006, "\(ring)-\(spoke)")
      }
    }
  }

  @Test("no bead leaves the cup, within a point")
  func inside() throws {
    let run = try SceneRun("F2")
    for name in run.recording.itemNames {
      for state in try run.states(name) {
        #expect(state.distance(to: CGPoint(x: 160, y: 200)) < 148 - 8 + 1)
      }
    }
  }
}
