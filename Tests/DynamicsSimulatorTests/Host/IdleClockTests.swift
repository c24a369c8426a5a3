// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import TestSupport
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("An animator that follows no clock says so")
struct IdleClockTests {
  /// Drops a square; without a reference to the animator if told so.
  private final class Controller: UIViewController {
    var animator: UIDynamicAnimator?
    var retains = true

    override func viewDidLoad() {
      super.viewDidLoad()
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.addSubview(square)
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [square]))
      if retains { self.animator = animator }
    }
  }

  @Test("a controller that is loaded before its simulator is reported in the first frame, once")
  func loadedOutside() {
    AppEnvironment.runUnhosted {
      let controller = Controller()
      controller.loadViewIfNeeded()
      let simulator = Simulator(rootViewController: controller, size: .phone)
      let reports = diagnostics { for _ in 0..<3 { simulator.advance(by: 1.0 / 60) } }
      #expect(reports.map(\.method) == ["UIDynamicAnimator.addBehavior(_:)"])
      #expect(reports.first?.problem.contains("follows no clock") == true)
      #expect(reports.first?.remedy.contains("step(by:)") == true)
      let ended = diagnostics { controller.animator = nil }
      #expect(ended.isEmpty)
    }
  }

  @Test("an animator of code that a simulator runs is not reported, nor one that is stepped")
  func silent() {
    let reports = diagnostics {
      let simulator = Simulator(rootViewController: Controller(), size: .phone)
      simulator.advance(by: 0.1)
      let controller = Controller()
      controller.loadViewIfNeeded()
      controller.animator?.step(by: 0.1)
      Simulator(rootViewController: controller, size: .phone).advance(by: 0.1)
    }
    #expect(reports.isEmpty)
  }

  @Test("the report follows as soon as the code that added the behavior has returned")
  func returned() async {
    let items = (0..<7).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let animator = UIDynamicAnimator()
    let previous = UIDynamicAnimator.diagnosticHandler
    defer { UIDynamicAnimator.diagnosticHandler = previous }
    var problems: [String] = []
    UIDynamicAnimator.diagnosticHandler = { problems.append($0.problem) }
    animator.addBehavior(UIGravityBehavior(items: items))
    #expect(problems.isEmpty)
    for _ in 0..<20 where problems.isEmpty { await Task.yield() }
    // A test of a host that ran in this process before may have advanced the clock, which is then not idle.
    guard AppEnvironment.idleClock != nil else { return }
    #expect(problems.contains { $0.contains("follows no clock") && $0.contains("7 items") })
    withExtendedLifetime(animator) {}
  }

  @Test("a screen that is closed before its first frame is no animator that is not retained")
  func closed() {
    let closed = diagnostics {
      _ = Simulator(rootViewController: Controller(), size: .phone)
    }
    #expect(closed.isEmpty)
    let unretained = diagnostics {
      let controller = Controller()
      controller.retains = false
      _ = Simulator(rootViewController: controller, size: .phone)
    }
    #expect(unretained.map(\.method) == ["UIDynamicAnimator.deinit"])
  }
}
