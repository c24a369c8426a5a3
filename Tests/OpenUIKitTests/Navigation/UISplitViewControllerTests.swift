// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UISplitViewController")
@MainActor
struct UISplitViewControllerTests {
  private let fixture = ControllerFixture()
  private let split = UISplitViewController()

  @Test("on a phone the first controller fills the view and follows its size")
  func collapsed() {
    let (list, detail) = (fixture.make("list"), fixture.make("detail"))
    split.viewControllers = [list, detail]
    fixture.show(split)
    #expect(split.isCollapsed && split.displayMode == .automatic)
    #expect(list.parent === split && list.view.superview === split.view)
    #expect(list.view.frame == split.view.bounds)
    #expect(detail.viewIfLoaded == nil)
    split.view.frame.size = CGSize(width: 200, height: 100)
    #expect(list.view.frame.size == CGSize(width: 200, height: 100))
  }

  @Test("new controllers replace the first one, which leaves its parent and the view")
  func replacement() {
    let (old, new) = (fixture.make("old"), fixture.make("new"))
    split.viewControllers = [old]
    fixture.show(split)
    fixture.time.run { split.viewControllers = [new] }
    #expect(old.parent == nil && old.view.superview == nil)
    #expect(split.children == [new] && new.view.superview === split.view)
    #expect(fixture.log.calls.contains("old willMove out"))
    #expect(fixture.log.calls.contains("new didMove in"))
    fixture.time.run { split.viewControllers = [] }
    #expect(split.children.isEmpty && split.view.subviews.isEmpty)
  }

  @Test("a detail is pushed where the first controller is a stack")
  func pushedDetail() {
    let (list, detail) = (fixture.make("list"), fixture.make("detail"))
    let stack = UINavigationController(rootViewController: list)
    split.viewControllers = [stack]
    fixture.show(split)
    fixture.time.run { split.showDetailViewController(detail, sender: nil) }
    fixture.wait(1)
    #expect(stack.viewControllers == [list, detail])
    #expect(detail.splitViewController === split)
  }

  @Test("of a detail in a stack of its own, the controller on top is pushed")
  func unwrappedDetail() {
    let (list, detail) = (fixture.make("list"), fixture.make("detail"))
    let stack = UINavigationController(rootViewController: list)
    let detailStack = UINavigationController(rootViewController: detail)
    split.viewControllers = [stack]
    fixture.show(split)
    fixture.time.run { split.showDetailViewController(detailStack, sender: nil) }
    fixture.wait(1)
    #expect(stack.topViewController === detail)
    #expect(detail.navigationController === stack)
    #expect(detailStack.viewControllers.isEmpty)
  }

  @Test("a detail is presented where the first controller is no stack")
  func presentedDetail() {
    let (list, detail) = (fixture.make("list"), fixture.make("detail"))
    split.viewControllers = [list]
    fixture.show(split)
    fixture.time.run { split.showDetailViewController(detail, sender: nil) }
    fixture.wait(1)
    #expect(split.presentedViewController === detail)
    #expect(detail.splitViewController == nil)
  }
}
