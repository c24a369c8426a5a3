// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

#if !canImport(ObjectiveC)
  @MainActor
  @Suite("UIKeyCommand")
  struct UIKeyCommandTests {
    private final class Controller: UIViewController {
      var calls: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: [],
            action: Selector("left", Controller.left)),
          UIKeyCommand(
            title: "New", action: Selector("make:", Controller.make), input: "n",
            modifierFlags: .command),
        ]
      }
      func left() { calls.append("left") }
      func make(_ command: UIKeyCommand) { calls.append(command.title) }
    }

    @Test("a key with its modifiers calls the command of the visible controller")
    func press() {
      let environment = AppEnvironment()
      environment.run {
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let application = UIApplication.shared
        #expect(application.press(UIKeyCommand.inputLeftArrow, modifierFlags: []))
        #expect(application.press("N", modifierFlags: .command))
        #expect(!application.press("n", modifierFlags: []))
        #expect(controller.calls == ["left", "New"])
      }
    }

    @Test("commands can be added to a controller, and removed")
    func added() {
      let controller = UIViewController()
      #expect(controller.keyCommands == nil)
      let command = UIKeyCommand(input: "a", modifierFlags: .shift, action: Selector("a"))
      controller.addKeyCommand(command)
      #expect(controller.keyCommands == [command])
      controller.removeKeyCommand(command)
      #expect(controller.keyCommands == nil)
    }
  }
#endif
