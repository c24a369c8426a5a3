// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Presenting controllers")
@MainActor
struct PresentationTests {
  private let fixture = ControllerFixture()

  @Test("a full screen takes the view below away, in UIKit's order of calls")
  func fullScreen() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = .fullScreen
    fixture.time.run {
      base.present(other, animated: true) { fixture.log.calls.append("done") }
    }
    #expect(
      fixture.log.calls == [
        "a willDisappear animated", "b willAppear animated", "b isAppearing animated",
      ])
    #expect(other.isBeingPresented && base.view.window != nil)
    fixture.wait(1)
    #expect(
      Array(fixture.log.calls.dropFirst(3)) == [
        "b didAppear animated", "a didDisappear animated", "done",
      ])
    #expect(base.view.window == nil && other.view.frame == fixture.window.bounds)
    fixture.log.calls = []
    fixture.time.run { other.dismiss(animated: true) { fixture.log.calls.append("done") } }
    #expect(other.isBeingDismissed)
    fixture.wait(1)
    #expect(
      fixture.log.calls == [
        "b willDisappear animated", "a willAppear animated", "a isAppearing animated",
        "a didAppear animated", "b didDisappear animated", "done",
      ])
    #expect(base.view.window === fixture.window && other.view.window == nil)
    #expect(base.presentedViewController == nil && other.presentingViewController == nil)
  }

  @Test("a sheet leaves the view below, which hears nothing")
  func sheet() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    fixture.time.run { base.present(other, animated: false) }
    #expect(fixture.log.calls == ["b willAppear", "b isAppearing", "b didAppear"])
    #expect(base.view.window != nil)
    #expect(other.view.frame == CGRect(x: 0, y: 54, width: 320, height: 426))
    #expect(other.presentationController is UISheetPresentationController)
    fixture.time.run { base.dismiss(animated: false) }
    #expect(fixture.log.calls.suffix(2) == ["b willDisappear", "b didDisappear"])
  }

  @Test("a medium sheet takes half of what a large one takes; a tap beside it dismisses it")
  func detents() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.sheetPresentationController?.detents = [.medium()]
    fixture.time.run { base.present(other, animated: false) }
    #expect(other.view.frame == CGRect(x: 0, y: 267, width: 320, height: 213))
    other.isModalInPresentation = true
    tap(CGPoint(x: 160, y: 60))
    fixture.wait(1)
    #expect(other.view.window != nil)
    other.isModalInPresentation = false
    tap(CGPoint(x: 160, y: 60))
    fixture.wait(1)
    #expect(other.view.window == nil && base.presentedViewController == nil)
  }

  private func tap(_ point: CGPoint) {
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: point)
      touches.end(0)
    }
  }

  @Test("a child presents from the outermost controller, and both know")
  func fromChild() {
    let (parent, child, other) = (fixture.make("p"), fixture.make("c"), fixture.make("s"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    fixture.show(parent)
    fixture.time.run { child.present(other, animated: false) }
    #expect(other.presentingViewController === parent)
    #expect(child.presentedViewController === other && parent.presentedViewController === other)
    fixture.time.run { child.dismiss(animated: false) }
    #expect(parent.presentedViewController == nil)
  }

  @Test("what cannot be presented is refused")
  func refused() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    let messages = RefusalLog.record { base.present(other, animated: false) }
    #expect(messages.count == 1 && base.presentedViewController == nil)
    fixture.show(base)
    let second = RefusalLog.record {
      fixture.time.run {
        base.present(other, animated: false)
        base.present(fixture.make("c"), animated: false)
      }
    }
    #expect(second.count == 1 && base.presentedViewController === other)
  }
}

@Suite("Custom transitions")
@MainActor
struct CustomTransitionTests {
  /// Moves the coming view from the left in half a second.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var frames: [CGRect] = []
    var views: [Bool] = []
    var ended: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      views = [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
      guard let to = context.viewController(forKey: .to),
        let from = context.viewController(forKey: .from)
      else { return context.completeTransition(false) }
      frames = [context.initialFrame(for: from), context.finalFrame(for: to)]
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let moved = context.view(forKey: .to) ?? context.view(forKey: .from)
      moved?.alpha = 0.5
      UIView.animate(withDuration: 0.5) {
        moved?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Dimming: UIPresentationController {
    let log: CallLog
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 20, y: 100, width: 280, height: 200)
    }
    override func presentationTransitionWillBegin() {
      log.calls.append("will begin \(containerView != nil)")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [log] _ in log.calls.append("alongside") },
        completion: { [log] context in log.calls.append("completion \(context.isCancelled)") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.calls.append("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.calls.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.calls.append("dismissal did end \(completed)")
    }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    let coming = Slide()
    let going = Slide()
    init(_ log: CallLog) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Dimming(presented, presenting, log) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { coming }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { going }
  }

  private let fixture = ControllerFixture()

  @Test("a custom presentation asks its delegate, and its controller is called in order")
  func custom() {
    let chooser = Chooser(fixture.log)
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = chooser
    fixture.time.run { base.present(other, animated: true) }
    #expect(chooser.coming.views == [false, true])
    #expect(
      chooser.coming.frames == [
        fixture.window.bounds, CGRect(x: 20, y: 100, width: 280, height: 200),
      ])
    #expect(other.view.frame == CGRect(x: 20, y: 100, width: 280, height: 200))
    fixture.wait(0.6)
    #expect(
      fixture.log.calls == [
        "b willAppear animated", "will begin true", "b isAppearing animated", "alongside",
        "b didAppear animated", "did end true", "completion false",
      ])
    fixture.log.calls = []
    fixture.time.run { base.dismiss(animated: true) }
    fixture.wait(0.6)
    #expect(chooser.going.views == [true, false])
    #expect(chooser.coming.ended == [true] && chooser.going.ended == [true])
    #expect(
      fixture.log.calls == [
        "b willDisappear animated", "dismissal will begin", "b didDisappear animated",
        "dismissal did end true",
      ])
    #expect(other.view.superview == nil)
  }
}
