// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Eases in and out.
    case easeInOut = 0
    /// Eases in.
    case easeIn = 1
    /// Eases out.
    case easeOut = 2
    /// Runs at constant speed.
    case linear = 3

    /// The equivalent options.
    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }

  /// Begins an animation of the changes until `commitAnimations()`: 0.2 s, easing in and out.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let group = ViewAnimationGroup(
      timing: AnimationTiming(duration: 0.2, delay: 0, curve: .easeInOut), options: [],
      completion: nil)
    OpenAnimations.stack.append((group, group.startCollecting()))
  }

  /// Starts the innermost animation that was begun.
  public class func commitAnimations() {
    guard let (group, outer) = OpenAnimations.stack.popLast() else { return }
    group.stopCollecting(backTo: outer)
  }

  /// Sets the duration of the innermost animation in seconds; call it before the changes.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimations.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets the delay of the innermost animation in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimations.change { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Sets the timing curve of the innermost animation.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OpenAnimations.change { $0.curve = curve.options.curve }
  }

  /// Sets the repeat count of the innermost animation.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimations.change { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether the innermost animation runs backward after each run forward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation starts from the presented values; every animation does.
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
