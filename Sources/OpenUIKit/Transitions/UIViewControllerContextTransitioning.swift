import Foundation

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen after.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator of a transition works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in; the animator adds the coming view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was given up.
  var transitionWasCancelled: Bool { get }
  /// How the coming controller is presented; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far a gesture has driven the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the gesture ended and the transition goes to its end.
  func finishInteractiveTransition()
  /// Says that the gesture ended and the transition goes back.
  func cancelInteractiveTransition()
  /// Says that a gesture takes the transition over.
  func pauseInteractiveTransition()
  /// Ends the transition: the animator has to call it, once.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform for the coming view; the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Returns where a controller's view is before; an empty rectangle if it is not seen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view is after; an empty rectangle if it is not seen.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Sets the animations off; at their end it calls `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition, for example by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at the end, as a multiple of the usual one.
  var completionSpeed: CGFloat { get }
  /// Whether the transition waits for a gesture from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The usual speed.
  public var completionSpeed: CGFloat { 1 }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses the animators of presentations and dismissals.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns who animates a presentation; nil for the style's own animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns who animates a dismissal; nil for the style's own animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns who drives a presentation; nil for nobody.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns who drives a dismissal; nil for nobody.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns who arranges a presentation of the style `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The style's own animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The style's own animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The usual arrangement: the whole container.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
