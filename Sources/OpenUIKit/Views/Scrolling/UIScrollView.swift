// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that scrolls content larger than itself.
///
/// The content follows a drag, resists beyond its limits, decelerates when released and springs
/// back, in the time of the frame clock.
///
/// Differs from UIKit: scroll indicators are not drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate; nil by default, and not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  private let pan = ScrollPanGestureRecognizer()
  let motion = ScrollMotion()
  /// The state at the beginning of the current drag; nil if there is none.
  var drag: ScrollDrag?
  /// The content offset last reported to the delegate.
  private var reportedOffset = CGPoint.zero

  // MARK: Making

  /// Creates a scroll view with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Creates a scroll view without size; the coder is ignored.
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

  /// The size of the content, in points; nothing by default.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.isAccepted(for: "UIScrollView.contentSize") { contentSize = oldValue }
    }
  }

  /// The distances by which the content may scroll beyond its edges, in points; zero by default.
  ///
  /// As in UIKit, setting it does not move the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isAccepted(for: "UIScrollView.contentInset") { contentInset = oldValue }
      lastAdjustedInset = adjustedContentInset
    }
  }

  /// The effective insets: `contentInset`, what bars cover of the view, and the room of a control that
  /// refreshes.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + coveredInset
    if refreshControl?.makesRoom == true { inset.top += UIRefreshControl.height }
    return inset
  }

  /// The control that refreshes the content when it is pulled down; none by default.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }

  /// Whether the safe area adds to the insets; automatic by default.
  ///
  /// `.automatic` adds it at the top and bottom, and at the sides where the content scrolls there;
  /// `.scrollableAxes` only where the content scrolls.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { followInset() }
  }
  /// The effective insets at the last change.
  var lastAdjustedInset = UIEdgeInsets.zero

  /// Called when the effective insets change because of the safe area.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInset()
  }

  /// How dragging dismisses the keyboard: in every mode but `.none`, when it begins; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The color of the scroll indicators; stored, not drawn.
  open var indicatorStyle = IndicatorStyle.default

  /// The point of the content at the view's top left corner: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue.isAccepted(for: "UIScrollView.contentOffset") { bounds.origin = newValue } }
  }

  /// Scrolls to an offset, immediately or with an animation of 0.3 s, and stops any other
  /// scrolling.
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

  /// Scrolls by the minimum distance that makes a rectangle visible.
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

  /// The layout guide of the content; constraints on its edges determine the content size.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(
    owningView: self, kind: .content, identifier: "UIScrollView-contentLayoutGuide")

  /// The layout guide of the view's own frame, which does not scroll.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(
    owningView: self, kind: .frame, identifier: "UIScrollView-frameLayoutGuide")

  // MARK: Scrolling behavior

  /// Whether the user can scroll; true by default.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins within 0.15 s scrolls also on controls; true by default.
  ///
  /// Differs from UIKit: the content receives its touches at once, and they are canceled when
  /// scrolling begins.
  open var delaysContentTouches = true

  /// Whether a drag scrolls after the content has begun to track the touch; true by default.
  ///
  /// The content tracks a touch from 0.15 s on, or at once if touches are not delayed. Then
  /// `touchesShouldCancel(in:)` is asked as well.
  open var canCancelContentTouches = true

  /// Returns whether a drag scrolls although a view of the content tracks the touch; true for all
  /// views but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether the content can be dragged beyond its limits and springs back; true by default.
  open var bounces = true

  /// Whether content that fits can be dragged vertically; false by default.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be dragged horizontally; false by default.
  open var alwaysBounceHorizontal = false

  /// Whether the content stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a drag moves along one axis alone, if it begins so; false by default; stored, but has no effect.
  open var isDirectionalLockEnabled = false {
    didSet { reportNoEffect(if: isDirectionalLockEnabled, in: UIScrollView.self) }
  }

  /// Whether a tap on the status bar scrolls to the top; true by default; the device has no such bar.
  open var scrollsToTop = true

  /// The deceleration rate after a drag; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the vertical indicator is visible; stored, but not drawn.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal indicator is visible; stored, but not drawn.
  open var showsHorizontalScrollIndicator = true

  /// The insets of the vertical indicator, in points; stored, but not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the horizontal indicator, in points; stored, but not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The pan gesture recognizer of the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  /// The minimum zoom scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !isAcceptedZoom(minimumZoomScale, "minimumZoomScale") { minimumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// The maximum zoom scale; 1 by default, so that the content does not zoom.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !isAcceptedZoom(maximumZoomScale, "maximumZoomScale") { maximumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// The scale of the view that the delegate names; 1 by default.
  open var zoomScale: CGFloat {
    get { zoomView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch can exceed the limits and springs back; true by default.
  open var bouncesZoom = true

  /// Whether a pinch zooms the content.
  open internal(set) var isZooming = false

  /// Whether the zoom scale springs back to its limits.
  open internal(set) var isZoomBouncing = false

  /// The recognizer that zooms; nil where minimum and maximum are equal.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// Sets the zoom scale, around the center of the visible content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard isAcceptedZoom(scale, "setZoomScale(_:animated:)") else { return }
    zoom(
      to: clampedZoom(scale), around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms so that a rectangle of the zooming view is as large as possible.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isAccepted(for: "UIScrollView.zoom(to:animated:)") else { return }
    showZoomed(rect, animated: animated)
  }

  // MARK: State

  /// Whether the content is being touched, even before it moves.
  open internal(set) var isTracking = false

  /// Whether the user is dragging the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content decelerates or springs back after a drag.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Lets the pan begin only in directions in which the content can scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return canScroll(along: pan.translation(in: self)) && mayTakeTouches(of: pan)
  }

  /// Returns the offset at which the content should come to rest; collection views ask their
  /// layout.
  func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  private func notifyOffsetChange() {
    guard bounds.origin != reportedOffset else { return }
    reportedOffset = bounds.origin
    refreshControl?.contentDidScroll()
    delegate?.scrollViewDidScroll(self)
  }
}
