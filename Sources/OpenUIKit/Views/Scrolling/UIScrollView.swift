import Foundation

/// A view that shows a part of a larger content, which a finger moves.
///
/// The content follows the finger, resists beyond its ends, glides on when the finger is lifted and
/// swings back. All of it happens in the time of the frame clock.
///
/// Differs from UIKit: scroll indicators are not drawn, and the content does not zoom.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Hears of scrolling; nil unless set, and not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  private let pan = ScrollPanGestureRecognizer()
  let motion = ScrollMotion()
  /// What the finger that drags the content began with; nil while none does.
  var drag: ScrollDrag?
  /// Where the content was when the delegate heard of it last.
  private var reportedOffset = CGPoint.zero

  // MARK: Making

  /// Creates a scroll view with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Creates a scroll view without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToScroll()
  }

  private func prepareToScroll() {
    clipsToBounds = true
    motion.scrollView = self
    pan.scrollView = self
    pan.addHandler { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(pan)
    onBoundsChange[ObjectIdentifier(pan)] = { [weak self] in self?.notifyOffsetChange() }
  }

  // MARK: Content

  /// The size of the content, in points; nothing unless set.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.isAccepted(for: "UIScrollView.contentSize") { contentSize = oldValue }
    }
  }

  /// Distances by which the content may be moved beyond its edges, in points; none unless set.
  ///
  /// As in UIKit, setting it does not move the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isAccepted(for: "UIScrollView.contentInset") { contentInset = oldValue }
    }
  }

  /// The insets that are in effect: those that were set, because no bar covers anything.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether bars add to the insets; kept, and without effect where there are no bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The point of the content in the top left corner: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue.isAccepted(for: "UIScrollView.contentOffset") { bounds.origin = newValue } }
  }

  /// Shows another part of the content, at once or on the way of three tenths of a second; ends what
  /// moved the content before.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isAccepted(for: "UIScrollView.setContentOffset(_:animated:)") else {
      return
    }
    motion.stop()
    if animated {
      motion.travel(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isAccepted(for: "UIScrollView.scrollRectToVisible(_:animated:)") else { return }
    func nearest(
      _ start: CGFloat, _ length: CGFloat, from low: CGFloat, to high: CGFloat
    ) -> CGFloat {
      max(min(start, low), high - length)
    }
    let wanted = CGPoint(
      x: nearest(bounds.minX, bounds.width, from: rect.minX, to: rect.maxX),
      y: nearest(bounds.minY, bounds.height, from: rect.minY, to: rect.maxY))
    let offset = clamped(wanted)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The rectangle of the content: constraints that hold its edges give the content its size.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(
    owningView: self, kind: .content, identifier: "UIScrollView-contentLayoutGuide")

  /// The rectangle of the view, which does not scroll.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(
    owningView: self, kind: .frame, identifier: "UIScrollView-frameLayoutGuide")

  // MARK: How it scrolls

  /// Whether a finger may scroll; true unless set.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether the content may be pulled beyond its ends, and swings back; true unless set.
  open var bounces = true

  /// Whether content that fits may be pulled up and down; false unless set.
  open var alwaysBounceVertical = false

  /// Whether content that fits may be pulled left and right; false unless set.
  open var alwaysBounceHorizontal = false

  /// Whether the content rests at multiples of the view's size; false unless set.
  open var isPagingEnabled = false

  /// How quickly the content stops when the finger is lifted; `.normal` unless set.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a bar shows how far down the content is; kept, and not drawn.
  open var showsVerticalScrollIndicator = true

  /// Whether a bar shows how far right the content is; kept, and not drawn.
  open var showsHorizontalScrollIndicator = true

  /// The recognizer whose finger drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: What happens

  /// Whether a finger is on the content, also before it has moved.
  open internal(set) var isTracking = false

  /// Whether a finger is dragging the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content glides or swings back after the finger was lifted.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Lets the finger scroll only where there is somewhere to scroll to.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return canScroll(along: pan.translation(in: self))
  }

  /// Returns where the content should come to rest; for collection views, whose layouts have a say.
  func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  private func notifyOffsetChange() {
    guard bounds.origin != reportedOffset else { return }
    reportedOffset = bounds.origin
    delegate?.scrollViewDidScroll(self)
  }
}

extension UIScrollView {
  /// How quickly the content stops: the share of its speed that is left after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the share of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// UIKit's usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's quick rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When bars add to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where a controller shows bars.
    case automatic = 0
    /// In directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
