// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of a scroll view: is called about scrolling and can change where it stops.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag ended; the content may decelerate.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when deceleration ended or was stopped by a touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when animated scrolling ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that zooms, a subview of the scroll view; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when a pinch begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after the zoom scale changed for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a pinch or an animation of the zoom scale ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Default implementation: does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Default implementation: does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Default implementation: does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Default implementation: does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Default implementation: does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Default implementation: does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Default implementation: does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Default implementation: nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Default implementation: does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Default implementation: does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Default implementation: does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
