import Foundation

extension UIView {
  /// How an animation in steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays the subviews out inside of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown; every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Makes the way again and again, without an end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Makes the way back after each way.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration, not that of the animation block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options, not those of the animation block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from step to step; what is used when nothing is said.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each step when it begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight from step to step; the steps keep their own times here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve; straight from step to step here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at an even speed; straight from step to step here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The same as options of an animation without steps.
    fileprivate var animationOptions: AnimationOptions {
      // The bits are the same, except those of the calculation mode; curves may be smuggled in.
      AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }

    fileprivate var jumps: Bool { (rawValue >> 10) & 7 == 1 }
  }

  /// Animates changes of views in steps, each made by `addKeyframe` in the block.
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

  /// Adds a step to the keyframe animation around the call.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the step begins, as a share of the whole from 0 to 1.
  ///   - frameDuration: How long it takes, as a share of the whole.
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

/// What the keyframe animation that is being made has said of its steps.
@MainActor
private enum KeyframeSteps {
  static var jumps = false
}
