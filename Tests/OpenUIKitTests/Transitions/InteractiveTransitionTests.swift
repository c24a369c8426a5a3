// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Interactive transitions")
@MainActor
struct InteractiveTransitionTests {
  /// Slides the coming view 100 points down, evenly, in a second.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: -100)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let fixture = ControllerFixture()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let transitions: NavigationTransitions

  init() { transitions = NavigationTransitions(Slide(), driver: driver) }

  private func push() -> (
    stack: UINavigationController, first: UIViewController, second: UIViewController
  ) {
    let (first, second) = (fixture.make("a"), fixture.make("b"))
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = transitions
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(second, animated: true) }
    return (stack, first, second)
  }

  private func shift(_ controller: UIViewController) -> Double {
    Double(controller.view.layer.presentation()?.affineTransform().ty ?? .nan)
  }

  @Test("the animations go as far as the gesture, and on to the end after it")
  func finishing() {
    let (stack, first, second) = push()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    fixture.wait(2)
    #expect(abs(shift(second) + 100) < 0.1)
    driver.update(0.3)
    #expect(abs(shift(second) + 70) < 0.1)
    driver.update(0.2)
    #expect(abs(shift(second) + 80) < 0.1)
    fixture.time.run { driver.finish() }
    fixture.wait(0.4)
    #expect(abs(shift(second) + 40) < 2)
    #expect(stack.transitionCoordinator != nil)
    fixture.wait(0.5)
    #expect(shift(second) == 0 && stack.transitionCoordinator == nil)
    #expect(stack.topViewController === second && first.view.superview == nil)
    #expect(fixture.log.calls.suffix(2) == ["b didAppear animated", "b didMove in"])
  }

  @Test("a gesture that is given up brings everything back, with the appearances undone")
  func cancelling() {
    let (stack, first, second) = push()
    driver.update(0.5)
    fixture.log.calls = []
    fixture.time.run { driver.cancel() }
    fixture.wait(0.3)
    #expect(abs(shift(second) + 80) < 2)
    fixture.wait(0.5)
    #expect(stack.viewControllers == [first] && second.parent == nil)
    #expect(first.view.superview != nil && second.view.superview == nil)
    #expect(
      fixture.log.calls == [
        "b willDisappear animated", "a willAppear animated", "b didDisappear animated",
        "a didAppear animated",
      ])
  }

  @Test(
    "an animator without a finite duration, or with one beyond counting, is driven all the same",
    arguments: [Double.nan, .infinity, 1e300])
  func endlessDuration(duration: Double) {
    let (base, other) = (fixture.make("a"), fixture.make("b"))
    let stack = UINavigationController(rootViewController: base)
    let transitions = NavigationTransitions(Endless(duration), driver: driver)
    stack.delegate = transitions
    fixture.show(stack)
    fixture.time.run { stack.pushViewController(other, animated: true) }
    driver.update(0.5)
    #expect(driver.percentComplete == 0.5)
  }

  private final class Endless: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: Double

    init(_ duration: Double) { self.duration = duration }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }
}
