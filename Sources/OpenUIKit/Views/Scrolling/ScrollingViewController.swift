import Foundation

/// A controller whose view scrolls: what the controllers of tables and collections share.
///
/// Own extension: what a subclass may override must stand in a class, because the protocol's own
/// implementations cannot be overridden. Nobody else has to subclass it.
@preconcurrency @MainActor
open class ScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// The content has moved; for subclasses to override.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A finger begins to drag the content; for subclasses to override.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The finger is about to leave the content; for subclasses to override.
  ///
  /// - Parameters:
  ///   - velocity: The speed of the content's offset, in points per millisecond.
  ///   - targetContentOffset: Where the content will come to rest; may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The finger has left the content; for subclasses to override.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The content begins to glide on; for subclasses to override.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest, or a finger has stopped it; for subclasses to override.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The content has arrived where an animated call sent it; for subclasses to override.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
