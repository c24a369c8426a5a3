// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("The stack of a navigation controller")
@MainActor
struct NavigationStackTests {
  /// Records what it is asked and told.
  @MainActor
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.calls.append("willShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.calls.append("didShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.calls.append("\(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
      return nil
    }
  }

  /// Keeps the flags of moving that it reads in its appearance callbacks.
  private final class Mover: UIViewController {
    var moves: [String] = []
    override func viewWillAppear(_ animated: Bool) { moves.append("in \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) { moves.append("out \(isMovingFromParent)") }
  }

  private let fixture = ControllerFixture()
  private let delegate: Delegate
  private let controllers: [UIViewController]
  private let stack: UINavigationController

  init() {
    delegate = Delegate(fixture.log)
    controllers = ["a", "b", "c", "d"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    stack = UINavigationController(rootViewController: controllers[0])
  }

  private func show() {
    fixture.show(stack)
    stack.delegate = delegate
  }

  private func run(_ body: () -> Void) {
    fixture.time.run(body)
    fixture.wait(0.5)
  }

  @Test("a controller that contains the stack is not put on it")
  func cycle() {
    let (root, outer) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    outer.addChild(navigation)
    let messages = RefusalLog.record {
      navigation.pushViewController(navigation, animated: false)
      navigation.setViewControllers([root, outer], animated: false)
    }
    #expect(messages.count == 2 && navigation.viewControllers == [root])
    #expect(navigation.parent === outer && outer.parent == nil)
  }

  @Test("an animated change announces the controller, asks for an animator and reports the end")
  func animated() {
    show()
    run { stack.pushViewController(controllers[1], animated: true) }
    #expect(fixture.log.calls == ["willShow b true", "push a to b", "didShow b true"])
    fixture.log.calls = []
    run { _ = stack.popViewController(animated: true) }
    #expect(fixture.log.calls == ["willShow a true", "pop b to a", "didShow a true"])
  }

  @Test("a change without animation asks for no animator")
  func unanimated() {
    show()
    run { stack.pushViewController(controllers[1], animated: false) }
    #expect(fixture.log.calls == ["willShow b false", "didShow b false"])
  }

  private nonisolated static let replacements: [(before: [Int], after: [Int], operation: String?)] =
    [
      ([0, 1], [0, 1, 2], "push b to c"), ([0, 1], [0], "pop b to a"), ([0], [1], "push a to b"),
      // A controller that is on the stack already is popped to, another one is pushed.
      ([0, 1, 2], [2, 1], "pop c to b"), ([0, 1], [2, 1], nil), ([0, 1, 2], [3], "push c to d"),
    ]

  @Test(
    "replacing the stack pops to a known top controller and pushes a new one",
    arguments: replacements)
  func replacing(before: [Int], after: [Int], operation: String?) {
    stack.setViewControllers(before.map { controllers[$0] }, animated: false)
    show()
    run { stack.setViewControllers(after.map { controllers[$0] }, animated: true) }
    #expect(fixture.log.calls.filter { $0.contains(" to ") } == [operation].compactMap { $0 })
    #expect(stack.viewControllers == after.map { controllers[$0] })
    for (index, controller) in controllers.enumerated() {
      #expect((controller.parent === stack) == after.contains(index))
      #expect((controller.viewIfLoaded?.window != nil) == (index == after.last))
    }
  }

  @Test("popping returns the controllers that leave, from the bottom up")
  func popping() {
    stack.setViewControllers(controllers, animated: false)
    show()
    run { #expect(stack.popToViewController(controllers[2], animated: false) == [controllers[3]]) }
    run { #expect(stack.popToViewController(controllers[2], animated: false) == []) }
    run { #expect(stack.popToViewController(UIViewController(), animated: false) == nil) }
    run { #expect(stack.popToRootViewController(animated: false) == Array(controllers[1...2])) }
    run { #expect(stack.popToRootViewController(animated: false) == []) }
    #expect(stack.viewControllers == [controllers[0]])
    let empty = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(empty.topViewController == nil && empty.popToRootViewController(animated: false) == nil)
  }

  @Test("a controller that is on the stack is not pushed again")
  func pushingTwice() {
    show()
    let messages = RefusalLog.record {
      run { stack.pushViewController(controllers[0], animated: true) }
    }
    #expect(messages.count == 1 && stack.viewControllers == [controllers[0]])
  }

  @Test("a push during a running one lets that end first")
  func interrupted() {
    show()
    fixture.time.run {
      stack.pushViewController(controllers[1], animated: true)
      stack.pushViewController(controllers[2], animated: true)
    }
    fixture.wait(0.5)
    #expect(
      fixture.log.calls == [
        "willShow b true", "push a to b", "didShow b true", "willShow c true", "push b to c",
        "didShow c true",
      ])
    #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, false, true, false])
  }

  @Test("the visible controller is the top one or the one it presents")
  func visibility() {
    show()
    #expect(stack.visibleViewController === controllers[0])
    run { controllers[0].present(controllers[1], animated: false) }
    #expect(stack.visibleViewController === controllers[1])
    #expect(stack.topViewController === controllers[0])
  }

  @Test("a controller knows whether it moves to or from the stack, or is covered and uncovered")
  func moving() {
    let mover = Mover()
    show()
    run { stack.pushViewController(mover, animated: true) }
    run { stack.pushViewController(controllers[1], animated: true) }
    run { _ = stack.popViewController(animated: true) }
    run { _ = stack.popViewController(animated: true) }
    #expect(mover.moves == ["in true", "out false", "in false", "out true"])
    #expect(!mover.isMovingToParent && !mover.isMovingFromParent)
  }

  @Test(
    "hiding the bar moves it out above the view, at once or in 0.2 s", arguments: [false, true])
  func hidingBar(animated: Bool) {
    show()
    fixture.window.layoutIfNeeded()
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    fixture.time.run { stack.setNavigationBarHidden(true, animated: animated) }
    fixture.wait(0.3)
    #expect(stack.isNavigationBarHidden && stack.navigationBar.frame.maxY == 0)
    #expect(controllers[0].view.safeAreaInsets.top == 0)
    fixture.time.run { stack.isNavigationBarHidden = false }
    fixture.wait(0.1)
    #expect(stack.navigationBar.frame.minY == 0 && controllers[0].view.safeAreaInsets.top == 44)
  }

  @Test("the raw values of operations are those of Apple's header, and containers are found upward")
  func containers() {
    let operations: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(operations.map(\.rawValue) == [0, 1, 2])
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let child = UIViewController()
    controllers[0].addChild(child)
    #expect(child.navigationController === stack && child.tabBarController === tabs)
    #expect(stack.navigationController == nil && child.splitViewController == nil)
  }
}
