// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D10, pendulum, a composite behavior")
@MainActor
struct PendulumTests {
  @Test("the weight swings with the period of a pendulum of its amplitude, within 2 percent")
  func period() throws {
    let states = try SceneRun("D10").states("weight")
    let across = states.map { Double($0.position.x) - 160 }
    // Released after 1.1 s; passages through the vertical, with the crossing interpolated.
    var passages: [Double] = []
    for frame in 70..<across.count - 1 where (across[frame] < 0) != (across[frame + 1] < 0) {
      let fraction = across[frame] / (across[frame] - across[frame + 1])
      passages.append((Double(frame) + fraction) / 60)
    }
    try #require(passages.count >= 3)
    let reach = across[70...].map { Swift.abs($0) }.max() ?? 0
    let amplitude = asin(reach / 180)
    let squared = amplitude * amplitude
    // The series of the period of a pendulum (Huygens; to the fourth power of the amplitude).
    let small = 2 * Double.pi * (180.0 / 1000).squareRoot()
    let expected = small * (1 + squared / 16 + 11 * squared * squared / 3072)
    #expect(abs(passages[2] - passages[0] - expected) <= 0.02 * expected)
  }

  @Test("S080: the rod keeps its length while the weight swings, within a point")
  func rod() throws {
    for state in try SceneRun("D10").states("weight") {
      #expect(abs(state.distance(to: CGPoint(x: 160, y: 80)) - 180) <= 1)
    }
  }
}
