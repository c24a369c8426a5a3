// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animations beside the one of a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes while the item is dropped.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the item has been dropped.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Animations that take as long as the preview needs to fade.
@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: DragInProgress.duration, animations: animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    UIView.animate(withDuration: DragInProgress.duration) {
    } completion: { _ in
      completion(.end)
    }
  }
}
