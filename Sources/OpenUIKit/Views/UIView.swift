// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

// Longer than usual: members that subclasses may override (`open`, and `package` for other targets)
// and stored properties must be declared in the class itself. Their work is done in extensions.

/// The base class of everything on screen: draws content, contains subviews and handles touches.
///
/// Every setter refuses numbers that are not finite and keeps the old value.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The layer that backs the view.
  public let layer: CALayer
  /// Tells the view from all others of the process, also from those that are gone.
  package final let serial = ViewSerials.next()
  // Not isolated because `deinit`, which reads it, is not.
  nonisolated(unsafe) final var subviewList = KeyedList<ObjectKeys<UIView>>()
  weak var storedSuperview: UIView?
  /// The window that contains the superview, and the superview's tint color unless that is the default: kept,
  /// because asking all ancestors takes time and stack in a deep tree.
  final weak var inheritedWindow: UIWindow?
  final var inheritedTintColor: UIColor?
  var storedTintColor: UIColor?
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  var layoutState = LayoutState()
  var constraintState = ConstraintState()
  var displayState = DisplayState()
  var traitState = TraitState()
  /// The closures called after the bounds change.
  package var onBoundsChange = BoundsObservers()
  /// The controller whose `view` this is.
  weak var owningViewController: UIViewController? { didSet { controllerDidChange() } }

  // MARK: Making a view

  /// Creates a view with a frame in its later superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    // Not through the overridable setter, because the subclass is not initialized yet.
    if frame.isAccepted(for: "UIView.init(frame:)") { layer.frame = frame }
    layer.view = self
  }

  /// Creates an empty view; of the coder, only the frame of a ``SceneCoder`` is read.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    if let coder = coder as? SceneCoder, coder.frame.isAccepted(for: "UIView.init(coder:)") {
      layer.frame = coder.frame
    }
    layer.view = self
  }

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    Self.endInheritance(of: subviewList.elements)
    var released: [AnyObject] = subviewList.elements
    subviewList.removeAll()
    if let mask { released.append(mask) }
    mask = nil
    if !released.isEmpty { TreeRelease.release(&released) }
  }

  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    return RuntimeInstantiation.layer(of: layerClass) ?? CALayer()
  }

  // MARK: Geometry

  /// The bounding rectangle of the view, in the superview's coordinates.
  ///
  /// With a transform other than the identity, the frame encloses the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isAccepted(for: "UIView.frame") else { return }
      layer.frame = newValue
      geometryDidChange()
    }
  }

  /// The origin and size of the view's own coordinate system, in points.
  ///
  /// A new size keeps the center; a new origin moves the subviews on screen.
  open var bounds: CGRect {
    get { layer.bounds }
    set { if newValue.isAccepted(for: "UIView.bounds") { layer.bounds = newValue } }
  }

  /// The position of the view's anchor point, by default its center, in the superview's
  /// coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue.isAccepted(for: "UIView.center") else { return }
      layer.position = newValue
      geometryDidChange()
    }
  }

  /// The affine transform around the center; the identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { if newValue.isAccepted(for: "UIView.transform") { layer.setAffineTransform(newValue) } }
  }

  /// The shape with which dynamic behaviors collide the view; `.rectangle` by default.
  ///
  /// (SH01)
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline to collide with when the type is `.path`, around (0, 0); the bounds by default.
  ///
  /// (SH01)
  open var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(origin: CGPoint(x: -size.width / 2, y: -size.height / 2), size: size))
  }

  /// Called by the layer before the bounds change.
  func boundsWillChange(to newBounds: CGRect) {}

  // MARK: Appearance

  /// The opacity, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { if newValue.isAccepted(for: "UIView.alpha") { layer.setOpacity(newValue) } }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (storedSuperview as? UIStackView)?.arrangementDidChange()
    }
  }

  /// Whether the view is opaque; true by default; has no effect.
  open var isOpaque = true

  /// The background color; none by default.
  ///
  /// A dynamic color is resolved anew when the view's traits change.
  open var backgroundColor: UIColor? {
    get { dynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { setBackground(newValue) }
  }

  /// The tint color of interactive elements; the superview's by default.
  open var tintColor: UIColor! {
    get { storedTintColor ?? inheritedTintColor ?? .tintColor }
    set {
      storedTintColor = newValue
      passOnTintColor()
      notifyTintColorChange()
    }
  }

  /// The tint adjustment mode; stored, but has no effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { reportNoEffect(if: tintAdjustmentMode != oldValue, in: UIView.self) }
  }

  /// A view whose opacity masks this view; none by default.
  open var mask: UIView? { didSet { DisplayChanges.note() } }

  /// Called when the tint color changed; for subclasses to override.
  open func tintColorDidChange() {}

  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the content is fitted into the bounds; `.scaleToFill` by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      DisplayChanges.note()
      if contentMode == .redraw { setNeedsDisplay() }
    }
  }

  /// The scale of drawn content, in pixels per point; 2 by default; has no effect.
  open var contentScaleFactor: CGFloat = 2

  /// Whether the area is cleared before drawing; true by default, and always done here.
  open var clearsContextBeforeDrawing = true

  /// A number for the app's use; 0 by default.
  open var tag = 0

  /// An identifier for tests, traces and messages; none by default.
  open var accessibilityIdentifier: String?

  /// Draws the content into the current context; for subclasses to override.
  ///
  /// It is called at most once per frame, after layout, if the view needs display. The drawing is
  /// recorded as shapes and fitted to the bounds according to `contentMode`.
  open func draw(_ rect: CGRect) {}

  /// Requests a redraw at the end of the frame.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Requests a redraw of the whole view at the end of the frame.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether ``presentedContent()`` shows more than the last drawing; for subclasses that override it.
  package var hasOwnContent: Bool { false }

  /// The content that the view shows on its background.
  package func presentedContent() -> PresentedView.Content {
    displayState.content(in: bounds, mode: contentMode) ?? layer.content
  }

  // MARK: Tree

  /// The superview.
  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that contains the view.
  open var window: UIWindow? { inheritedWindow }

  /// Adds a subview in front of the others and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }

  /// Inserts a subview at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview directly behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isInFront: false)
  }

  /// Inserts a subview directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isInFront: true)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Called when a subview was added; for subclasses to override.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview will be removed; for subclasses to override.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; for subclasses to override.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview changed; for subclasses to override.
  open func didMoveToSuperview() {}

  /// Called before the window changes; for subclasses to override.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window changed; for subclasses to override.
  open func didMoveToWindow() {}

  /// Whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

  /// Returns the first view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  // MARK: Layout

  /// Whether subviews are resized by their autoresizing masks; true by default.
  open var autoresizesSubviews = true

  /// How the view resizes when its superview's size changes; not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the frame is set by the app and the autoresizing mask, rather than by constraints;
  /// true by default.
  ///
  /// Constraints treat such a view as fixed. If false, every layout of the superview resets center
  /// and size of a constrained view to the solution of the constraints. As in UIKit, a dynamic item
  /// that moves freely must keep true.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if constraintState.isUsedInside || isReferencedByConstraints { invalidateSolution() }
    }
  }

  /// Whether the meaning of the view allows to mirror it; `.unspecified` by default.
  ///
  /// Layout does not mirror.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { reportNoEffect(if: semanticContentAttribute == .forceRightToLeft, in: UIView.self) }
  }

  /// Whether the view requires constraint-based layout; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints installed at this view: the nearest common ancestor of their items.
  open var constraints: [NSLayoutConstraint] { constraintState.constraints }

  /// Updates the view's own constraints; for subclasses to override, calling super last.
  open func updateConstraints() {}

  /// Returns the size that satisfies the view's constraints, closest to a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints, closest to a target size with fitting
  /// priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The insets covered by bars of enclosing controllers, plus additional insets.
  ///
  /// Differs from UIKit: the screen has neither status bar nor notch, so a window has no insets.
  open var safeAreaInsets: UIEdgeInsets { coveredDistances }

  /// The layout guide of the area not covered by bars.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// Called when the safe area insets changed; for subclasses to override.
  open func safeAreaInsetsDidChange() {}

  /// The margins for content, including the safe area; 8 points at each edge by default, and 0
  /// (vertical) and 16 (horizontal) in a controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { setMargins(newValue) }
  }

  /// The margins without the safe area, in directional form.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(ownMargins) }
    set { setMargins(newValue.leftToRight) }
  }

  /// Whether the margins include the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Whether the superview's margins also apply to this view; stored, but has no effect.
  open var preservesSuperviewLayoutMargins = false {
    didSet { reportNoEffect(if: preservesSuperviewLayoutMargins, in: UIView.self) }
  }

  /// The layout guide inside the margins.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The layout guide inside the margins, at most 672 points wide.
  open var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") { $0.readableInsets }
  }

  /// Called when the margins changed; for subclasses to override.
  open func layoutMarginsDidChange() {}

  /// Lays out the constrained subviews; for subclasses to extend.
  open func layoutSubviews() { applySolvedFrames() }

  /// Calls `layoutSubviews()` in the layout of the view's layer; for subclasses to extend.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Requests `layoutSubviews()` before the next drawing.
  ///
  /// In the view's own `layoutSubviews()` this has no effect, as in adding a subview there. A layout that
  /// requests itself again by other views ends after eight passes, with a diagnostic.
  open func setNeedsLayout() { requestLayout() }

  /// Calls `layoutSubviews()` immediately where needed.
  open func layoutIfNeeded() { layoutNow() }

  /// Returns the size that best fits a given size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size; the top left corner stays.
  open func sizeToFit() { resizeToFit() }

  /// The natural size of the content; `noIntrinsicMetric` (−1) by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    if constraintState.isUsedInside { invalidateSolution() }
  }

  /// The distances from the top to the first baseline and from the last baseline to the bottom, in
  /// points; nil in a view without text, whose baselines are its bottom edge.
  package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// Whether the content's height depends on its width.
  package var wrapsContent: Bool { false }

  // MARK: Touches

  /// Whether the view and its descendants receive touches; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view receives more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false

  /// Whether the view receives touches exclusively: no other view receives touches at the same
  /// time; false by default.
  open var isExclusiveTouch = false

  /// Returns the frontmost descendant that contains a point.
  ///
  /// Skips views that are hidden, nearly transparent (alpha below 0.01), not interactive, or in an
  /// animation that does not allow interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  /// Whether a point of this view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The gesture recognizers of the view; none is nil or empty.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer for touches of the view and its descendants.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture recognizer of the view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The next responder: the controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { owningViewController ?? storedSuperview }

  /// Makes a first responder inside the view resign, even if it refuses to where `force` is true;
  /// returns true if there is none afterward.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  /// Resigns as the first responder without asking anyone.
  func resignForcibly() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard.afterChange { UIApplication.shared.firstResponder = nil }
  }

  // MARK: Traits

  /// The traits of the environment: those of the screen, with the style of the nearest view or controller
  /// that overrides it.
  open var traitCollection: UITraitCollection { .phone(interfaceStyle) }

  /// Called when the traits changed; for subclasses to override.
  ///
  /// The view has been marked to be laid out and drawn again, and its background has the new color.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of the view and its descendants; `.unspecified`, that of the superview, by
  /// default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleOverrideDidChange(from: oldValue) }
  }

  /// The frame for assistive technologies in the coordinates of the window, in points; that of the view
  /// unless set.
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }

  // MARK: Coordinates

  /// Converts a point from this view to another; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from another view to this view; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle from this view to another: the bounding rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle from another view to this view: the bounding rectangle.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }
}
