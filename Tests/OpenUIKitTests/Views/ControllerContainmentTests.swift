// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Parents and children of view controllers")
@MainActor
struct ControllerContainmentTests {
  private let fixture = ControllerFixture()
  private var log: CallLog { fixture.log }

  @Test("adding a child tells it before, and removing it tells it after")
  func calls() {
    let (parent, child) = (fixture.make("p"), fixture.make("c"))
    parent.addChild(child)
    #expect(log.calls == ["c willMove in"] && child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.calls == ["c willMove in", "c didMove in", "c willMove out", "c didMove out"])
    child.removeFromParent()
    parent.addChild(child)
    parent.addChild(child)
    #expect(log.calls.count == 5 && parent.children == [child])
  }

  @Test("a child of another parent leaves it")
  func adoption() {
    let (first, second, child) = (fixture.make("a"), fixture.make("b"), fixture.make("c"))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
  }

  @Test("a controller is no child of itself or of what is below it")
  func cycles() {
    let (parent, child) = (fixture.make("p"), fixture.make("c"))
    parent.addChild(child)
    let messages = RefusalLog.record {
      child.addChild(parent)
      child.addChild(child)
    }
    #expect(messages.count == 2 && child.children.isEmpty && parent.parent == nil)
  }

  @Test("a parent does not hold its child's view, and a view has one controller")
  func views() {
    let controller = UIViewController()
    let (first, second) = (UIView(), UIView())
    controller.view = first
    #expect(first.next === controller && controller.isViewLoaded)
    controller.view = second
    #expect(first.next == nil && second.next === controller)
    controller.view = nil
    #expect(!controller.isViewLoaded && second.next == nil)
    #expect(controller.view !== second && controller.isViewLoaded)
  }

  @Test("a container that forwards appearances itself keeps its children from receiving them twice")
  func ownForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (container, child) = (Container(), fixture.make("c"))
    container.addChild(child)
    container.view.addSubview(child.view)
    fixture.show(container)
    #expect(log.calls.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.calls == ["c willAppear", "c didAppear"])
  }

  @Test("a child that joins while its parent slides in appears with it, as do its own children")
  func joining() {
    let (pushed, child, grandchild) = (fixture.make("p"), fixture.make("c"), fixture.make("g"))
    let stack = UINavigationController(rootViewController: fixture.make("r"))
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(pushed, animated: true) }
    fixture.time.run {
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      pushed.addChild(child)
      pushed.view.addSubview(child.view)
    }
    var appeared: [Substring] { log.calls.filter { $0.contains("didAppear") }.map { $0.prefix(1) } }
    #expect(appeared.isEmpty)
    fixture.wait(0.5)
    #expect(appeared == ["g", "c", "p"])
    // What joins later no longer waits.
    let late = fixture.make("l")
    grandchild.addChild(late)
    grandchild.view.addSubview(late.view)
    #expect(log.calls.last == "l didAppear")
  }

  @Test("a child whose view is not in the window does not appear")
  func withoutView() {
    let (parent, child) = (fixture.make("p"), fixture.make("c"))
    parent.addChild(child)
    fixture.show(parent)
    #expect(!child.isViewLoaded)
    #expect(log.calls.allSatisfy { !$0.hasPrefix("c") })
  }

  @Test("an appearance that turns around in the middle goes on from there")
  func turning() {
    let child = fixture.make("c")
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.calls == ["c willAppear animated", "c willDisappear animated", "c didDisappear animated"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.calls.count == 3)
  }

  @Test("a new size is announced to all children before the view has it")
  func sizes() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        sizes += [size, view.bounds.size]
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let (parent, child) = (Sized(), Sized())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    fixture.show(parent)
    let (old, new) = (fixture.window.bounds.size, CGSize(width: 480, height: 320))
    fixture.time.run { fixture.window.resize(to: new) }
    #expect(parent.sizes == [new, old] && child.sizes.first == new)
    #expect(parent.view.bounds.size == new)
  }

  @Test("a controller has the documented defaults")
  func defaults() {
    let controller = UIViewController()
    #expect(controller.title == nil && controller.children.isEmpty && controller.parent == nil)
    #expect(controller.modalPresentationStyle == .automatic && !controller.isModalInPresentation)
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isEditing)
    #expect(controller.shouldAutorotate && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.edgesForExtendedLayout == .all && controller.nibName == nil)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    controller.setEditing(true, animated: true)
    #expect(controller.isEditing)
  }
}
