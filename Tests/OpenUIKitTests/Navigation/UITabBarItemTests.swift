// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITabBarItem")
@MainActor
struct UITabBarItemTests {
  private let fixture = ControllerFixture()
  private let tabs = UITabBarController()

  private func tap(_ index: Int, of count: Int) {
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      let touches = TouchDispatcher(window: fixture.window)
      let width = 320 / CGFloat(count)
      touches.begin(0, at: CGPoint(x: width * (CGFloat(index) + 0.5), y: 460))
      touches.end(0)
    }
  }

  @Test("a new item has no title and no badge, and is enabled")
  func defaults() {
    let item = UITabBarItem()
    #expect(item.title == nil && item.badgeValue == nil && item.isEnabled && item.tag == 0)
  }

  @Test("a controller's item has its title, and an own item replaces it")
  func titles() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.tabBarItem.title == "One")
    let own = UITabBarItem()
    own.title = "Own"
    controller.tabBarItem = own
    #expect(controller.tabBarItem === own && controller.tabBarItem.title == "Own")
  }

  @Test("a tap on a disabled item selects nothing, code still does")
  func disabled() {
    let controllers = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = controllers
    fixture.show(tabs)
    controllers[2].tabBarItem.isEnabled = false
    tap(2, of: 3)
    #expect(tabs.selectedIndex == 0)
    tap(1, of: 3)
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController === controllers[2])
  }

  @Test("a delegate without methods lets every controller be selected")
  func delegateDefaults() {
    final class Empty: NSObject, UITabBarControllerDelegate {}
    let empty = Empty()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = empty
    fixture.show(tabs)
    tap(1, of: 2)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("only the selected controller's view is loaded and shown")
  func loading() {
    let controllers = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = controllers
    fixture.show(tabs)
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    fixture.time.run { tabs.selectedIndex = 2 }
    #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && controllers.allSatisfy { $0.parent == nil })
  }

  @Test("a split view controller's delegate collapses nothing, and modes have Apple's raw values")
  func splitDefaults() {
    final class Empty: NSObject, UISplitViewControllerDelegate {}
    let (empty, split) = (Empty(), UISplitViewController())
    split.delegate = empty
    #expect(
      !empty.splitViewController(
        split, collapseSecondary: UIViewController(), onto: UIViewController()))
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
    #expect(split.preferredDisplayMode == .automatic && split.viewControllers.isEmpty)
  }
}
