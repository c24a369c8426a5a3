// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D8, item properties")
@MainActor
struct FrictionTests {
  /// The friction of a boundary, which no behavior sets (S051).
  private let boundary = 0.2

  @Test(
    "S058: friction is mixed by √(a·b); a block slides down with g(sin θ − μ cos θ)",
    arguments: [0.0, 0.1, 0.2])
  func slides(friction: Double) throws {
    let angle = atan(0.25)
    let mixed = (friction * boundary).squareRoot()
    let expected = 1000 * (sin(angle) - mixed * cos(angle))
    let states = try SceneRun("D8", for: 1).states("friction \(friction)")
    let speed = { (frame: Int) in Double(states[frame].speed) }
    let measured = (speed(60) - speed(20)) * 60 / 40
    #expect(abs(measured - expected) <= 0.02 * expected + 1)
  }

  @Test("with a friction above the slope, a block stays where it was put, within a point")
  func stays() throws {
    let states = try SceneRun("D8").states("friction 0.4")
    let first = try #require(states.first)
    #expect(states.allSatisfy { $0.distance(to: first.position) <= 1 })
  }
}
