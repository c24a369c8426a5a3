import Foundation

/// A view that shows a part of a larger content.
///
/// Differs from UIKit: a finger does not scroll it; set `contentOffset`.
@MainActor
open class UIScrollView: UIView {
  /// The size of the content, in points; nothing unless set.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.isAccepted(for: "UIScrollView.contentSize") { contentSize = oldValue }
    }
  }

  /// Distances around the content, in points; none unless set.
  open var contentInset = UIEdgeInsets.zero

  /// Whether a finger may scroll; true unless set, and without effect here.
  open var isScrollEnabled = true

  /// The point of the content in the top left corner: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue.isAccepted(for: "UIScrollView.contentOffset") { bounds.origin = newValue } }
  }

  /// Shows another part of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
