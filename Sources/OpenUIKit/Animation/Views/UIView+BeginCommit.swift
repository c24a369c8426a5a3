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
    OpenAnimations.stack.append(
      OpenAnimation(group: group, outer: group.startCollecting(), id: animationID))
  }

  /// Starts the innermost animation that was begun.
  public class func commitAnimations() {
    guard let animation = OpenAnimations.stack.popLast() else { return }
    animation.group.completion = animation.completion
    animation.group.stopCollecting(backTo: animation.outer)
  }

  /// Sets the object whose method is called at the end of the innermost animation.
  public class func setAnimationDelegate(_ delegate: Any?) {
    guard let last = OpenAnimations.stack.indices.last else { return }
    OpenAnimations.stack[last].delegate = delegate as? NSObject
  }

  /// Sets the method that is called at the end of the innermost animation, with its name and whether
  /// it finished.
  ///
  /// Differs from UIKit: a method with a third argument, the context, is not called.
  public class func setAnimationDidStop(_ selector: Selector?) {
    guard let last = OpenAnimations.stack.indices.last else { return }
    OpenAnimations.stack[last].didStop = selector
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

/// An animation that was begun and not yet committed.
@MainActor
private struct OpenAnimation {
  let group: ViewAnimationGroup
  let outer: ViewAnimationGroup?
  let id: String?
  var delegate: NSObject?
  var didStop: Selector?

  /// Calls the delegate's method; nil without one.
  var completion: ((Bool) -> Void)? {
    guard let delegate, let didStop else { return nil }
    return { [id] finished in
      delegate.perform(didStop, with: id, with: NSNumber(value: finished))
    }
  }
}

/// The animations between `beginAnimations` and `commitAnimations`.
@MainActor
private enum OpenAnimations {
  static var stack: [OpenAnimation] = []

  static func change(_ body: (inout AnimationTiming) -> Void) {
    guard let group = stack.last?.group else { return }
    body(&group.timing)
  }
}
