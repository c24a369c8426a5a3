// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() { DrawingContexts.current?.state.fill = paint }

  /// Sets the stroke color of the current context.
  public func setStroke() { DrawingContexts.current?.state.stroke = paint }

  var paint: DrawingPaint { cgColor.paint }
}

extension CGColor {
  /// The paint of this color.
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
  /// Fills the path with the current context's fill color.
  public func fill() {
    DrawingContexts.current?.fill(geometry, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// Strokes the path with the current context's stroke color.
  public func stroke() {
    DrawingContexts.current?.stroke(geometry, style: lineStyle)
  }

  /// Fills the path with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { fill() }
  }

  /// Strokes the path with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withBlending(blendMode, alpha) { stroke() }
  }

  /// Intersects the current context's clip with the path.
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
