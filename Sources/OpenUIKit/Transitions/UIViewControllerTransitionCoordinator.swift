import Foundation

/// What is known of a change from one size or controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How the coming controller is presented; `.none` in containers and for a new size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the change at its start.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be taken over on its way; false here.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture has driven the change, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at the end, as a multiple of the usual one.
  var completionVelocity: CGFloat { get }
  /// Returns a controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that the change happens in.
  var containerView: UIView { get }
  /// The transform of the change; the identity here.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate beside a change from one size or controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations beside the change and a completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs animations of a view outside of the change beside it, and a completion after it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a gesture stops driving the change.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
