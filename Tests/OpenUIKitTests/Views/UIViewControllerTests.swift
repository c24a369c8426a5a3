// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIViewController")
@MainActor
struct UIViewControllerTests {
  /// Notes its life cycle in a list that several may share.
  class Witness: UIViewController {
    final class Log {
      var calls: [String] = []
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      super.loadView()
      log.calls.append("\(name) loadView")
    }
    override func viewDidLoad() { log.calls.append("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.calls.append("\(name) isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) didDisappear") }
    override func viewWillLayoutSubviews() { log.calls.append("\(name) willLayout") }
    override func viewDidLayoutSubviews() { log.calls.append("\(name) didLayout") }
  }

  private let log = Witness.Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("the view is made when it is first asked for, once")
  func lazyView() {
    let controller = Witness("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.calls.isEmpty)
    _ = controller.view
    _ = controller.view
    #expect(log.calls == ["a loadView", "a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test("a loadView that sets nothing still leaves a view")
  func emptyLoadView() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    #expect(Forgetful().view != nil)
  }

  @Test("a window shows its root controller in UIKit's order, with the window's size")
  func rootAppears() {
    let controller = Witness("a", log)
    window.rootViewController = controller
    #expect(log.calls.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      log.calls == [
        "a loadView", "a didLoad", "a willAppear", "a willLayout", "a didLayout", "a isAppearing",
        "a didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.superview === window)
    window.makeKeyAndVisible()
    #expect(log.calls.count == 7)
  }

  @Test("a new root takes the place of the old one")
  func rootChanges() {
    let (old, new) = (Witness("old", log), Witness("new", log))
    window.rootViewController = old
    window.makeKeyAndVisible()
    log.calls = []
    window.rootViewController = new
    #expect(log.calls.prefix(2) == ["old willDisappear", "old didDisappear"])
    #expect(log.calls.last == "new didAppear")
    #expect(old.view.superview == nil)
  }

  @Test("children appear and disappear with their views")
  func children() {
    let (parent, child) = (Witness("p", log), Witness("c", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    log.calls = []
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let appearances = log.calls.filter { $0.hasSuffix("Appear") }
    #expect(appearances == ["p willAppear", "c willAppear", "c didAppear", "p didAppear"])
    log.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.calls.filter { !$0.hasSuffix("Layout") } == ["c willDisappear", "c didDisappear"])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test("a child added to a visible parent appears at once")
  func lateChild() {
    let (parent, child) = (Witness("p", log), Witness("c", log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    log.calls = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(
      log.calls.filter { $0.hasPrefix("c") && $0.hasSuffix("ppear") } == [
        "c willAppear", "c didAppear",
      ])
  }

  @Test("a window's new size reaches the controller's view through its mask")
  func resizing() {
    let controller = Witness("a", log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.resize(to: CGSize(width: 480, height: 320))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(log.calls.last == "a didLayout")
  }

  @Test("what a container says of a child's appearance is animated as it says, to the end")
  func ownForwarding() {
    let fixture = ControllerFixture()
    let child = fixture.make("a")
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      fixture.log.calls == [
        "a willAppear animated", "a didAppear animated", "a willDisappear", "a didDisappear",
      ])
  }
}
