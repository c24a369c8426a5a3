// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import TestSupport
import Testing

@MainActor
@Suite("Tasks of an app")
struct TaskTests {
  /// Drops a square from a task, after the view has been loaded.
  private final class Controller: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var animator: UIDynamicAnimator?
    var task: Task<Void, Never>?

    override func viewDidLoad() {
      super.viewDidLoad()
      task = Task { await drop() }
    }

    private func drop() async {
      await Task.yield()
      view.addSubview(square)
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [square]))
      self.animator = animator
    }
  }

  @Test("an animator that a task makes moves in the time of the simulator that ran the code")
  func animator() async {
    let controllers = [Controller(), Controller()]
    let simulators = controllers.map { Simulator(rootViewController: $0, size: .phone) }
    for controller in controllers { await controller.task?.value }
    simulators[0].advance(by: 1)
    // y = g t²/2 with g = 1,000 points/s²; the first frame only adds the behavior.
    #expect(abs(controllers[0].square.center.y - (10 + 500)) < 20)
    #expect(controllers[1].square.center.y == 10)
  }
}
