// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIViewControllerTransitionCoordinator")
@MainActor
struct TransitionCoordinatorTests {
  private let fixture = ControllerFixture()

  /// Moves the new view for a second.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func stack(
    _ transitions: NavigationTransitions? = nil
  ) -> (UINavigationController, UIViewController) {
    let first = fixture.make("a")
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = transitions
    fixture.show(stack)
    return (stack, first)
  }

  @Test("there is a coordinator during a transition only, for all controllers in it")
  func existence() throws {
    let (stack, first) = stack()
    let second = fixture.make("b")
    #expect(stack.transitionCoordinator == nil && first.transitionCoordinator == nil)
    fixture.time.run { stack.pushViewController(second, animated: true) }
    let coordinator = try #require(stack.transitionCoordinator)
    for controller in [first, second] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    fixture.wait(1)
    #expect(stack.transitionCoordinator == nil && second.transitionCoordinator == nil)
  }

  @Test("the context of a push names controllers, views, duration and style")
  func context() throws {
    let transitions = NavigationTransitions(Slide())
    let (stack, first) = stack(transitions)
    let second = fixture.make("b")
    fixture.time.run { stack.pushViewController(second, animated: true) }
    let context: any UIViewControllerTransitionCoordinatorContext = try #require(
      stack.transitionCoordinator)
    #expect(context.viewController(forKey: .from) === first)
    #expect(context.viewController(forKey: .to) === second)
    #expect(context.view(forKey: .from) === first.view && context.view(forKey: .to) === second.view)
    let unknown = UITransitionContextViewControllerKey(rawValue: "unknown")
    #expect(context.viewController(forKey: unknown) == nil)
    #expect(context.view(forKey: UITransitionContextViewKey(rawValue: "unknown")) == nil)
    #expect(context.isAnimated && !context.isInteractive && !context.initiallyInteractive)
    #expect(!context.isCancelled && !context.isInterruptible)
    #expect(context.transitionDuration == 1 && context.completionVelocity == 1)
    #expect(context.presentationStyle == .none && context.targetTransform.isIdentity)
    #expect(second.view.isDescendant(of: context.containerView))
  }

  @Test("animations alongside run with the transition, and completions after it, in order")
  func alongside() throws {
    let transitions = NavigationTransitions(Slide())
    let (stack, _) = stack(transitions)
    let (second, companion) = (fixture.make("b"), UIView())
    fixture.window.addSubview(companion)
    var order: [String] = []
    fixture.time.run {
      stack.pushViewController(second, animated: true)
      let coordinator = stack.transitionCoordinator
      #expect(
        coordinator?.animate(alongsideTransition: nil) { _ in order.append("first") } == true)
      #expect(
        coordinator?.animateAlongsideTransition(in: companion, animation: nil) { context in
          order.append("second \(context.isCancelled)")
        } == true)
      #expect(coordinator?.animateAlongsideTransition(in: companion, animation: nil) == true)
    }
    fixture.wait(0.9)
    #expect(order.isEmpty)
    fixture.wait(0.3)
    #expect(order == ["first", "second false"])
  }

  @Test("an ended transition refuses further animations")
  func late() throws {
    let (stack, _) = stack()
    fixture.time.run { stack.pushViewController(fixture.make("b"), animated: true) }
    let coordinator = try #require(stack.transitionCoordinator)
    fixture.wait(1)
    var calls = 0
    #expect(!coordinator.animate(alongsideTransition: { _ in calls += 1 }))
    #expect(calls == 0)
  }

  @Test("handlers are called when the gesture ends, with its result", arguments: [false, true])
  func interaction(isCancelled: Bool) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let transitions = NavigationTransitions(Slide(), driver: driver)
    let (stack, _) = stack(transitions)
    fixture.time.run { stack.pushViewController(fixture.make("b"), animated: true) }
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    var reports: [String] = []
    coordinator.notifyWhenInteractionChanges { context in
      reports.append("\(context.isInteractive) \(context.isCancelled) \(context.percentComplete)")
    }
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    driver.update(0.25)
    #expect(coordinator.percentComplete == 0.25 && reports.isEmpty)
    fixture.time.run { if isCancelled { driver.cancel() } else { driver.finish() } }
    #expect(reports == ["false \(isCancelled) 0.25"])
    fixture.wait(1.1)
    #expect(ends == [isCancelled])
    #expect(stack.viewControllers.count == (isCancelled ? 1 : 2))
  }

  private nonisolated static let updates: [(set: CGFloat, shown: CGFloat)] = [
    (0, 0), (0.4, 0.4), (1.5, 1), (-2, 0), (.nan, 0), (.infinity, 0),
  ]

  @Test("the progress is limited to 0…1, and refused where it is not finite", arguments: updates)
  func progress(set: CGFloat, shown: CGFloat) {
    let driver = UIPercentDrivenInteractiveTransition()
    let transitions = NavigationTransitions(Slide(), driver: driver)
    let (stack, _) = stack(transitions)
    fixture.time.run { stack.pushViewController(fixture.make("b"), animated: true) }
    #expect(driver.duration == 1)
    let messages = RefusalLog.record { driver.update(set) }
    #expect(driver.percentComplete == shown && messages.isEmpty == set.isFinite)
    #expect(stack.transitionCoordinator?.percentComplete == shown)
  }

  @Test(
    "after the gesture the rest takes its share of the duration, divided by the speed",
    arguments: [0.5, 1, 2])
  func completionSpeed(speed: Double) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = CGFloat(speed)
    let transitions = NavigationTransitions(Slide(), driver: driver)
    let (stack, _) = stack(transitions)
    fixture.time.run { stack.pushViewController(fixture.make("b"), animated: true) }
    #expect(stack.transitionCoordinator?.completionVelocity == CGFloat(speed))
    driver.update(0.6)
    fixture.time.run { driver.finish() }
    fixture.wait(0.4 / speed - 0.05)
    #expect(stack.transitionCoordinator != nil)
    fixture.wait(0.1)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test("a driver without a transition has Apple's defaults and ignores every call")
  func idleDriver() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.wantsInteractiveStart && driver.duration == 0)
    driver.update(0.5)
    driver.pause()
    driver.finish()
    driver.cancel()
    #expect(driver.percentComplete == 0)
  }

  @Test("a driver that does not want to start interactively leaves the transition to its animator")
  func noInteractiveStart() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let transitions = NavigationTransitions(Slide(), driver: driver)
    let (stack, _) = stack(transitions)
    fixture.time.run { stack.pushViewController(fixture.make("b"), animated: true) }
    #expect(stack.transitionCoordinator?.isInteractive == false)
    fixture.wait(1.1)
    #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator == nil)
  }

  @Test("a new size of the window has a coordinator whose animations run at once")
  func newSize() {
    final class Sized: UIViewController {
      var calls: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will \(size.width)")
        coordinator.animate { [weak self] _ in
          self?.calls.append("animate \(self?.view.bounds.width ?? 0)")
        } completion: { [weak self] context in
          self?.calls.append("completion \(context.isAnimated)")
        }
      }
    }
    let controller = Sized()
    fixture.show(controller)
    fixture.time.run { fixture.window.resize(to: CGSize(width: 480, height: 320)) }
    #expect(controller.calls == ["will 480.0", "animate 480.0", "completion false"])
  }
}
