// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// Drives the animations of a transition's animator by a gesture.
///
/// The animator's `UIView` animations follow `update(_:)`, and continue on their own after
/// `finish()` or backward after `cancel()`. After a cancellation, every view in the container is as
/// at the start, and the animator's completion is called.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var scrubber: TransitionScrubber?
  private weak var transition: ControllerTransition?

  /// Creates a driver without a transition.
  public override init() {
    super.init()
  }

  /// The duration of the transition without a gesture, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture, relative to the normal one; 1 unless set.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition waits for a gesture from its start; true unless set.
  open var wantsInteractiveStart = true

  /// Begins the transition; called by UIKit.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition,
      let animator = transition.animator
    else { return }
    self.transition = transition
    duration = CGFloat(animator.transitionDuration(using: transition))
    percentComplete = 0
    let scrubber = TransitionScrubber(
      duration: TimeInterval(duration), in: transition.containerView)
    self.scrubber = scrubber
    scrubber.run { transition.animate(by: animator) }
  }

  /// Sets the progress of the transition, from 0 to 1; a non-finite value is refused.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive,
      percentComplete.isAccepted(for: "UIPercentDrivenInteractiveTransition.update(_:)")
    else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    scrubber?.show(share: Double(self.percentComplete))
  }

  /// Pauses the transition; without effect here, because only a gesture can begin it.
  open func pause() {}

  /// Finishes the transition.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    scrubber?.play(toEnd: true, speed: Double(completionSpeed))
  }

  /// Cancels the transition, which runs back to its start.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    scrubber?.play(toEnd: false, speed: Double(completionSpeed))
  }
}

/// Runs the animations of a transition on a clock that a gesture moves forward and backward.
@MainActor
final class TransitionScrubber: FrameParticipant {
  /// Fine enough for a gesture: far below a frame of the screen.
  private static let stepsPerSecond = 6000.0
  /// The maximum duration in seconds, which keeps the count of frames within bounds.
  private static let maximumDuration: TimeInterval = 1_000_000

  private let ownTime = AppTime(framesPerSecond: stepsPerSecond)
  private let duration: TimeInterval
  private weak var container: UIView?
  private var time: TimeInterval = 0
  private var isForward = true
  private var speed = 1.0

  init(duration: TimeInterval, in container: UIView) {
    self.duration = duration.isFinite ? min(max(duration, 0), Self.maximumDuration) : 0
    self.container = container
  }

  /// Runs code whose animations follow the scrubber's time, on the same screen and device.
  func run(_ body: () -> Void) {
    var environment = AppEnvironment.current
    environment.time = ownTime
    environment.run(body)
  }

  /// Shows the animations at a fraction of their duration.
  func show(share: Double) {
    time = duration * share
    ownTime.clock.setFrameCount(Int((time * Self.stepsPerSecond).rounded()))
  }

  /// Continues the animations in the time of the current clock.
  func play(toEnd: Bool, speed: Double) {
    isForward = toEnd
    self.speed = speed.isFinite && speed > 0 ? speed : 1
    AppEnvironment.current.clock.joinRetained(self, phase: .viewAnimations)
  }

  func frameClockDidTick(_ outer: FrameClock) {
    time += outer.frameDuration * speed * (isForward ? 1 : -1)
    guard isForward ? time >= duration : time <= 0 else {
      return show(share: duration > 0 ? time / duration : 1)
    }
    outer.leave(self, phase: .viewAnimations)
    if !isForward {
      show(share: 0)
      if let container { commitPresentationValues(in: container) }
    }
    // The end of the animations, whose completions end the transition.
    ownTime.clock.setFrameCount(Int((duration * Self.stepsPerSecond).rounded(.up)))
    ownTime.clock.advanceFrame()
  }

  /// Sets the model to the presented values, because the transition was canceled.
  private func commitPresentationValues(in container: UIView) {
    commitPresentationValues(of: container)
    var walk = TreeWalk(container.subviews, of: container)
    while let view = walk.nextChild() {
      commitPresentationValues(of: view)
      walk.descend(to: view.subviews, of: view)
    }
  }

  private func commitPresentationValues(of view: UIView) {
    let shown = view.layer.presentedValues()
    UIView.performWithoutAnimation {
      view.transform = shown.transform
      view.bounds = shown.bounds
      view.center = shown.position
      view.alpha = shown.opacity
    }
  }
}
