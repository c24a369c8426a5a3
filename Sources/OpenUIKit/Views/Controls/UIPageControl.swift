// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of dots, one for each page, with the current page highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot and the spacing of dots, in points, as on iPhones of 2024.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  /// The height of every row, in points.
  private static let height: CGFloat = 26
  /// The maximum number of dots, far above those that a screen has room for.
  private static let maximumDotCount = 1000

  private var dots: [UIView] = []

  /// The number of pages; 0 by default.
  ///
  /// Those beyond 1,000 share the last dot.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// The index of the current page; 0 by default.
  ///
  /// Clamped to the existing pages.
  open var currentPage = 0 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if currentPage < 0 || currentPage > last { currentPage = min(max(currentPage, 0), last) }
      refresh()
    }
  }

  /// Whether the control is hidden for a single page; false by default.
  open var hidesForSinglePage = false { didSet { refresh() } }
  /// The color of the dots of other pages; translucent white by default.
  open var pageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// The color of the current page's dot; white by default.
  open var currentPageIndicatorTintColor: UIColor? { didSet { refresh() } }

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a page control without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch + Self.dot, height: Self.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let first = bounds.midX - CGFloat(dots.count - 1) / 2 * Self.pitch
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: first + CGFloat(index) * Self.pitch, y: bounds.midY)
    }
  }

  private func refresh() {
    let dotCount = min(numberOfPages, Self.maximumDotCount)
    while dots.count > dotCount { dots.removeLast().removeFromSuperview() }
    while dots.count < dotCount {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.layer.cornerRadius = Self.dot / 2
      dot.isUserInteractionEnabled = false
      dots.append(dot)
      addSubview(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.backgroundColor =
        index == min(currentPage, dotCount - 1)
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
    setNeedsLayout()
  }

  /// Moves to the previous or next page, depending on which side was tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let x = touch?.location(in: self).x else { return }
    let old = currentPage
    currentPage += x > bounds.midX ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
