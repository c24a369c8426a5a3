// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import OpenUIDynamics
import TestSupport
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Workers of a simulator")
struct SimulatorWorkersTests {
  /// Makes an animator when it appears, and another when it is asked to.
  private final class Controller: UIViewController {
    private(set) var animators: [UIDynamicAnimator] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      addAnimator()
    }

    func addAnimator() {
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [Square()]))
      animators.append(animator)
    }
  }

  private let controller = Controller()

  private func simulator() -> Simulator {
    Simulator(rootViewController: controller, size: .phone)
  }

  @Test("the number is given to the animators on the screen, and to those that come")
  func all() {
    let simulator = simulator()
    #expect(simulator.workerCount == nil)
    simulator.workerCount = 3
    simulator.runAppCode { controller.addAnimator() }
    simulator.advance(by: 0.1)
    #expect(controller.animators.map(\.workerCount) == [3, 3])
    simulator.workerCount = nil
    #expect(controller.animators.map(\.workerCount) == [3, 3])
  }

  @Test("without a number each animator keeps its own")
  func own() {
    let simulator = simulator()
    controller.animators[0].workerCount = 2
    simulator.advance(by: 0.1)
    #expect(controller.animators[0].workerCount == 2)
  }

  @Test("a number out of range is refused", arguments: [0, 65])
  func refused(count: Int) {
    let simulator = simulator()
    simulator.workerCount = 2
    let messages = RefusalLog.record { simulator.workerCount = count }
    #expect(messages.count == 1)
    #expect(simulator.workerCount == 2)
    #expect(controller.animators[0].workerCount == 2)
  }
}
