// SPDX-License-Identifier: Apache-2.0

// The part of the content insets that makes room for bars.
extension UIScrollView {
  /// What the safe area adds to `contentInset`.
  var coveredInset: UIEdgeInsets {
    let covered = safeAreaInsets
    guard covered != .zero else { return .zero }
    let isVertical: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return covered
    case .automatic: isVertical = isOwnedByController || scrollsVertically
    case .scrollableAxes: isVertical = scrollsVertically
    }
    let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: isVertical ? covered.top : 0, left: isHorizontal ? covered.left : 0,
      bottom: isVertical ? covered.bottom : 0, right: isHorizontal ? covered.right : 0)
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height
  }

  /// Whether this is the view of a controller, or a direct subview of it.
  private var isOwnedByController: Bool {
    owningViewController != nil || superview?.owningViewController != nil
  }

  /// Moves content that was at its upper or left edge to the edge of the changed insets.
  func followInset() {
    let old = lastAdjustedInset
    let new = adjustedContentInset
    guard new != old else { return }
    lastAdjustedInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }
}

extension UIScrollView {
  /// The insets of both indicators, in points; when they differ, those of the vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
}
