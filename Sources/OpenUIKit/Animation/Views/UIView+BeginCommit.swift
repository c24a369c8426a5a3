import Foundation

extension UIView {
  /// How an animation is paced.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Equally fast all the way.
    case linear = 3

    /// The options that say the same.
    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }

  /// Begins an animation of what is set until `commitAnimations()`: 0.2 s, slow at both ends.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let group = ViewAnimationGroup(
      timing: AnimationTiming(duration: 0.2, delay: 0, curve: .easeInOut), options: [],
      completion: nil)
    OpenAnimations.stack.append((group, group.startCollecting()))
  }

  /// Starts the animation that was begun last.
  public class func commitAnimations() {
    guard let (group, outer) = OpenAnimations.stack.popLast() else { return }
    group.stopCollecting(backTo: outer)
  }

  /// Sets the seconds of the animation that was begun last; call it before the changes.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimations.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets the seconds before the animation that was begun last.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimations.change { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Sets how the animation that was begun last is paced.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OpenAnimations.change { $0.curve = curve.options.curve }
  }

  /// Sets how often the way of the animation that was begun last is made.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimations.change { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each way of the animation that was begun last is followed by the way back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation starts from what is shown; every animation does.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// The animations between `beginAnimations` and `commitAnimations`.
@MainActor
private enum OpenAnimations {
  static var stack: [(group: ViewAnimationGroup, outer: ViewAnimationGroup?)] = []

  static func change(_ body: (inout AnimationTiming) -> Void) {
    guard let group = stack.last?.group else { return }
    body(&group.timing)
  }
}
