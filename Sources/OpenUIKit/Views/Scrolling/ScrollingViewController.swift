// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A controller with a scrolling view: the common superclass of table and collection view
/// controllers.
///
/// Own extension: overridable methods must be declared in a class, because a protocol's default
/// implementations cannot be overridden. Apps need not subclass it.
@preconcurrency @MainActor
open class ScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// Whether the selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
  }

  /// Deselects all rows or items.
  func clearSelection(animated: Bool) {}

  /// Called after the content offset changed; for subclasses to override.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a drag begins; for subclasses to override.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called before a drag ends; for subclasses to override.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after a drag ended; for subclasses to override.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when deceleration begins; for subclasses to override.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when deceleration ended or was stopped by a touch; for subclasses to override.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when animated scrolling ended; for subclasses to override.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
