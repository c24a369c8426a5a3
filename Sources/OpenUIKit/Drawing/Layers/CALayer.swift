// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that subclasses may override must be declared in the class itself.
// Their work is done in extensions.

/// A rectangle with geometry, background, border, shadow and contents: the backing of a view, or a
/// sublayer.
///
/// Changes of a visible layer without a view are animated implicitly: for 0.25 s unless its
/// transaction sets another duration.
///
/// Differs from Core Animation: layers belong to the main actor, transforms are drawn by their
/// two-dimensional part, and the layers of subviews are not among the `sublayers`, although they are
/// drawn in one order with them.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency CAMediaTiming {
  /// Whether the layer is in a layer tree.
  ///
  /// Stored next to the values, because every move of a view reads both.
  private(set) final var isInLayerTree = false
  /// Whether constraints refer to the layer's view; stored here for the same reason.
  final var isOfConstrainedView = false
  /// Whether an animator keeps the position where a body is, so that recordings do not read it; see ``LayerPlaces``.
  final var followsBody = false
  // Without this attribute Swift checks every access for exclusivity, which would cost an animator
  // of views more time than the engine. Accesses do not overlap: no callback runs during an access.
  /// The values, for what sets a position or a transform, which are no changes of the display.
  @exclusivity(unchecked) final var storedValues = LayerValues()
  /// The model values, at which running animations end.
  package internal(set) final var values: LayerValues {
    @inline(__always) _read { yield storedValues }
    @inline(__always) _modify {
      DisplayChanges.note()
      yield &storedValues
    }
  }
  /// The running animations of `UIView.animate`, oldest first.
  final var changes: [RunningChange] = [] { didSet { DisplayChanges.note() } }
  /// The running explicit animations, oldest first.
  final var runs: [LayerAnimationRun] = [] { didSet { DisplayChanges.note() } }
  /// The view backed by this layer.
  package internal(set) weak var view: UIView?
  final weak var outerLayer: CALayer?
  /// The frame in which the layer entered a tree.
  final var joinedTree: FrameStamp? { didSet { isInLayerTree = joinedTree != nil } }

  /// The superlayer.
  open var superlayer: CALayer? { outerLayer ?? view?.storedSuperview?.layer }
  /// The sublayers, from back to front; layers of subviews are not included.
  open var sublayers: [CALayer]? {
    get { innerLayers }
    set {
      for layer in innerLayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  final var innerLayers: [CALayer]? { didSet { DisplayChanges.note() } }
  /// The number of subviews of the superlayer's view that are behind the layer.
  final var subviewsBehind = 0
  /// Whether `display()` is called before the layer is shown next.
  final var isDisplayNeeded = false
  /// What `draw(in:)` drew last; nil if it drew nothing.
  final var ownDrawing: VectorDrawing?

  /// A layer whose opacity masks this layer; none by default.
  open var mask: CALayer? { didSet { DisplayChanges.note() } }
  /// Whether the mask is being drawn, to detect cycles.
  final var isDrawingMask = false
  /// A name for the app's use.
  open var name: String?
  /// The delegate for layout and actions; nil by default, and not retained.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by property name; `NSNull()` disables the animation of a property.
  open var actions: [String: any CAAction]?
  /// Pixels per point; 1 by default; has no effect.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is opaque; false by default; has no effect.
  open var isOpaque = false
  /// Whether the layer is rasterized; false by default; has no effect.
  open var shouldRasterize = false
  /// The scale of rasterized content, in pixels per point; 1 by default; has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are antialiased; false by default; has no effect.
  open var allowsEdgeAntialiasing = false
  /// Whether the back of the layer is visible; true by default; has no effect.
  open var isDoubleSided = true {
    didSet { reportNoEffect(if: !isDoubleSided, in: CALayer.self) }
  }
  /// Whether the layer is redrawn when its bounds change; false by default.
  open var needsDisplayOnBoundsChange = false
  /// A transform of the sublayers; stored, but not drawn.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { reportNoEffect(if: !CATransform3DIsIdentity(sublayerTransform), in: CALayer.self) }
  }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { DisplayChanges.note() } }
  /// The curve of rounded corners; circular by default; always drawn circular.
  open var cornerCurve = CALayerCornerCurve.circular

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a layer without size.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's values.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { values = other.values }
  }

  /// Creates a layer without size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    var released: [AnyObject] = []
    if let innerLayers { released = innerLayers }
    if let mask { released.append(mask) }
    (innerLayers, mask) = (nil, nil)
    if !released.isEmpty { TreeRelease.release(&released) }
  }

  // MARK: Geometry

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }

  /// The origin and size of the layer's own coordinate system, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { if newValue.isAccepted(for: "CALayer.bounds") { setBounds(newValue.standardized) } }
  }

  /// The bounding rectangle of the layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }

  /// The anchor point in unit coordinates of the bounds; the center by default.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The z coordinate of the anchor point; stored, but not drawn.
  open var anchorPointZ: CGFloat = 0

  /// The z position among sibling layers; higher ones are in front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }

  /// Whether any layer has had a z position, so that drawing asks siblings for theirs.
  static var areOrderedInDepth = false

  /// The transform around the anchor point; only its two-dimensional part is drawn.
  open var transform: CATransform3D {
    get { values.transform3D }
    set { setTransform3D(newValue) }
  }

  /// Returns the transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { setTransform(m) }

  // MARK: Appearance

  /// The opacity, from 0 to 1; 1 by default.
  open var opacity: Float {
    get { Float(values.opacity) }
    set {
      guard newValue.isAccepted(for: "CALayer.opacity") else { return }
      setOpacity(CGFloat(newValue))
    }
  }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { if values.isHidden != newValue { change("hidden") { $0.isHidden = newValue } } }
  }

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { values.masksToBounds = newValue }
  }

  /// The radius of the corners, in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { setNumber(\.cornerRadius, newValue, "cornerRadius") { .cornerRadius($0) } }
  }

  /// The width of the border inside the outline, in points; 0 by default.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setNumber(\.borderWidth, newValue, "borderWidth") { .borderWidth($0) } }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { setBorderColor(newValue) }
  }

  /// The background color; none by default.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The image of the layer; none by default.
  open var contents: Any? {
    didSet {
      hasContents = contents != nil
      DisplayChanges.note()
    }
  }
  /// Whether there is an image; asking for it would copy it.
  private(set) final var hasContents = false
  /// How the image is fitted into the bounds; stretched by default.
  open var contentsGravity = CALayerContentsGravity.resize

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      if values.shadowColor != newValue { change("shadowColor") { $0.shadowColor = newValue } }
    }
  }

  /// The opacity of the shadow, from 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set {
      setNumber(\.shadowOpacity, CGFloat(newValue), "shadowOpacity") { .shadowOpacity($0) }
    }
  }

  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setNumber(\.shadowRadius, newValue, "shadowRadius") { .shadowRadius($0) } }
  }

  /// The offset of the shadow, in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { setShadowOffset(newValue) }
  }

  /// The outline of the shadow; the layer's own by default.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { values.shadowPath = newValue }
  }

  // MARK: Tree

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .front) }

  /// Inserts a sublayer at an index, counted from the back among sublayers and subviews.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(exactly: idx) ?? .max))
  }

  /// Inserts a sublayer directly behind another or the layer of a subview, or behind all others.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: .beside(sibling, isInFront: false))
  }

  /// Inserts a sublayer directly in front of another or the layer of a subview, or in front of all
  /// others.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .beside(sibling, isInFront: true))
  }

  /// Replaces a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Requests a redraw: of the view, or by `display()` before the layer is shown next.
  open func setNeedsDisplay() {
    guard let view else { return isDisplayNeeded = true }
    view.setNeedsDisplay()
  }

  /// Requests a redraw of a part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Draws the content if a redraw was requested and the layer has a size.
  open func displayIfNeeded() { displayPending() }

  /// Draws the content by `draw(in:)`; called for layers without a view.
  open func display() { recordDrawing() }

  /// Draws the content; the delegate does so unless a subclass overrides it.
  ///
  /// Differs from Core Animation: the layer of a view does not call it, a shape or gradient layer shows only
  /// its own kind of content, and the context is the current one.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether changing a key requires a redraw; false by default; never called.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Requests layout of the view, or of the layer when the enclosing view is laid out.
  open func setNeedsLayout() {
    needsOwnLayout = true
    view?.setNeedsLayout()
  }
  final var needsOwnLayout = true

  /// Performs pending layout immediately.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() }
    layoutInnerLayers()
  }

  /// Lays out the sublayers; for subclasses to override.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Whether a point of the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  /// Returns the frontmost sublayer that contains a point, given in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Animation

  /// Adds an animation; replaces an animation with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }

  /// Returns the running animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    runs.last { $0.key == key }?.animation
  }

  /// The keys of the running animations; nil where there are none.
  open func animationKeys() -> [String]? {
    let keys = runs.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key; its delegate is called with `finished` false.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Removes all animations of the layer; delegates and completions are called with `finished`
  /// false.
  open func removeAllAnimations() { stopAll() }

  /// Returns the action for a property change: an animation of the transaction's duration for a
  /// layer without a view.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the default action of a property; none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a layer with the presentation values.
  open func presentation() -> Self? {
    let layer = Self.instantiated()
    layer.values = presentedValues()
    return layer
  }

  /// Returns the model layer: the layer itself.
  open func model() -> Self { self }

  /// The content of the layer besides background and border.
  package var content: PresentedView.Content {
    // Without a copy of all values where no animation changes them.
    if changes.isEmpty, runs.isEmpty, case .none = values.drawing { return drawnContent }
    let shown = presentedValues()
    if case .none = shown.drawing { return drawnContent }
    return shown.drawing.content(in: shown)
  }
}
