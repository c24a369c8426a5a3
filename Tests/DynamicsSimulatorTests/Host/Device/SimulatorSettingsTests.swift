// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import Testing

@MainActor
@Suite("Settings and keys of the simulated device")
struct SimulatorSettingsTests {
  private final class Controller: UIViewController {
    var pressed: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    #if !canImport(ObjectiveC)
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: "n", modifierFlags: .command, action: Selector("make", Controller.make))
        ]
      }
    #endif

    func make() { pressed.append("n") }
  }

  private let controller = Controller()
  private let simulator: Simulator

  init() {
    simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 390, height: 844))
  }

  @Test("a setting is that of the simulator's app alone, and its change is posted")
  func accessibility() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.accessibility.isReduceMotionEnabled = true
    #expect(simulator.accessibility.isReduceMotionEnabled && count == 1)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("a touch on a field shows a keyboard, whose keys type")
  func keyboard() {
    simulator.tap(at: CGPoint(x: 60, y: 40))
    simulator.advance(by: 0.5)
    #expect(simulator.acceptsText)
    // The keyboard covers the lower 260 points; q is its first key.
    simulator.tap(at: CGPoint(x: 18, y: 610))
    simulator.advance(by: 0.1)
    #expect(controller.field.text == "q")
  }

  #if !canImport(ObjectiveC)
    @Test("a key of a hardware keyboard calls the command of the controller")
    func command() {
      #expect(simulator.press("n", modifierFlags: .command))
      #expect(!simulator.press("m"))
      #expect(controller.pressed == ["n"])
    }
  #endif
}
