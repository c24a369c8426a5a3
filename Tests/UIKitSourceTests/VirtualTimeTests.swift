// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing
import UIKit

@Suite("Timers and queues of source that imports UIKit and Foundation")
@MainActor
struct VirtualTimeTests {
  private let size = CGSize(width: 300, height: 400)

  @Test("follow the simulator: nothing comes before its virtual time")
  func virtualTime() {
    let controller = SpawningViewController()
    let simulator = Simulator(rootViewController: controller, size: size)
    #expect(controller.log.isEmpty)
    simulator.advance(by: 0.9)
    #expect(controller.view.subviews.count == 3)
    #expect(controller.log == ["soon", "half a second", "spawner"])
    simulator.advance(by: 2)
    #expect(controller.view.subviews.count == 5)
    #expect(controller.log == ["soon", "half a second", "spawner", "a second"])
  }

  @Test("give the same states on every run, and so a way back by running again")
  func replay() {
    func hashes() -> [UInt64] {
      let simulator = Simulator(rootViewController: SpawningViewController(), size: size)
      return (0..<30).map { _ in
        simulator.advance(by: 0.1)
        return simulator.stateHash
      }
    }
    let first = hashes()
    #expect(Set(first).count > 20)
    #expect(first == hashes())
  }
}
