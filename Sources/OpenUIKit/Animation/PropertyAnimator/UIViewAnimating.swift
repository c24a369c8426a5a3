import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has finished.
  case inactive = 0
  /// It runs, or waits in the middle.
  case active = 1
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// A place on an animator's way.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, where the blocks lead to.
  case end = 0
  /// The start.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that can be started, held, moved and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves.
  var isRunning: Bool { get }
  /// Whether it moves towards its start.
  var isReversed: Bool { get set }
  /// The share of the way, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Lets the animation move on from where it is.
  func startAnimation()
  /// Lets the animation move after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation and leaves the views where they are shown.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings the views of a stopped animation to a place and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of what is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a held animation move on at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
