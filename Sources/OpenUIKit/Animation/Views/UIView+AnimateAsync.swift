import Foundation

// What Swift makes of the methods with a completion. The frames of the clock have to pass meanwhile:
// in a simulator the waiting code goes on when the simulator's caller lets the main actor run.
extension UIView {
  /// Animates changes of views and waits for their end; false when they did not run to it.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Animates changes of views, slow at both ends, and waits for their end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Animates changes of views as a spring and waits for their end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }
}
