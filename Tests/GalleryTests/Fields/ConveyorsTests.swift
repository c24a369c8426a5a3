// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F5, velocity field")
@MainActor
struct ConveyorsTests {
  @Test("FB16, S107: on a belt every box has the belt's velocity, and no weight", arguments: 1...5)
  func belts(number: Int) throws {
    let states = try SceneRun("F5").states("box \(number)")
    let belts: [(x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>, speed: CGFloat)] = [
      (-300...210, 54...86, 160), (110...280, 164...196, -160), (60...210, 274...306, 160),
    ]
    for belt in belts {
      let carried = states.filter {
        belt.x.contains($0.position.x) && belt.y.contains($0.position.y)
      }
      #expect(carried.count > 40)
      // The first step on the belt is still that of the fall.
      for state in carried.dropFirst(2) {
        #expect(abs(state.velocity.x - belt.speed) < 1 && abs(state.velocity.y) < 1)
      }
    }
  }

  @Test("between the belts the boxes fall, and end below the last one")
  func ground() throws {
    let run = try SceneRun("F5")
    for number in 1...5 { #expect(try run.end("box \(number)").position.y > 330) }
    #expect(!run.contacts(of: "box 1", withBoundary: "floor").isEmpty)
  }
}
