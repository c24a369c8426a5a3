// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// A drawing context that records shapes instead of pixels.
  ///
  /// Coordinates are points, x to the right and y downward, as in a view. Points of a path keep the
  /// coordinates that were in effect when they were added.
  ///
  /// Differs from Core Graphics: a context comes from UIKit, as in `UIGraphicsGetCurrentContext()`;
  /// a part of a drawing cannot be erased, and there are no pixels to read.
  public final class CGContext {
    package let recorder: DrawingRecorder

    package init(_ recorder: DrawingRecorder) {
      self.recorder = recorder
    }

    // MARK: State

    /// Saves the graphics state for `restoreGState()`.
    public func saveGState() { recorder.save() }

    /// Restores the graphics state saved last.
    public func restoreGState() { recorder.restore() }

    /// The transform from the current coordinates to those of the surface.
    public var ctm: CGAffineTransform { recorder.state.transform }

    /// Translates the coordinate system, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinate system, in radians clockwise.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Concatenates a transform with the current one; one that is not finite is refused.
    public func concatenate(_ transform: CGAffineTransform) {
      guard transform.isAccepted(for: "CGContext.concatenate(_:)") else { return }
      recorder.state.transform = transform.concatenating(recorder.state.transform)
    }

    /// Sets the opacity of subsequent drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
      guard alpha.isAccepted(for: "CGContext.setAlpha(_:)") else { return }
      recorder.state.opacity = min(max(alpha, 0), 1)
    }

    /// Sets the shadow of subsequent drawing; a nil color means none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
      guard offset.isAccepted(for: "CGContext.setShadow"),
        blur.isAccepted(for: "CGContext.setShadow")
      else { return }
      recorder.state.shadow = color.map {
        // Core Graphics' blur radius is two standard deviations.
        PresentedView.Shadow(
          color: $0.colorComponents, opacity: 1, offset: offset, radius: max(blur, 0) / 2)
      }
    }

    /// Sets a black shadow with an opacity of 1/3 for subsequent drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
      setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets the blend mode of subsequent drawing.
    public func setBlendMode(_ mode: CGBlendMode) { recorder.state.blendMode = mode.cssName }

    /// Has no effect; shapes are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect; shapes are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// The interpolation quality; stored, but has no effect.
    public var interpolationQuality = CGInterpolationQuality.default
    /// The transform of text; stored, but has no effect.
    public var textMatrix = CGAffineTransform.identity
    /// Has no effect except saving the state; shapes are composited one by one.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Ends what `beginTransparencyLayer` began.
    public func endTransparencyLayer() { restoreGState() }
    /// Has no effect.
    public func flush() {}
    /// Has no effect.
    public func synchronize() {}

    /// Returns the drawing so far as an image of the surface's size.
    public func makeImage() -> CGImage? {
      CGImage(content: .vector(recorder.imageDrawing), size: recorder.bounds.size)
    }

    // MARK: Colors

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { recorder.state.fill = color.paint }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { recorder.state.stroke = color.paint }

    /// Sets the fill color, from components between 0 and 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color, from components between 0 and 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray, from 0 (black) to 1, with an opacity from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color to a gray, from 0 (black) to 1, with an opacity from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    // MARK: Lines

    /// Sets the line width, in points; initially 1.
    public func setLineWidth(_ width: CGFloat) {
      guard width.isAccepted(for: "CGContext.setLineWidth(_:)") else { return }
      recorder.state.line.width = max(width, 0)
    }

    /// Sets the line cap.
    public func setLineCap(_ cap: CGLineCap) { recorder.state.line.cap = cap }

    /// Sets the line join.
    public func setLineJoin(_ join: CGLineJoin) { recorder.state.line.join = join }

    /// Sets the miter limit; initially 10.
    public func setMiterLimit(_ limit: CGFloat) {
      guard limit.isAccepted(for: "CGContext.setMiterLimit(_:)") else { return }
      recorder.state.line.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps, in points; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
        return RefusedInput.report(phase, for: "CGContext.setLineDash(phase:lengths:)")
      }
      recorder.state.line.dashes = lengths
      recorder.state.line.dashPhase = phase
    }

    /// Has no effect; curves are recorded as curves.
    public func setFlatness(_ flatness: CGFloat) {}
  }
#endif
