// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The simulator hosts a controller in virtual time")
struct SimulatorTests {
  @Test("a controller has appeared, laid out at the size of the screen, when time is 0")
  func appearance() {
    let controller = DiaryController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    #expect(simulator.time == 0)
    #expect(controller.diary.first == "viewDidLoad")
    #expect(controller.diary.contains("viewWillAppear"))
    #expect(controller.diary.contains("viewDidLayoutSubviews 320.0×480.0"))
    #expect(controller.diary.last == "viewDidAppear")
    #expect(simulator.view === controller.view)
    #expect(simulator.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("time passes in whole sixtieths, and rests add up")
  func frames() {
    let simulator = Simulator(rootViewController: UIViewController(), size: .phone)
    simulator.advance(by: 0.01)
    #expect(simulator.time == 0)
    simulator.advance(by: 0.01)
    #expect(simulator.time == 1.0 / 60)
    for _ in 0..<98 { simulator.advance(by: 0.01) }
    #expect(simulator.time == 1)
    simulator.advance(by: 1)
    #expect(simulator.time == 2)
  }

  @Test(
    "a senseless time has no effect",
    arguments: [-1, TimeInterval.nan, .infinity, -.infinity, 1e9])
  func senselessTime(_ seconds: TimeInterval) {
    let simulator = Simulator(rootViewController: UIViewController(), size: .phone)
    simulator.advance(by: seconds)
    #expect(simulator.time == 0)
    simulator.advance(by: 0.5)
    #expect(simulator.time == 0.5)
  }

  @Test(
    "a senseless size is replaced by that of a phone",
    arguments: [CGSize.zero, CGSize(width: -1, height: 10), CGSize(width: CGFloat.nan, height: 1)])
  func senselessSize(_ size: CGSize) {
    let simulator = Simulator(rootViewController: UIViewController(), size: size)
    #expect(simulator.size == CGSize(width: 390, height: 844))
  }

  @Test("what is refused is said once, with the method and a remedy")
  func diagnostics() {
    var heard: [UIDynamicDiagnostic] = []
    let previous = UIDynamicAnimator.diagnosticHandler
    UIDynamicAnimator.diagnosticHandler = { heard.append($0) }
    defer { UIDynamicAnimator.diagnosticHandler = previous }
    let simulator = Simulator(rootViewController: UIViewController(), size: .zero)
    simulator.advance(by: .nan)
    simulator.tap(at: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(
      heard.map(\.method) == [
        "Simulator.init(rootViewController:size:)", "Simulator.advance(by:)",
        "Simulator.schedule(_:)",
      ])
    #expect(heard.allSatisfy { !$0.remedy.isEmpty })
  }

  @Test("clock and screen are the simulator's while code of the app runs, and only then")
  func isolation() {
    final class Controller: UIViewController {
      var clock: FrameClock?
      var screen = CGSize.zero
      override func viewDidLoad() {
        super.viewDidLoad()
        clock = AppEnvironment.current.clock
        screen = UIScreen.main.bounds.size
      }
    }
    let before = AppEnvironment.current.clock
    let screen = UIScreen.main.bounds.size
    let controllers = [Controller(), Controller()]
    let simulators = controllers.map { Simulator(rootViewController: $0, size: .phone) }
    #expect(AppEnvironment.current.clock === before)
    #expect(UIScreen.main.bounds.size == screen)
    #expect(controllers.map(\.screen) == [.phone, .phone])
    for (controller, simulator) in zip(controllers, simulators) {
      #expect(controller.clock === simulator.clock)
    }
  }

  @Test("view animations run in virtual time and end in their completion")
  func viewAnimation() {
    let controller = DiaryController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    var completedAt: TimeInterval?
    simulator.runAppCode {
      UIView.animate(withDuration: 0.5) {
        controller.box.alpha = 0
      } completion: { _ in
        completedAt = simulator.time
      }
    }
    simulator.advance(by: 0.25)
    let opacity = controller.box.presented().opacity
    #expect(opacity > 0.2 && opacity < 0.8)
    #expect(completedAt == nil)
    simulator.advance(by: 0.3)
    #expect(controller.box.presented().opacity == 0)
    #expect(abs((completedAt ?? 0) - 0.5) < 1.5 / 60)
  }

  @Test("code that runs in a frame cannot let time pass")
  func reentrance() {
    final class Controller: UIViewController {
      var onLayout: () -> Void = {}
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout()
      }
    }
    let controller = Controller()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    controller.onLayout = { simulator.advance(by: 1) }
    controller.view.setNeedsLayout()
    simulator.advance(by: 0.1)
    #expect(simulator.time == 0.1)
  }
}
