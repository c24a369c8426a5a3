// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D5, snap")
@MainActor
struct SnapDampingTests {
  @Test("S090: every card rests upright at its place, within a point", arguments: 0..<4)
  func arrived(place: Int) throws {
    let run = try SceneRun("D5")
    let card = try run.end("card \(place)")
    #expect(card.distance(to: CGPoint(x: 67 + 62 * CGFloat(place), y: 170)) <= 1)
    #expect(abs(card.angle) <= 0.02)
    #expect(run.isAtRest)
  }

  @Test("S091: the more damping, the less a card shoots over its place")
  func overshoot() throws {
    let run = try SceneRun("D5")
    let overshoots = try (0..<4).map { place in
      170 - (try run.states("card \(place)").map(\.position.y).min() ?? 170)
    }
    for (less, more) in zip(overshoots, overshoots.dropFirst()) {
      #expect(more < less)
    }
  }
}
