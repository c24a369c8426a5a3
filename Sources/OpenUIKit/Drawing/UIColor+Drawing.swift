import Foundation

extension UIColor {
  /// Makes the colour that of areas and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of areas in the current context.
  public func setFill() { DrawingContexts.current?.state.fill = paint }

  /// Makes the colour that of lines in the current context.
  public func setStroke() { DrawingContexts.current?.state.stroke = paint }

  var paint: DrawingPaint { cgColor.paint }
}

extension CGColor {
  /// What an area of this colour is painted with.
  package var paint: DrawingPaint {
    #if !canImport(CoreGraphics)
      if let pattern {
        let whole = CGRect(origin: .zero, size: pattern.size)
        return .pattern(pattern.drawing(in: whole), pattern.size)
      }
    #endif
    return .color(colorComponents)
  }
}

extension UIBezierPath {
  /// Paints the area in the fill colour of the current context.
  public func fill() {
    DrawingContexts.current?.fill(geometry, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// Draws a line along the path in the stroke colour of the current context.
  public func stroke() {
    DrawingContexts.current?.stroke(geometry, style: lineStyle)
  }

  /// Paints the area, mixed with what is there, as opaque as `alpha` says.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { fill() }
  }

  /// Draws a line along the path, mixed with what is there, as opaque as `alpha` says.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { stroke() }
  }

  /// Lets only the inside of the path show in the current context from now on.
  public func addClip() {
    DrawingContexts.current?.clip(to: geometry, usesEvenOddRule: usesEvenOddFillRule)
  }

  private func withBlending(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let recorder = DrawingContexts.current, alpha.isAccepted(for: "UIBezierPath") else {
      return
    }
    recorder.save()
    #if !canImport(CoreGraphics)
      recorder.state.blendMode = mode.cssName
    #endif
    recorder.state.opacity *= min(max(alpha, 0), 1)
    draw()
    recorder.restore()
  }

  private var lineStyle: LineStyle {
    var style = LineStyle(width: lineWidth)
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    style.dashes = dashes
    style.dashPhase = dashPhase
    return style
  }
}
