// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  /// The outermost ancestor of this controller, from which UIKit presents.
  private var presenter: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = self.presenter
    guard presenter.storedPresented == nil, other.storedPresented == nil, other.parent == nil,
      !other.isAncestor(of: self), other.presentingViewController == nil,
      let window = presenter.viewIfLoaded?.window
    else {
      return RefusedInput.report(
        for: "UIViewController.present(_:animated:completion:)",
        problem: "The controller is not on screen or already presents another, or the other is "
          + "shown elsewhere.",
        remedy: "Present from viewDidAppear(_:) or later, after dismissing the other.")
    }
    presenter.storedPresented = other
    other.presentingViewController = presenter
    let presentation = other.arrangement(over: presenter, source: self)
    other.storedPresentation = presentation
    presentation.presentingViewController = presenter
    let container = PresentationContainer(frame: window.bounds, presentation)
    presentation.containerView = container
    window.addSubview(container)
    other.loadViewIfNeeded()
    let transition = presenter.presentation(
      of: other, by: presentation, in: container, animated: animated, completion: completion)
    other.chooseAnimator(forPresenting: transition, presenter, source: self)
    presenter.runningPresentation = transition
    other.isPresentationRunning = true
    presenter.begin(transition, presentation, isPresenting: true)
  }

  /// Shows another controller on the stack of this one, or over it if there is none.
  func pushOrPresent(_ other: UIViewController) {
    if let container = navigationController {
      container.pushViewController(other, animated: true)
    } else {
      present(other, animated: true)
    }
  }

  /// Dismisses the controller over this one or an ancestor, or else this one.
  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    var holder = presentedViewController == nil ? presentingViewController : self
    while let current = holder, current.storedPresented == nil { holder = current.parent }
    guard let holder else {
      completion?()
      return
    }
    holder.dismissPresented(animated: animated, completion: completion)
  }

  /// The presentation controller of this controller's presentation.
  private func arrangement(
    over presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let chosen = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return chosen
    }
    // A presentation controller that was read before the presentation keeps its settings.
    return storedPresentation ?? ownArrangement(over: presenter)
  }

  private func presentation(
    of other: UIViewController, by presentation: UIPresentationController, in container: UIView,
    animated: Bool, completion: (() -> Void)?
  ) -> ControllerTransition {
    let transition = ControllerTransition(
      from: self, to: other, in: container, isAnimated: animated && UIView.areAnimationsEnabled,
      style: other.modalPresentationStyle
    ) { [weak self, weak other] didComplete in
      guard let self, let other else { return }
      finishPresenting(other, presentation, didComplete: didComplete)
      if didComplete { completion?() }
    }
    transition.toView = presentation.presentedView
    transition.fromView = presentation.shouldRemovePresentersView ? view : nil
    transition.initialFrames = [ObjectIdentifier(self): view.frame]
    transition.finalFrames = [
      ObjectIdentifier(self): presentation.shouldRemovePresentersView ? .zero : view.frame,
      ObjectIdentifier(other): presentation.frameOfPresentedViewInContainerView,
    ]
    return transition
  }

  private func chooseAnimator(
    forPresenting transition: ControllerTransition, _ presenter: UIViewController,
    source: UIViewController
  ) {
    // The delegate is not asked for an animator if nothing is animated.
    guard transition.isAnimated else { return }
    let chosen = transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: source)
    transition.animator = chosen ?? standardAnimator(isPresenting: true)
    transition.interactor = chosen.flatMap {
      transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
  }

  private func standardAnimator(isPresenting: Bool) -> StandardAnimator {
    let dissolves = modalTransitionStyle != .coverVertical
    return StandardAnimator(
      dissolves ? .dissolve(isPresenting: isPresenting) : .cover(isPresenting: isPresenting))
  }

  /// Notifies both controllers that the transition begins, and begins it.
  private func begin(
    _ transition: ControllerTransition, _ presentation: UIPresentationController, isPresenting: Bool
  ) {
    let presented = presentation.presentedViewController
    // UIKit's order: first the disappearing controller, then the appearing one.
    if !isPresenting { presented.beginManaged(isAppearing: false, animated: transition.isAnimated) }
    if presentation.shouldRemovePresentersView {
      beginManaged(isAppearing: !isPresenting, animated: transition.isAnimated)
    }
    if isPresenting {
      presented.beginManaged(isAppearing: true, animated: transition.isAnimated)
      presentation.presentationTransitionWillBegin()
      // Custom animators may expect the view anywhere; it starts at its final frame.
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      if !transition.isAnimated, let view = presentation.presentedView {
        transition.containerView.addSubview(view)
      }
    } else {
      if presentation.shouldRemovePresentersView { returnView() }
      presentation.dismissalTransitionWillBegin()
    }
    transition.start()
  }

  private func finishPresenting(
    _ other: UIViewController, _ presentation: UIPresentationController, didComplete: Bool
  ) {
    if didComplete {
      // An animator that does not add the view leaves it invisible in UIKit, and here too; but if
      // the view is in no hierarchy at all, its controller would never finish appearing.
      if let view = presentation.presentedView, view.window == nil {
        presentation.containerView?.addSubview(view)
      }
      other.endManaged()
      if presentation.shouldRemovePresentersView {
        endManaged()
        takeViewAway()
      }
    } else {
      other.beginManaged(isAppearing: false, animated: true)
      presentation.presentedView?.removeFromSuperview()
      other.endManaged()
      if presentation.shouldRemovePresentersView {
        beginManaged(isAppearing: true, animated: true)
        endManaged()
      }
      forget(other, presentation)
    }
    other.isPresentationRunning = false
    presentation.presentationTransitionDidEnd(didComplete)
    runningPresentation = nil
  }

  // MARK: Dismissing

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = storedPresented, let presentation = presented.storedPresentation,
      let container = presentation.containerView
    else {
      completion?()
      return
    }
    if presented.isDismissalRunning, let running = runningPresentation {
      // The dismissal is in progress already: a second caller is notified of the same end.
      _ = running.addAlongside(nil) { context in if !context.isCancelled { completion?() } }
      return
    }
    // A presentation in progress ends first.
    runningPresentation?.completeTransition(true)
    presented.dismissPresented(animated: false, completion: nil)
    let transition = ControllerTransition(
      from: presented, to: self, in: container,
      isAnimated: animated && UIView.areAnimationsEnabled, style: presented.modalPresentationStyle
    ) { [weak self] didComplete in
      self?.finishDismissing(presented, presentation, didComplete: didComplete)
      if didComplete { completion?() }
    }
    transition.fromView = presentation.presentedView
    transition.toView = presentation.shouldRemovePresentersView ? view : nil
    transition.initialFrames = [
      ObjectIdentifier(presented): presentation.presentedView?.frame ?? .zero
    ]
    transition.finalFrames = [ObjectIdentifier(self): superviewToReturnTo?.bounds ?? view.frame]
    presented.chooseAnimator(forDismissing: transition)
    runningPresentation = transition
    presented.isDismissalRunning = true
    begin(transition, presentation, isPresenting: false)
  }

  private func chooseAnimator(forDismissing transition: ControllerTransition) {
    guard transition.isAnimated else { return }
    let chosen = transitioningDelegate?.animationController(forDismissed: self)
    transition.animator = chosen ?? standardAnimator(isPresenting: false)
    transition.interactor = chosen.flatMap {
      transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
  }

  private func finishDismissing(
    _ presented: UIViewController, _ presentation: UIPresentationController, didComplete: Bool
  ) {
    if didComplete {
      if presentation.shouldRemovePresentersView { returnView() }
      presentation.presentedView?.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
      // First the presented controller, then the presenting one, as in the presentation.
      if presentation.shouldRemovePresentersView { endManaged() }
      presented.endManaged()
      forget(presented, presentation)
    } else {
      presented.beginManaged(isAppearing: true, animated: true)
      presented.endManaged()
      if presentation.shouldRemovePresentersView {
        beginManaged(isAppearing: false, animated: true)
        endManaged()
        takeViewAway()
      }
    }
    // After it has disappeared: apps read isBeingDismissed in viewDidDisappear(_:).
    presented.isDismissalRunning = false
    presentation.dismissalTransitionDidEnd(didComplete)
    runningPresentation = nil
  }

  private func forget(_ presented: UIViewController, _ presentation: UIPresentationController) {
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presented.storedPresentation = nil
    presented.presentingViewController = nil
    storedPresented = nil
  }

  /// Removes the view below a full-screen presentation, and records its superview.
  private func takeViewAway() {
    guard let view = viewIfLoaded, let home = view.superview else { return }
    if !(home is PresentationContainer) { superviewToReturnTo = home }
    view.removeFromSuperview()
  }

  private func returnView() {
    guard let view = viewIfLoaded, let home = superviewToReturnTo ?? presentingHome,
      view.superview !== home
    else { return }
    view.frame = home.bounds
    home.insertSubview(view, at: 0)
  }

  private var presentingHome: UIView? { storedPresentation?.containerView }
}
