import Foundation

/// Hears when an animator starts to move items and when everything has come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to start or to start again (AD01).
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items have come to rest, or the last behavior was removed (AD02, S008).
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, where a delegate does not want to know.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing, where a delegate does not want to know.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
