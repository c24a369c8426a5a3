// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transition from one controller to another, or to another size of a window, in progress.
///
/// Its container or the presenting controller retains it. It references controllers weakly, so that
/// a simulator that is released in the middle leaves no retain cycle; only a controller that leaves
/// its container is retained.
@MainActor
final class ControllerTransition: NSObject {
  weak var fromController: UIViewController?
  weak var toController: UIViewController?
  /// The disappearing and the appearing view; nil for one that stays in place.
  weak var fromView: UIView?
  weak var toView: UIView?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The controller that nothing else retains.
  var leaving: UIViewController?

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let completion: (Bool) -> Void

  init(
    from fromController: UIViewController?, to toController: UIViewController?,
    in containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle = .none,
    completion: @escaping (Bool) -> Void
  ) {
    self.fromController = fromController
    self.toController = toController
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.completion = completion
    super.init()
    fromController?.ownTransition = self
    toController?.ownTransition = self
  }

  /// Starts the animations; an unanimated transition has ended when this returns.
  func start() {
    guard isAnimated, let animator else {
      runAnimationsBeside(duration: 0)
      return completeTransition(true)
    }
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      animate(by: animator)
    }
  }

  /// Starts the animations of the animator and the alongside animations.
  func animate(by animator: any UIViewControllerAnimatedTransitioning) {
    animator.animateTransition(using: self)
    if !isOver { runAnimationsBeside(duration: animator.transitionDuration(using: self)) }
  }

  private func runAnimationsBeside(duration: TimeInterval) {
    let animations = self.animations
    self.animations = []
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for animation in animations { animation(self) }
    }
  }

  func recordProgress(_ share: CGFloat) {
    let method = "UIViewControllerContextTransitioning.updateInteractiveTransition(_:)"
    guard share.isAccepted(for: method) else { return }
    percentComplete = min(max(share, 0), 1)
  }

  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends the transition, once.
  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    completion(didComplete)
    animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
    completions = []
    for controller in [fromController, toController] where controller?.ownTransition === self {
      controller?.ownTransition = nil
    }
    leaving = nil
  }

  func addAlongside(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func addInteractionHandler(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { recordProgress(percentComplete) }
  func finishInteractiveTransition() { endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }
  // A transition that began without a gesture cannot become interactive.
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? fromController : key == .to ? toController : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var transitionDuration: TimeInterval {
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { addAlongside(animation, completion) }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { addAlongside(animation, completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { addInteractionHandler(handler) }
}
