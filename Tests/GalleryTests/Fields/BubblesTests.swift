// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F6, noise field")
@MainActor
struct BubblesTests {
  @Test("FB17, S108: noise pushes by no more than its strength in each axis, and in all directions")
  func strength() throws {
    let run = try SceneRun("F6")
    var pushes: [CGPoint] = []
    for name in run.recording.itemNames {
      let states = try run.states(name)
      let contacts = Set(
        run.events.filter { $0.item == name || $0.otherItem == name }
          .map { Int(($0.time * 60).rounded()) })
      // While a bubble touches nothing, only the field, the lift and the resistance act on it.
      let lastContact = contacts.min() ?? states.count
      for (state, next) in zip(states.prefix(lastContact), states.prefix(lastContact).dropFirst()) {
        pushes.append(
          CGPoint(
            x: 60 * (next.velocity.x - state.velocity.x) + 1.5 * state.velocity.x,
            y: 60 * (next.velocity.y - state.velocity.y) + 1.5 * state.velocity.y + 60))
      }
    }
    #expect(pushes.count > 200)
    #expect(pushes.allSatisfy { abs($0.x) < 205 && abs($0.y) < 205 })
    #expect(pushes.contains { $0.x > 30 } && pushes.contains { $0.x < -30 })
    #expect(pushes.contains { $0.y > 30 } && pushes.contains { $0.y < -30 })
  }

  @Test("FB11: while the noise changes nothing comes to rest, and nothing leaves the glass")
  func restless() throws {
    let run = try SceneRun("F6")
    #expect(!run.isAtRest)
    for name in run.recording.itemNames {
      let end = try run.end(name)
      #expect(end.position.x > 0 && end.position.x < 320 && end.position.y > 0)
      #expect(end.position.y < 440)
    }
  }
}
