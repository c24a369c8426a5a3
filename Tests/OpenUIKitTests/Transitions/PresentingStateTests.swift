import OpenUIKit
import TestSupport
import Testing

@Suite("What presented controllers know of themselves")
@MainActor
struct PresentingStateTests {
  private let stage = ControllerStage()

  @Test("asking twice to dismiss dismisses once, and both hear of the end")
  func dismissingTwice() {
    let (base, other) = (stage.make("a"), stage.make("b"))
    stage.show(base)
    stage.time.run { base.present(other, animated: false) }
    stage.log.calls = []
    stage.time.run {
      other.dismiss(animated: true) { stage.log.calls.append("first") }
      other.dismiss(animated: true) { stage.log.calls.append("second") }
    }
    stage.wait(1)
    #expect(
      stage.log.calls == [
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
    let (base, other, third) = (stage.make("a"), Reasoned(), stage.make("c"))
    stage.show(base)
    third.modalPresentationStyle = .fullScreen
    other.modalPresentationStyle = .fullScreen
    stage.time.run {
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
    let (outer, inner, other) = (stage.make("a"), stage.make("b"), stage.make("c"))
    outer.addChild(inner)
    stage.show(outer)
    outer.view.addSubview(inner.view)
    let messages = RefusalLog.record {
      stage.time.run {
        inner.present(outer, animated: false)
        other.addChild(stage.make("d"))
        outer.present(other.children[0], animated: false)
        outer.present(other, animated: false)
        other.present(outer, animated: false)
      }
      inner.addChild(outer)
    }
    #expect(messages.count == 4)
    #expect(outer.presentedViewController === other && outer.parent == nil)
    stage.time.run { outer.dismiss(animated: false) }
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

  @Test("nobody is asked for an animator of what is not animated")
  func withoutAnimation() {
    let (base, other, delegate) = (stage.make("a"), stage.make("b"), Asked())
    stage.show(base)
    other.transitioningDelegate = delegate
    stage.time.run {
      base.present(other, animated: false)
      base.dismiss(animated: false)
    }
    #expect(delegate.count == 0)
    stage.time.run { base.present(other, animated: true) }
    #expect(delegate.count == 1)
    stage.wait(1)
  }
}
