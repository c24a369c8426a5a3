// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    values.drawing = .shape(ShapeValues())
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAShapeLayer) { values.drawing = .shape(ShapeValues()) }
  }

  /// Creates a layer without a path; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.drawing = .shape(ShapeValues())
  }

  private var shape: ShapeValues { values.drawing.shape }

  /// The path, in the layer's coordinates; none by default, and changed without animation.
  open var path: CGPath? {
    get { shape.path }
    // Copied, because later changes of a mutable path must not affect the layer.
    set { values.drawing.shape.path = newValue.map { UIBezierPath(cgPath: $0).cgPath } }
  }

  /// The color inside the path; black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.drawing.shape.fillColor = newValue } }
  }

  /// The color of the line; none by default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.drawing.shape.strokeColor = newValue } }
  }

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setNumber(\.drawing.shape.lineWidth, newValue, "lineWidth") }
  }

  /// The lengths of dashes and gaps, in points; a solid line by default.
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

  /// The offset into the dash pattern at which the line starts, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setNumber(\.drawing.shape.lineDashPhase, newValue, "lineDashPhase") }
  }

  /// The relative position at which the stroke starts, from 0 to 1; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setNumber(\.drawing.shape.strokeStart, newValue, "strokeStart") }
  }

  /// The relative position at which the stroke ends, from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setNumber(\.drawing.shape.strokeEnd, newValue, "strokeEnd") }
  }

  /// The miter limit, as a multiple of the line width; 10 by default; has no effect.
  open var miterLimit: CGFloat = 10 {
    didSet { reportNoEffect(if: miterLimit != 10, in: CAShapeLayer.self) }
  }

  /// The ends of open lines; `.butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { values.drawing.shape.lineCap = newValue }
  }

  /// The corners of lines; `.miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { values.drawing.shape.lineJoin = newValue }
  }

  /// Which points are inside; `.nonZero` by default.
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
