// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has finished.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and expects `finishAnimation(at:)`.
  case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, with the values that the blocks set.
  case end = 0
  /// The start.
  case start = 1
  /// The present position.
  case current = 2
}

/// An animation that can be started, paused, scrubbed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves.
  var isRunning: Bool { get }
  /// Whether it runs toward its start.
  var isReversed: Bool { get set }
  /// The fraction complete, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts or resumes the animation from its present position.
  func startAnimation()
  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its present position.
  func pauseAnimation()
  /// Stops the animation and leaves the views at their presented values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Moves the views of a stopped animation to a position and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
