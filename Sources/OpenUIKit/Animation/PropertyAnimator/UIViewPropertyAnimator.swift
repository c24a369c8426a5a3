// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates changes of views, and can be held, moved to any place on its way, and turned round.
///
/// The blocks run when the animation is first started, held or moved: the model has the end values
/// from then on, and what is drawn follows. At the start, turned round, the model gets the values
/// that it had. An item of a dynamic animator is where the model is: change it and call
/// `updateItem(usingCurrentState:)`, as in UIKit.
///
/// Differs from UIKit: `fractionComplete` is the share of the way that is shown, also while the
/// animation runs; an animation that is turned round begins its way back with the pace of a new
/// one.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, FrameParticipant {
  /// Changes, and the share of the way after which they begin.
  struct Block {
    let changes: () -> Void
    let delayFactor: CGFloat
  }

  /// Seconds of the whole way: the given ones, or those of a spring that takes its own.
  public let duration: TimeInterval
  /// How the animation is paced.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The seconds before the animation, as it was started.
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether touches reach the views while they move; true unless set.
  open var isUserInteractionEnabled = true
  /// Whether hit tests see the views where they are drawn; false unless set, and without effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be held and turned; true unless set.
  open var isInterruptible = true
  /// Whether moving by hand is even, not paced; true unless set, and always so.
  open var scrubsLinearly = true
  /// Whether the animation stays at its end, where it can go on; false unless set.
  open var pausesOnCompletion = false

  var waitingBlocks: [Block] = []
  var groups: [ViewAnimationGroup] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Where the layers of a stopped animation came from and would have gone.
  var stoppedLayers: [StoppedLayer] = []
  var motion: AnimatorMotion?
  var restingProgress: CGFloat = 0
  private var storedIsReversed = false
  weak var clock: FrameClock?

  // MARK: Making an animator

  /// Creates an animator with a pace of any kind.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let own = parameters.springTimingParameters?.settlingDuration
    self.duration = own ?? (duration.isFinite ? max(duration, 0) : 0)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator of 0.2 seconds, which starts and ends slowly.
  public convenience override init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  /// Creates an animator with a pace that has a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator whose pace is a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest when the duration is over.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.namedCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let block = Block(
      changes: animation, delayFactor: delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0)
    switch state {
    case .inactive: waitingBlocks.append(block)
    case .active: run(block, from: fractionComplete)
    case .stopped: report("addAnimations", "The animation is stopped, so nothing can be added.")
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var isRunning: Bool { motion != nil }

  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { move(factor: 0, parameters: nil, delay: 0) }
    }
  }

  open var fractionComplete: CGFloat {
    get { min(max(progress, 0), 1) }
    set {
      guard newValue.isAccepted(for: "UIViewPropertyAnimator.fractionComplete") else { return }
      guard state != .stopped else {
        return report("fractionComplete", "The animation is stopped, so it cannot be moved.")
      }
      pauseAnimation()
      restingProgress = min(max(newValue, 0), 1)
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return report("startAnimation", "The animation is stopped, and has to be finished first.")
    }
    guard !isRunning else { return }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    activate()
    move(factor: 0, parameters: nil, delay: self.delay)
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    move(factor: durationFactor, parameters: parameters, delay: 0)
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    restingProgress = min(max(progress, 0), 1)
    stand()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    if withoutFinishing { forget() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return report("finishAnimation(at:)", "The animation is not stopped.")
    }
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  // MARK: Frames

  package func frameClockDidTick(_ clock: FrameClock) {
    guard let motion, motion.isOver(at: clock.now) else { return }
    arrive()
  }
}
