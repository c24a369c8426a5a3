import Foundation

/// A layer that draws a path: filled, and with a line along it.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public required init() {
    super.init()
    values.drawing = .shape(ShapeValues())
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAShapeLayer) { values.drawing = .shape(ShapeValues()) }
  }

  /// Creates a layer without a path; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.drawing = .shape(ShapeValues())
  }

  private var shape: ShapeValues { values.drawing.shape }

  /// The path, in the layer's coordinates; none unless set, and changed without animation.
  open var path: CGPath? {
    get { shape.path }
    // What is shown must not change with a path that can be changed.
    set { values.drawing.shape.path = newValue.map { UIBezierPath(cgPath: $0).cgPath } }
  }

  /// The colour inside the path; black unless set.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.drawing.shape.fillColor = newValue } }
  }

  /// The colour of the line; none unless set.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.drawing.shape.strokeColor = newValue } }
  }

  /// The width of the line, in points; 1 unless set.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setNumber(\.drawing.shape.lineWidth, newValue, "lineWidth") }
  }

  /// The lengths of dashes and gaps, in points; a whole line unless set.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set {
      values.drawing.shape.lineDashPattern = (newValue ?? [])
        .map { CGFloat($0.doubleValue) }.filter(\.isFinite)
    }
  }

  /// How far into the dashes the line begins, in points; 0 unless set.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setNumber(\.drawing.shape.lineDashPhase, newValue, "lineDashPhase") }
  }

  /// Where the drawn part of the line begins, from 0 to 1; 0 unless set.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setNumber(\.drawing.shape.strokeStart, newValue, "strokeStart") }
  }

  /// Where the drawn part of the line ends, from 0 to 1; 1 unless set.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setNumber(\.drawing.shape.strokeEnd, newValue, "strokeEnd") }
  }

  /// How far a pointed corner may reach, as a multiple of the width; 10 unless set, and without effect.
  open var miterLimit: CGFloat = 10

  /// The ends of open lines; `.butt` unless set.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { values.drawing.shape.lineCap = newValue }
  }

  /// The corners of lines; `.miter` unless set.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { values.drawing.shape.lineJoin = newValue }
  }

  /// Which points are inside; `.nonZero` unless set.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { values.drawing.shape.fillRule = newValue }
  }

  private func setNumber(
    _ property: WritableKeyPath<LayerValues, CGFloat>, _ number: CGFloat, _ name: String
  ) {
    guard values[keyPath: property] != number, number.isAccepted(for: "CAShapeLayer.\(name)")
    else { return }
    change(name) { $0[keyPath: property] = number }
  }
}
