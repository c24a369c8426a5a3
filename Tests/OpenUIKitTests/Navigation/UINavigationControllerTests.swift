// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UINavigationController")
@MainActor
struct UINavigationControllerTests {
  private let fixture = ControllerFixture()

  @Test("pushing and popping in UIKit's order of calls")
  func order() {
    let (first, second) = (fixture.make("a"), fixture.make("b"))
    let stack = UINavigationController(rootViewController: first)
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(second, animated: true) }
    #expect(stack.viewControllers == [first, second] && second.navigationController === stack)
    fixture.wait(0.5)
    #expect(
      fixture.log.calls == [
        "b willMove in", "a willDisappear animated", "b willAppear animated",
        "b isAppearing animated", "a didDisappear animated", "b didAppear animated", "b didMove in",
      ])
    fixture.log.calls = []
    #expect(fixture.time.run { stack.popViewController(animated: true) } === second)
    fixture.wait(0.5)
    #expect(
      fixture.log.calls == [
        "b willMove out", "b willDisappear animated", "a willAppear animated",
        "a isAppearing animated", "b didDisappear animated", "a didAppear animated",
        "b didMove out",
      ])
    #expect(stack.viewControllers == [first] && second.parent == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test("what is on top is below the bar by its safe area, and reaches up without a bar")
  func safeArea() {
    let first = fixture.make("a")
    let stack = UINavigationController(rootViewController: first)
    fixture.show(stack)
    #expect(first.view.frame == fixture.window.bounds)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(first.view.safeAreaLayoutGuide.layoutFrame.minY == 44)
    stack.isNavigationBarHidden = true
    fixture.wait(0.1)
    #expect(first.view.safeAreaInsets == .zero)
  }

  @Test("the bar has the title, and a button back that works")
  func bar() {
    let (first, second) = (fixture.make("a"), fixture.make("b"))
    (first.title, second.title) = ("First", "Second")
    let stack = UINavigationController(rootViewController: first)
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(second, animated: false) }
    #expect(stack.navigationBar.topItem?.title == "Second")
    #expect(stack.navigationBar.backItem?.title == "First")
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 30, y: 22))
      touches.end(0)
    }
    fixture.wait(0.5)
    #expect(stack.topViewController === first)
  }

  @Test("all above a controller go at once; the root is what stays")
  func popToRoot() {
    let all = ["a", "b", "c"].map(fixture.make)
    let stack = UINavigationController(rootViewController: all[0])
    stack.setViewControllers(all, animated: false)
    fixture.show(stack)
    #expect(stack.topViewController === all[2] && all[2].view.window != nil)
    #expect(
      fixture.time.run { stack.popToRootViewController(animated: false) } == [all[1], all[2]])
    #expect(stack.viewControllers == [all[0]] && all[0].view.window != nil)
    #expect(all[2].view.window == nil)
  }
}

@Suite("UINavigationBar")
@MainActor
struct UINavigationBarTests {
  private func title(_ bar: UINavigationBar) -> UILabel? {
    bar.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test("the title takes the color of its attributes at once, and loses it again")
  func titleColor() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "Title")], animated: false)
    #expect(title(bar)?.textColor == .label)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(title(bar)?.textColor == .red)
    bar.titleTextAttributes = nil
    #expect(title(bar)?.textColor == .label)
  }

  @Test("buttons follow the bar's tint color, and their own width and style")
  func buttons() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (top, button) = (UINavigationItem(title: ""), UIBarButtonItem(title: "Go"))
    top.rightBarButtonItem = button
    bar.setItems([top], animated: false)
    func shown() -> UILabel? {
      bar.subviews.lazy.compactMap { $0.subviews.first as? UILabel }.first { $0.text == "Go" }
    }
    bar.tintColor = .red
    #expect(shown()?.textColor == .red)
    button.style = .done
    #expect(shown()?.font.weight == .semibold)
    button.width = 100
    #expect(shown()?.frame.width == 116)
  }
}

@Suite("UITabBarController")
@MainActor
struct UITabBarControllerTests {
  @Test("a tap in the bar shows another controller")
  func choosing() {
    let fixture = ControllerFixture()
    let (first, second) = (fixture.make("a"), fixture.make("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    fixture.show(tabs)
    #expect(first.view.window != nil && first.view.safeAreaInsets.bottom == 49)
    fixture.time.run {
      fixture.window.layoutIfNeeded()
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 240, y: 455))
      touches.end(0)
    }
    #expect(tabs.selectedViewController === second)
    #expect(
      fixture.log.calls.filter { $0.hasSuffix("ppear") } == [
        "a willDisappear", "a didDisappear", "b willAppear", "b didAppear",
      ])
  }

  @Test("a controller that is shown stays so when others come and go; its title is its entry's")
  func replacing() {
    let fixture = ControllerFixture()
    let all = ["a", "b", "c"].map(fixture.make)
    let tabs = UITabBarController()
    tabs.viewControllers = [all[0], all[1]]
    fixture.show(tabs)
    #expect(all[1].tabBarItem.title == nil)
    all[1].title = "Second"
    #expect(all[1].tabBarItem.title == "Second")
    fixture.time.run { tabs.selectedIndex = 1 }
    fixture.log.calls = []
    fixture.time.run { tabs.viewControllers = [all[1], all[2]] }
    #expect(tabs.selectedViewController === all[1] && all[1].view.window != nil)
    #expect(
      fixture.log.calls == ["a willMove out", "a didMove out", "c willMove in", "c didMove in"])
  }
}
