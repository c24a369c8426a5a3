import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself. The work
// is done in the extensions beside it.

/// A rectangle on the screen that shows something, holds other views and answers to touches.
///
/// A number that is not finite is refused wherever one can be set: the old value stays.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The layer that the view shows itself through.
  public let layer: CALayer
  /// Whether the solver of constraints read the view's own frame, so that moving the view changes the
  /// layout; beside the layer, because every move of the view asks.
  final var isReferencedByConstraints = false
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  var storedTintColor: UIColor?
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var layoutState = LayoutState()
  var constraintState = ConstraintState()
  var displayState = DisplayState()
  /// Called after the bounds changed, for those whose own state follows them.
  package var onBoundsChange = BoundsObservers()
  /// The controller whose `view` this is.
  weak var owningViewController: UIViewController?

  // MARK: Making a view

  /// Creates a view with a frame in its later superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    // Past the overridable setter: a subclass is not whole yet.
    if frame.isAccepted(for: "UIView.init(frame:)") { layer.frame = frame }
    layer.view = self
  }

  /// Creates an empty view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.view = self
  }

  /// Creates a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The class of the view's layer; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  // MARK: Place

  /// The smallest upright rectangle around the view, in the superview's coordinates.
  ///
  /// With a transform that is not the identity, the frame is what encloses the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.isAccepted(for: "UIView.frame") else { return }
      layer.frame = newValue
      geometryDidChange()
    }
  }

  /// The view's own coordinates: where they start and how far they reach, in points.
  ///
  /// A new size keeps the center where it is; a new origin moves the subviews on screen.
  open var bounds: CGRect {
    get { layer.bounds }
    set { if newValue.isAccepted(for: "UIView.bounds") { layer.bounds = newValue } }
  }

  /// Where the view's anchor point, its middle, is in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue.isAccepted(for: "UIView.center") else { return }
      layer.position = newValue
      geometryDidChange()
    }
  }

  /// The rotation, scale and shift around the center; the identity unless set.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { if newValue.isAccepted(for: "UIView.transform") { layer.setAffineTransform(newValue) } }
  }

  /// The shape with which dynamic behaviors collide the view; `.rectangle` unless overridden (SH01).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline to collide with when the type is `.path`, around (0, 0); the bounds unless
  /// overridden (SH01).
  open var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Called by the layer before the bounds change.
  func boundsWillChange(to newBounds: CGRect) {}

  // MARK: Look

  /// How visible the view is, from 0 to 1; 1 unless set.
  open var alpha: CGFloat {
    get { layer.values.opacity }
    set { if newValue.isAccepted(for: "UIView.alpha") { layer.setOpacity(newValue) } }
  }

  /// Whether the view and its subviews are not shown.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (storedSuperview as? UIStackView)?.arrangementDidChange()
    }
  }

  /// Whether the view covers everything behind it; true unless set, and without effect here.
  open var isOpaque = true

  /// The colour behind the content; none unless set.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// The colour of interactive parts; the superview's unless set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? .tintColor }
    set {
      storedTintColor = newValue
      notifyTintColorChange()
    }
  }

  /// Whether the tint colour shows in full; kept, and without effect here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// A view whose opacity says which parts of this one show; none unless set.
  open var mask: UIView?

  /// Tells that the tint colour changed; for subclasses to override.
  open func tintColorDidChange() {}

  /// Whether what is in the view is cut at its outline; false unless set.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the content fits into the bounds; `.scaleToFill` unless set.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode == .redraw { setNeedsDisplay() } }
  }

  /// Pixels per point of what is drawn; 2 unless set, and without effect here.
  open var contentScaleFactor: CGFloat = 2

  /// Whether the area is cleared before drawing; true unless set, and always done here.
  open var clearsContextBeforeDrawing = true

  /// A number for the user's own purposes; 0 unless set.
  open var tag = 0

  /// A name for tests, traces and messages; none unless set.
  open var accessibilityIdentifier: String?

  /// Draws the content into the current context; for subclasses to override.
  ///
  /// It is called once a frame, after the layout, where the view was not drawn yet or asked for it. What
  /// it draws is kept as shapes and is stretched with the bounds as `contentMode` says.
  open func draw(_ rect: CGRect) {}

  /// Asks for a new drawing at the end of the frame.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Asks for a new drawing at the end of the frame, of all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// What the view shows on its background.
  package func presentedContent() -> PresentedView.Content {
    displayState.content(in: bounds, mode: contentMode) ?? layer.content
  }

  // MARK: Tree

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }

  /// The views in this one, the rearmost first.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  open var window: UIWindow? { storedSuperview?.window }

  /// Puts a view in front of the others in this one, and takes it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Puts a view into this one, at a place counted from the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view into this one, directly behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isInFront: false)
  }

  /// Puts a view into this one, directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isInFront: true)
  }

  /// Changes the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() { detach() }

  /// Tells that a subview was added; for subclasses to override.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a subview will be removed; for subclasses to override.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the superview will change; for subclasses to override.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the superview changed; for subclasses to override.
  open func didMoveToSuperview() {}

  /// Tells that the window will change; for subclasses to override.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the window changed; for subclasses to override.
  open func didMoveToWindow() {}

  /// Whether the view is another view or anywhere below it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns this view or the first below it that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Whether subviews follow a change of size by their masks; true unless set.
  open var autoresizesSubviews = true

  /// How the view follows when its superview changes size; not at all unless set.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the frame is what the app sets and the mask changes, rather than what constraints give;
  /// true unless set.
  ///
  /// Such a view is as fixed for the constraints that hold it. With false, and constraints that hold the
  /// view, every layout of the superview puts the center and the size back to where the constraints
  /// have them: a dynamic item that is to move freely keeps true, as in UIKit.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if constraintState.isUsedInside || isReferencedByConstraints { invalidateSolution() }
    }
  }

  /// Whether the view cannot be used without constraints; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that this view is the nearest view around.
  open var constraints: [NSLayoutConstraint] { constraintState.constraints }

  /// Brings the view's own constraints up to date; for subclasses to override, calling super last.
  open func updateConstraints() {}

  /// Returns the smallest or largest size that the constraints in the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to another that the constraints in the view allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard targetSize.isAccepted(for: "UIView.systemLayoutSizeFitting(_:)"),
      horizontalFittingPriority.rawValue.isAccepted(for: "UIView.systemLayoutSizeFitting(_:)"),
      verticalFittingPriority.rawValue.isAccepted(for: "UIView.systemLayoutSizeFitting(_:)")
    else { return .zero }
    return fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size that stands for "as small as the constraints allow".
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that stands for "as large as the constraints allow", 10,000 points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The distances that bars cover: those of the controllers around, and what controllers add.
  ///
  /// Differs from UIKit: the screen has neither a status bar nor a notch, so that a window has none.
  open var safeAreaInsets: UIEdgeInsets { coveredDistances }

  /// The rectangle that bars leave.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// Tells that the covered distances changed; for subclasses to override.
  open func safeAreaInsetsDidChange() {}

  /// Distances from the edges that content should keep, with what bars cover; 8 points at each edge
  /// unless set, 0 and 16 in a controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { setMargins(newValue) }
  }

  /// The margins that were set, without what bars cover.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(ownMargins) }
    set { setMargins(newValue.leftToRight) }
  }

  /// Whether the margins grow by what bars cover; true unless set.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Whether the superview's margins hold for this view too; kept, and without effect here.
  open var preservesSuperviewLayoutMargins = false

  /// The rectangle inside of the margins.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The rectangle inside of the margins, at most 672 points wide.
  open var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") { $0.readableInsets }
  }

  /// Tells that the margins changed; for subclasses to override.
  open func layoutMarginsDidChange() {}

  /// Places the subviews that constraints hold; for subclasses to extend.
  open func layoutSubviews() { applySolvedFrames() }

  /// Asks for `layoutSubviews()` before the next drawing.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Calls `layoutSubviews()` now where it was asked for.
  open func layoutIfNeeded() { layoutNow() }

  /// Returns the size that suits the view best within another; its own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best; the top left corner stays.
  open func sizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    frame.origin = origin
  }

  /// The size that the content asks for; none (−1) unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content asks for another size.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    if constraintState.isUsedInside { invalidateSolution() }
  }

  /// Points from the top to the line that the first line of text stands on, and from that of the last
  /// line to the bottom.
  package var baselineOffsets: (first: CGFloat, last: CGFloat) { (bounds.height, 0) }

  /// Whether the content takes more height where it gets less width.
  package var wrapsContent: Bool { false }

  /// What stands for a size that the content does not ask for: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Touches

  /// Whether touches reach the view and what is in it; true unless set.
  open var isUserInteractionEnabled = true

  /// Whether the view gets more than one touch at a time; false unless set.
  open var isMultipleTouchEnabled = false

  /// Whether other views get no touches while this one has some, and it none while they have; false unless
  /// set.
  open var isExclusiveTouch = false

  /// Returns the frontmost view below this one that a point hits.
  ///
  /// Views that are hidden, nearly transparent (alpha below 0.01), switched off or in the middle of an
  /// animation that does not allow interaction are passed over.
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
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a gesture recognizer watch the touches of the view and of what is in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Takes a gesture recognizer off the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard storedGestureRecognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }

  /// Asks a view whether a gesture may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { owningViewController ?? storedSuperview }

  /// Ends typing in the view: where the first responder is in it, it lets go; true if there is none any
  /// more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  // MARK: Traits

  /// What the content has to suit: that of the simulator's screen.
  open var traitCollection: UITraitCollection { .current }

  /// Tells that the traits changed; for subclasses to override, never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style that the content has whatever the screen's is; kept, and without effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether those who cannot see find the view; kept, and without effect here.
  open var isAccessibilityElement = false
  /// What the view is, in words; none unless set.
  open var accessibilityLabel: String?
  /// What the view does, in words; none unless set.
  open var accessibilityHint: String?
  /// What the view shows, in words; none unless set.
  open var accessibilityValue: String?
  /// What kind of thing the view is; none unless set.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  // MARK: Coordinates

  /// Returns a point of this view in another view's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns a point of another view in this view's coordinates; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Returns the upright rectangle around one of this view, in another view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns the upright rectangle around one of another view, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }
}
