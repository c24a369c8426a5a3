import Foundation

/// A row of dots, of which one stands for the page that is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot and the distance between neighbours, as on iPhones of 2024, in points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  /// The height of every row, in points.
  private static let height: CGFloat = 26

  private var dots: [UIView] = []

  /// How many pages there are; 0 unless set.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// The page that is shown, from 0; 0 unless set.
  ///
  /// It is cut to the pages that there are.
  open var currentPage = 0 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if currentPage < 0 || currentPage > last { currentPage = min(max(currentPage, 0), last) }
      refresh()
    }
  }

  /// Whether a single page has no dot; false unless set.
  open var hidesForSinglePage = false { didSet { refresh() } }
  /// The colour of the other dots; a faint white unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// The colour of the page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor? { didSet { refresh() } }

  /// Creates a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row without dots.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the size that a number of dots takes.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch + Self.dot, height: Self.height)
  }

  /// The size that the dots take.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size that the dots take.
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
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      dot.layer.cornerRadius = Self.dot / 2
      dot.isUserInteractionEnabled = false
      dots.append(dot)
      addSubview(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
    setNeedsLayout()
  }

  /// Goes to the page on the side of the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let x = touch?.location(in: self).x else { return }
    let old = currentPage
    currentPage += x > bounds.midX ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
