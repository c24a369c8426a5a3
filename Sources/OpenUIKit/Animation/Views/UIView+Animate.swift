// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Animates changes of views; the completion receives whether they ran to their end.
  ///
  /// The model has the new values at once; the presentation moves to them. A duration of 0 sets
  /// them without animation, and the completion is called in the next frame. Time is that of the
  /// frame clock, which the simulator or another host advances.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(
      AnimationTiming(duration: duration, delay: delay, curve: options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views, easing in and out, with a completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes of views, easing in and out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates changes of views as a spring that settles at the end of the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring has settled.
  ///   - delay: Seconds before the animation begins.
  ///   - dampingRatio: 1 does not oscillate; values closer to 0 oscillate more.
  ///   - velocity: The initial speed, in distances from start to end per second.
  ///   - options: Options such as repetition.
  ///   - animations: The changes.
  ///   - completion: Called at the end; its argument is false if the animation was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity),
      arrivingAfter: duration)
    start(
      AnimationTiming(duration: duration, delay: delay, curve: .spring(spring)), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views as a spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds of one undamped period.
  ///   - bounce: 0 does not oscillate; values closer to 1 oscillate more.
  ///   - initialSpringVelocity: The initial speed, in distances from start to end per second.
  ///   - delay: Seconds before the animation begins.
  ///   - options: Options such as repetition.
  ///   - animations: The changes.
  ///   - completion: Called at the end; its argument is false if the animation was interrupted.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isMoving = duration > 0 && duration.isFinite
    let spring = SpringCurve(
      dampingRatio: 1 - Double(bounce), initialVelocity: Double(initialSpringVelocity),
      angularFrequency: 2 * .pi / (isMoving ? duration : 1))
    start(
      AnimationTiming(
        duration: isMoving ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring)),
      options: options, animations: animations, completion: completion)
  }

  /// Runs changes of views without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationGroup.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Repeats the animations of the changes, inside an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = ViewAnimationGroup.collecting else { return animations() }
    var timing = outer.timing
    timing.repeatCount = count.isNaN ? 1 : max(Double(count), 0)
    timing.autoreverses = autoreverses
    ViewAnimationGroup(timing: timing, options: outer.options, completion: nil).run(animations)
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimationGroup.areEnabled }

  /// Enables or disables animation blocks; disabled, they set their values at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationGroup.areEnabled = enabled
  }

  /// The duration of the enclosing animation block in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationGroup.collecting?.timing.duration ?? 0
  }

  static func start(
    _ ownTiming: AnimationTiming, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var timing = ownTiming
    if let outer = ViewAnimationGroup.collecting {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    }
    if options.contains(.repeat) { timing.repeatCount = .infinity }
    timing.autoreverses = options.contains(.autoreverse)
    ViewAnimationGroup(timing: timing, options: options, completion: completion).run {
      animations()
    }
  }
}
