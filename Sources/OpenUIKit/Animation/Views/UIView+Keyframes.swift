// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Animates the layout of subviews too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values, as every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backward after each run forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration, not that of the enclosing animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses its own options, not those of the enclosing animation block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each keyframe when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly; here the keyframes keep their own times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates on a smooth curve; linearly here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates on a smooth curve at constant speed; linearly here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The equivalent options of an animation without keyframes.
    fileprivate var animationOptions: AnimationOptions {
      // The bits are the same, except those of the calculation mode; they may include a curve.
      AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }

    fileprivate var jumps: Bool { (rawValue >> 10) & 7 == 1 }
  }

  /// Animates changes of views in keyframes, which the block adds by `addKeyframe`.
  ///
  /// Differs from UIKit: the calculation modes other than discrete are all linear.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    start(
      AnimationTiming(
        duration: duration, delay: delay, curve: options.animationOptions.curve),
      options: options.animationOptions,
      animations: {
        KeyframeSteps.jumps = options.jumps
        animations()
        KeyframeSteps.jumps = false
      }, completion: completion)
  }

  /// Adds a keyframe to the enclosing keyframe animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the keyframe begins, as a fraction of the duration from 0 to 1.
  ///   - frameDuration: How long it takes, as a fraction of the duration.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let whole = ViewAnimationGroup.collecting else { return animations() }
    let start = CGFloat(frameStartTime.isFinite ? min(max(frameStartTime, 0), 1) : 0)
    let isLasting = frameDuration.isFinite && frameDuration > 0 && !KeyframeSteps.jumps
    let length = isLasting ? CGFloat(frameDuration) : 0
    whole.runStep(
      progress: { [weak whole] in
        guard let progress = whole?.progress else { return 1 }
        guard length > 0 else { return progress >= start ? 1 : 0 }
        return min(max((progress - start) / length, 0), 1)
      }, animations)
  }
}

/// The keyframes of the animation that is being built.
@MainActor
private enum KeyframeSteps {
  static var jumps = false
}
