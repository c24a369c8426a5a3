import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself. The work
// is done in the extensions beside it.

/// What a view looks like: its place, its background, its border and its shadow; or a picture of its own
/// in the layer of a view.
///
/// A layer without a view that was shown before animates what is set: for 0.25 s, unless its transaction
/// says otherwise.
///
/// Differs from Core Animation: layers belong to the main actor, transforms are drawn by their
/// two-dimensional part, and the layers of subviews are not among the `sublayers`, in front of which they
/// are drawn.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency CAMediaTiming {
  /// Whether the layer is in a tree.
  ///
  /// Beside the values, because every move of a view asks both.
  private(set) final var isInLayerTree = false
  // Swift would check every look at a value for overlapping access: an animator of views would spend more
  // on that than on the engine. Accesses do not overlap: nothing calls back while it holds the values.
  /// The values in the model, which running animations end at.
  @exclusivity(unchecked) package internal(set) final var values = LayerValues()
  /// What `UIView.animate` set in motion, oldest first.
  final var changes: [RunningChange] = []
  /// Animations that were added, oldest first.
  final var runs: [LayerAnimationRun] = []
  /// The view that shows itself through this layer.
  package internal(set) weak var view: UIView?
  final weak var outerLayer: CALayer?
  /// When the layer came into a tree.
  final var joinedTree: FrameMoment? { didSet { isInLayerTree = joinedTree != nil } }

  /// A change of a property that fades away.
  struct RunningChange {
    let change: LayerChange
    /// Kept by the clock; gone with it.
    weak var group: ViewAnimationGroup?
  }

  /// The layer that this one is shown in.
  open var superlayer: CALayer? { outerLayer ?? view?.storedSuperview?.layer }
  /// The layers shown in this one, the rearmost first; layers of subviews are not among them.
  open var sublayers: [CALayer]? {
    get { innerLayers }
    set {
      for layer in innerLayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  final var innerLayers: [CALayer]?

  /// A layer whose opacity says which parts of this one show; none unless set.
  open var mask: CALayer?
  /// Whether the mask is being drawn, which must not ask for itself.
  final var isDrawingMask = false
  /// A name for the user's own purposes.
  open var name: String?
  /// Who is asked about the layout and the actions of this layer; nobody unless set.
  open weak var delegate: (any CALayerDelegate)?
  /// What happens when a property changes, by its name; `NSNull()` keeps it from being animated.
  open var actions: [String: any CAAction]?
  /// Pixels per point; 1 unless set, and without effect.
  open var contentsScale: CGFloat = 1
  /// Whether the layer covers everything behind it; false unless set, and without effect.
  open var isOpaque = false
  /// Whether the layer is kept as pixels; false unless set, and without effect.
  open var shouldRasterize = false
  /// Pixels per point of what is kept; 1 unless set, and without effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the edges are smooth; true unless set, and without effect.
  open var allowsEdgeAntialiasing = true
  /// Whether the back of a turned layer shows; true unless set, and without effect.
  open var isDoubleSided = true
  /// Whether a change of the bounds asks for a new drawing; false unless set.
  open var needsDisplayOnBoundsChange = false
  /// A transform of the sublayers; kept, and not drawn.
  open var sublayerTransform = CATransform3DIdentity
  /// Which corners are round; all of them unless set, and all of them are drawn.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How corners are curved; circular unless set, and drawn so.
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
  ///
  /// Differs from Core Animation: it is `required`, because a view makes the layer of its `layerClass`.
  public required override init() {
    super.init()
  }

  /// Creates a copy of another layer's values.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { values = other.values }
  }

  /// Creates a layer without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Place

  /// Where the anchor point is in the superlayer, in points.
  open var position: CGPoint {
    get { values.position }
    set {
      guard values.position != newValue, newValue.isAccepted(for: "CALayer.position") else {
        return
      }
      let old = values.position
      change("position", .position(CGVector(dx: old.x - newValue.x, dy: old.y - newValue.y))) {
        $0.position = newValue
      }
    }
  }

  /// The layer's own coordinates: where they start and how far they reach, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue.isAccepted(for: "CALayer.bounds") else { return }
      setBounds(newValue.standardized)
    }
  }

  /// The smallest upright rectangle around the layer, in the superlayer.
  open var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isAccepted(for: "CALayer.frame") else { return }
      var moved = values
      moved.frame = newValue
      position = moved.position
      setBounds(moved.bounds)
    }
  }

  /// The fixed point of the transform as a share of the bounds; the middle unless set.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard values.anchorPoint != newValue, newValue.isAccepted(for: "CALayer.anchorPoint") else {
        return
      }
      change("anchorPoint") { $0.anchorPoint = newValue }
    }
  }

  /// How far the anchor is in front; kept, and not drawn.
  open var anchorPointZ: CGFloat = 0

  /// The order among layers beside this one; a higher one is in front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard values.zPosition != newValue, newValue.isAccepted(for: "CALayer.zPosition") else {
        return
      }
      change("zPosition") { $0.zPosition = newValue }
    }
  }

  /// The transform around the anchor point; drawn by its two-dimensional part.
  open var transform: CATransform3D {
    get { values.transform3D }
    set {
      guard values.transform3D != newValue, newValue.isAccepted(for: "CALayer.transform") else {
        return
      }
      let old = values.transform
      change("transform", .transform(from: old, to: newValue.affinePart)) {
        $0.transform3D = newValue
      }
    }
  }

  /// Returns the transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    guard values.transform != m || !values.isFlat,
      m.isAccepted(for: "CALayer.setAffineTransform(_:)")
    else { return }
    let old = values.transform
    change("transform", ViewAnimationGroup.collecting.map { _ in .transform(from: old, to: m) }) {
      $0.transform = m
      if !$0.isFlat { $0.depth = nil }
    }
  }

  // MARK: Look

  /// How visible the layer is, from 0 to 1; 1 unless set.
  open var opacity: Float {
    get { Float(values.opacity) }
    set {
      guard newValue.isAccepted(for: "CALayer.opacity") else { return }
      setOpacity(CGFloat(newValue))
    }
  }

  /// Whether the layer and what is in it is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { if values.isHidden != newValue { change("hidden") { $0.isHidden = newValue } } }
  }

  /// Whether what is in the layer is cut at its outline.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { values.masksToBounds = newValue }
  }

  /// The radius of the corners, in points; 0 unless set.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { setNumber(\.cornerRadius, newValue, "cornerRadius") { .cornerRadius($0) } }
  }

  /// The width of the border inside the outline, in points; 0 unless set.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { setNumber(\.borderWidth, newValue, "borderWidth") { .borderWidth($0) } }
  }

  /// The colour of the border; black unless set.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set {
      guard values.borderColor != newValue else { return }
      let shown = valuesBeforeChange.borderColor
      change("borderColor", .borderColor(from: shown?.colorComponents)) {
        $0.borderColor = newValue
      }
    }
  }

  /// The colour behind what is in the layer; none unless set.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      guard values.backgroundColor != newValue else { return }
      let shown = valuesBeforeChange.backgroundColor
      change("backgroundColor", .backgroundColor(from: shown?.colorComponents)) {
        $0.backgroundColor = newValue
      }
    }
  }

  /// A picture in the layer; none unless set.
  open var contents: Any?
  /// How the picture fits into the bounds; stretched unless set.
  open var contentsGravity = CALayerContentsGravity.resize

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      if values.shadowColor != newValue { change("shadowColor") { $0.shadowColor = newValue } }
    }
  }

  /// How visible the shadow is, from 0 to 1; 0 unless set.
  open var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set {
      setNumber(\.shadowOpacity, CGFloat(newValue), "shadowOpacity") { .shadowOpacity($0) }
    }
  }

  /// How far the shadow is blurred, in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { setNumber(\.shadowRadius, newValue, "shadowRadius") { .shadowRadius($0) } }
  }

  /// Where the shadow is, in points from the layer; (0, −3) unless set.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      let old = values.shadowOffset
      guard old != newValue, newValue.isAccepted(for: "CALayer.shadowOffset") else { return }
      let way = CGSize(width: old.width - newValue.width, height: old.height - newValue.height)
      change("shadowOffset", .shadowOffset(way)) { $0.shadowOffset = newValue }
    }
  }

  /// The outline of the shadow; the layer's own unless set.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { values.shadowPath = newValue }
  }

  // MARK: Tree

  /// Shows a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: innerLayers?.count ?? 0) }

  /// Shows a layer in this one, at a place counted from the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(exactly: idx) ?? .max)
  }

  /// Shows a layer in this one, directly behind another, or behind all others.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, apartFrom: layer) ?? 0)
  }

  /// Shows a layer in this one, directly in front of another, or in front of all others.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, apartFrom: layer).map { $0 + 1 } ?? .max)
  }

  /// Shows a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, innerLayers?.contains(where: { $0 === oldLayer }) == true else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is shown in.
  open func removeFromSuperlayer() {
    guard let outer = outerLayer else { return }
    outer.innerLayers?.removeAll { $0 === self }
    if outer.innerLayers?.isEmpty == true { outer.innerLayers = nil }
    outerLayer = nil
    joinedTree = nil
  }

  /// Asks for a new drawing; a layer without a view is always drawn anew.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Asks for a new drawing of a part.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Draws what was asked for; nothing waits to be drawn here.
  open func displayIfNeeded() {}

  /// Draws the content; for subclasses to override, and never called for a layer without a view.
  open func display() {}

  /// Whether a key asks for a new drawing when it changes; false unless overridden, and not asked.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Asks for a new layout: of the view, or of a layer without one when the view around it is laid out.
  open func setNeedsLayout() {
    needsOwnLayout = true
    view?.setNeedsLayout()
  }
  final var needsOwnLayout = true

  /// Lays out now what was asked for.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() }
    layoutInnerLayers()
  }

  /// Places the sublayers; for subclasses to override.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Whether a point of the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  /// Returns the frontmost layer below this one that a point of the superlayer hits.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Animation

  /// Animates what the layer shows; one with the same key is replaced.
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

  /// Ends the animation with a key; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Ends the animations of this layer; those who wait hear that they did not finish.
  open func removeAllAnimations() {
    let ended = changes
    changes = []
    for change in ended { change.group?.interrupt(self) }
    stop { _ in true }
  }

  /// Returns what happens when a property changes: an animation of the transaction's duration for a layer
  /// without a view.
  open func action(forKey event: String) -> (any CAAction)? {
    if let asked = delegate?.action(for: self, forKey: event) { return asked }
    if let own = actions?[event] { return own }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the action that belongs to a property of every layer; none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a layer with the values that are shown now, in the middle of animations.
  open func presentation() -> Self? {
    let layer = type(of: self).init()
    layer.values = presentedValues()
    return layer
  }

  /// Returns the layer whose presentation this is; the layer itself.
  open func model() -> Self { self }

  /// What the layer shows besides its background and border.
  package var content: PresentedView.Content {
    let shown = presentedValues()
    if case .none = shown.drawing { return pictureContent }
    return shown.drawing.content(in: shown)
  }
}
