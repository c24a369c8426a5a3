// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("What presented controllers know of themselves")
@MainActor
struct PresentingStateTests {
  private let fixture = ControllerFixture()

  @Test("asking twice to dismiss dismisses once, and both callers are notified of the end")
  func dismissingTwice() {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    fixture.show(base)
    fixture.time.run { base.present(other, animated: false) }
    fixture.log.calls = []
    fixture.time.run {
      other.dismiss(animated: true) { fixture.log.calls.append("first") }
      other.dismiss(animated: true) { fixture.log.calls.append("second") }
    }
    fixture.wait(1)
    #expect(
      fixture.log.calls == [
        "b willDisappear animated", "b didDisappear animated", "first", "second",
      ])
  }

  /// Notes why it comes and goes when it has come and gone.
  private final class Reasoned: UIViewController {
    var reasons: [Bool] = []
    override func viewDidAppear(_ animated: Bool) { reasons.append(isBeingPresented) }
    override func viewDidDisappear(_ animated: Bool) { reasons.append(isBeingDismissed) }
  }

  @Test("a controller knows why it came and went until it has appeared and disappeared")
  func reasons() {
    let (base, other, third) = (fixture.make("a"), Reasoned(), fixture.make("c"))
    fixture.show(base)
    third.modalPresentationStyle = .fullScreen
    other.modalPresentationStyle = .fullScreen
    fixture.time.run {
      base.present(other, animated: false)
      other.present(third, animated: false)
      third.dismiss(animated: false)
      other.dismiss(animated: false)
    }
    // Presented; covered; shown again; dismissed.
    #expect(other.reasons == [true, false, false, true])
    #expect(!other.isBeingDismissed)
  }

  @Test("a controller cannot be presented over what it holds or what it presents itself")
  func circles() {
    let (outer, inner, other) = (fixture.make("a"), fixture.make("b"), fixture.make("c"))
    outer.addChild(inner)
    fixture.show(outer)
    outer.view.addSubview(inner.view)
    let messages = RefusalLog.record {
      fixture.time.run {
        inner.present(outer, animated: false)
        other.addChild(fixture.make("d"))
        outer.present(other.children[0], animated: false)
        outer.present(other, animated: false)
        other.present(outer, animated: false)
      }
      inner.addChild(outer)
    }
    #expect(messages.count == 4)
    #expect(outer.presentedViewController === other && outer.parent == nil)
    fixture.time.run { outer.dismiss(animated: false) }
    #expect(outer.presentedViewController == nil)
  }

  private final class Asked: NSObject, UIViewControllerTransitioningDelegate {
    var count = 0
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      count += 1
      return nil
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      count += 1
      return nil
    }
  }

  @Test("no animator is asked for where nothing is animated")
  func withoutAnimation() {
    let (base, other, delegate) = (fixture.make("a"), fixture.make("b"), Asked())
    fixture.show(base)
    other.transitioningDelegate = delegate
    fixture.time.run {
      base.present(other, animated: false)
      base.dismiss(animated: false)
    }
    #expect(delegate.count == 0)
    fixture.time.run { base.present(other, animated: true) }
    #expect(delegate.count == 1)
    fixture.wait(1)
  }
}
