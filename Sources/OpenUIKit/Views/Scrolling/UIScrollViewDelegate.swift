import Foundation

/// Hears of scrolling, and may say where it ends.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave the content.
  ///
  /// - Parameters:
  ///   - velocity: The speed of the content's offset, in points per millisecond.
  ///   - targetContentOffset: Where the content will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has left the content, which may glide on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to glide on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The content has arrived where an animated call sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, where a delegate does not want to know.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, where a delegate does not want to know.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
