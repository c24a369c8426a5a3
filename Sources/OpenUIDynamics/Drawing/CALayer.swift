import Foundation

/// What a view looks like: its place, its background, its border and its shadow.
///
/// Differs from Core Animation: layers belong to the main actor, transforms are two-dimensional, and
/// a layer without a view does not animate by itself.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The values in the model, which running animations end at.
  package private(set) final var values = LayerValues()
  /// Oldest first.
  private var animations: [LayerAnimation] = []
  /// The view that shows itself through this layer.
  package internal(set) weak var view: UIView?

  /// The layer that this one is shown in.
  open internal(set) weak var superlayer: CALayer?
  /// The layers shown in this one, the rearmost first; layers of subviews are not among them.
  open internal(set) var sublayers: [CALayer]?
  /// A name for the user's own purposes.
  open var name: String?

  private struct LayerAnimation {
    let change: LayerChange
    /// Kept by the clock; gone with it.
    weak var group: ViewAnimationGroup?
  }

  /// Creates a layer without size.
  public required override init() {
    super.init()
  }

  /// Creates a copy of another layer's values, as Core Animation does for presentations.
  public convenience init(layer: Any) {
    self.init()
    if let other = layer as? CALayer { values = other.values }
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
      values.position = newValue
      animate(.position(CGVector(dx: old.x - newValue.x, dy: old.y - newValue.y)))
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
      if newValue.isAccepted(for: "CALayer.anchorPoint") { values.anchorPoint = newValue }
    }
  }

  /// The order among layers beside this one; a higher one is in front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { if newValue.isAccepted(for: "CALayer.zPosition") { values.zPosition = newValue } }
  }

  /// Returns the transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    guard values.transform != m, m.isAccepted(for: "CALayer.setAffineTransform(_:)") else { return }
    let old = values.transform
    values.transform = m
    if ViewAnimationGroup.collecting != nil { animate(.transform(from: old, to: m)) }
  }

  private func setBounds(_ rect: CGRect) {
    let old = values.bounds
    guard old != rect else { return }
    view?.boundsWillChange(to: rect)
    values.bounds = rect
    animate(
      .bounds(
        origin: CGVector(dx: old.minX - rect.minX, dy: old.minY - rect.minY),
        size: CGSize(width: old.width - rect.width, height: old.height - rect.height)))
    view?.boundsDidChange(from: old)
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
    set { values.isHidden = newValue }
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
      let shown = presentedValues().borderColor
      guard values.borderColor != newValue else { return }
      values.borderColor = newValue
      animate(.borderColor(from: shown?.colorComponents))
    }
  }

  /// The colour behind what is in the layer; none unless set.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      let shown = presentedValues().backgroundColor
      guard values.backgroundColor != newValue else { return }
      values.backgroundColor = newValue
      animate(.backgroundColor(from: shown?.colorComponents))
    }
  }

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { values.shadowColor = newValue }
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
      values.shadowOffset = newValue
      animate(
        .shadowOffset(
          CGSize(width: old.width - newValue.width, height: old.height - newValue.height)))
    }
  }

  /// The outline of the shadow; the layer's own unless set.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { values.shadowPath = newValue }
  }

  func setOpacity(_ opacity: CGFloat) {
    setNumber(\.opacity, min(max(opacity, 0), 1), "opacity") { .opacity($0) }
  }

  private func setNumber(
    _ property: WritableKeyPath<LayerValues, CGFloat>, _ number: CGFloat, _ name: String,
    change: (CGFloat) -> LayerChange
  ) {
    let old = values[keyPath: property]
    guard old != number, number.isAccepted(for: "CALayer.\(name)") else { return }
    values[keyPath: property] = number
    animate(change(old - number))
  }

  // MARK: Tree

  /// Shows a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Shows a layer in this one, at a place counted from the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    layer.removeFromSuperlayer()
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(idx), count))
    layer.superlayer = self
  }

  /// Takes the layer out of the one that it is shown in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Asks for a new drawing; this layer is always drawn anew.
  open func setNeedsDisplay() {}

  /// Asks for a new layout of the view.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  // MARK: Animation

  /// Returns a layer with the values that are shown now, in the middle of animations.
  open func presentation() -> CALayer? {
    let layer = type(of: self).init()
    layer.values = presentedValues()
    layer.copyContent(from: self)
    return layer
  }

  /// Ends the animations of this layer; their completions hear that they did not finish.
  open func removeAllAnimations() {
    let ended = animations
    animations = []
    for animation in ended { animation.group?.interrupt(self) }
  }

  /// The values that are shown now, in the middle of animations.
  package func presentedValues() -> LayerValues {
    guard !animations.isEmpty else { return values }
    var shown = values
    // The newest change starts from the model, an older one from what the newer ones show.
    for animation in animations.reversed() {
      animation.change.apply(to: &shown, remaining: animation.group?.remaining ?? 0)
    }
    shown.opacity = min(max(shown.opacity, 0), 1)
    return shown
  }

  /// What the layer shows besides its background and border.
  package var content: PresentedView.Content { .none }

  /// Takes over what a subclass shows.
  package func copyContent(from layer: CALayer) {}

  /// Whether touches are held back while the layer moves.
  var isHoldingTouchesBack: Bool {
    animations.contains { $0.group?.allowsUserInteraction == false }
  }

  func hasAnimation(of group: ViewAnimationGroup) -> Bool {
    animations.contains { $0.group === group }
  }

  func endAnimations(of group: ViewAnimationGroup) {
    animations.removeAll { $0.group === group }
  }

  private func animate(_ change: LayerChange) {
    guard let group = ViewAnimationGroup.collecting else { return }
    let replaced = animations.filter { $0.change.isReplaced(by: change) }
    animations.removeAll { $0.change.isReplaced(by: change) }
    animations.append(LayerAnimation(change: change, group: group))
    group.include(self)
    for animation in replaced where animation.group !== group { animation.group?.interrupt(self) }
  }
}
