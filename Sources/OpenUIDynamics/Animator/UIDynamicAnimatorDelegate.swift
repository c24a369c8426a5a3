// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of an animator: called when it starts to move items and when all items are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to start or to resume.
  ///
  /// (AD01)
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called when all items have come to rest, or the last behavior was removed.
  ///
  /// (AD02, S008)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing: the default for a delegate that does not implement the method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing: the default for a delegate that does not implement the method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
