// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D7, continuous push")
@MainActor
struct HovercraftTests {
  @Test("S060: when the finger is gone, the craft glides with resistance 0.5, within 1 percent")
  func glide() throws {
    let speeds = try SceneRun("D7").states("craft").map { Double($0.speed) }
    // From 0.3 s before the end: no finger, no edge.
    let (first, last) = (speeds[speeds.count - 19], speeds[speeds.count - 1])
    #expect(first > 10)
    #expect(abs(last / first - exp(-0.5 * 18 / 60)) <= 0.01)
  }

  @Test("S040: the push at every moment accelerates by 100 points/s² per 100×100 points of area")
  func thrust() throws {
    let states = try SceneRun("D7", for: 0.8).states("craft")
    // Magnitude is the distance of the finger in hundreds of points; resistance is 0.5.
    let perPoint = 100 / (0.48 * 0.48) / 100
    for frame in 30..<states.count - 1 {
      let (before, after) = (states[frame], states[frame + 1])
      let time = Double(frame) / 60 - 0.3
      let finger = CGPoint(x: 250 + 40 * time / 0.9, y: 120 + 200 * time / 0.9)
      let pull = finger.x - before.position.x
      let expected = (pull * perPoint - 0.5 * before.velocity.x) / 60
      // The finger moves on within the frame.
      #expect(abs(after.velocity.x - before.velocity.x - expected) <= 0.06 * abs(expected) + 0.1)
    }
  }
}
