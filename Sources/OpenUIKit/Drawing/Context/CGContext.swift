import Foundation

#if !canImport(CoreGraphics)
  /// Where drawing code draws: what it does is kept as shapes, never as pixels.
  ///
  /// Coordinates are points, x to the right and y downwards, as in a view. The end of each subpath
  /// stays where it is in the coordinates that were in force when it was added.
  ///
  /// Differs from Core Graphics: a context comes from UIKit, as in `UIGraphicsGetCurrentContext()`; a
  /// part of a drawing cannot be erased, and there are no pixels to read.
  public final class CGContext {
    package let recorder: DrawingRecorder

    package init(_ recorder: DrawingRecorder) {
      self.recorder = recorder
    }

    // MARK: State

    /// Keeps the current settings, for `restoreGState()`.
    public func saveGState() { recorder.save() }

    /// Goes back to the settings that were kept last.
    public func restoreGState() { recorder.restore() }

    /// The transform from the current coordinates to those of the surface.
    public var ctm: CGAffineTransform { recorder.state.transform }

    /// Moves the coordinates, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the coordinates, in radians clockwise.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts a transform before the current one; one that is not finite is refused.
    public func concatenate(_ transform: CGAffineTransform) {
      guard transform.isAccepted(for: "CGContext.concatenate(_:)") else { return }
      recorder.state.transform = transform.concatenating(recorder.state.transform)
    }

    /// The opacity of what is drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
      guard alpha.isAccepted(for: "CGContext.setAlpha(_:)") else { return }
      recorder.state.opacity = min(max(alpha, 0), 1)
    }

    /// Lays a shadow under what is drawn from now on; nil for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
      guard offset.isAccepted(for: "CGContext.setShadow"),
        blur.isAccepted(for: "CGContext.setShadow")
      else { return }
      recorder.state.shadow = color.map {
        // The blur of Core Graphics reaches as far as two standard deviations.
        PresentedView.Shadow(
          color: $0.colorComponents, opacity: 1, offset: offset, radius: max(blur, 0) / 2)
      }
    }

    /// Lays a black shadow with a third of the opacity under what is drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
      setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// How what is drawn from now on mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { recorder.state.blendMode = mode.cssName }

    /// Accepted; shapes are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Accepted; shapes are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// How pictures are scaled; kept, and without effect here.
    public var interpolationQuality = CGInterpolationQuality.default
    /// The transform of text; kept, and without effect here.
    public var textMatrix = CGAffineTransform.identity
    /// Accepted; what follows is drawn one by one.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
    /// Ends what `beginTransparencyLayer` began.
    public func endTransparencyLayer() { restoreGState() }
    /// Accepted; there is nothing to wait for.
    public func flush() {}
    /// Accepted; there is nothing to wait for.
    public func synchronize() {}

    /// What was drawn so far, as a picture of the surface's size.
    public func makeImage() -> CGImage? {
      CGImage(content: .vector(recorder.drawing), size: recorder.bounds.size)
    }

    // MARK: Colours

    /// Sets the colour of areas.
    public func setFillColor(_ color: CGColor) { recorder.state.fill = color.paint }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { recorder.state.stroke = color.paint }

    /// Sets the colour of areas, from components between 0 and 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of lines, from components between 0 and 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of areas to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    // MARK: Lines

    /// Sets the width of lines, in points; 1 at the beginning.
    public func setLineWidth(_ width: CGFloat) {
      guard width.isAccepted(for: "CGContext.setLineWidth(_:)") else { return }
      recorder.state.line.width = max(width, 0)
    }

    /// Sets the ends of open lines.
    public func setLineCap(_ cap: CGLineCap) { recorder.state.line.cap = cap }

    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { recorder.state.line.join = join }

    /// Sets the limit beyond which a sharp corner is cut; 10 at the beginning.
    public func setMiterLimit(_ limit: CGFloat) {
      guard limit.isAccepted(for: "CGContext.setMiterLimit(_:)") else { return }
      recorder.state.line.miterLimit = limit
    }

    /// Sets the lengths of dashes and gaps, in points; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
        return RefusedInput.report(phase, for: "CGContext.setLineDash(phase:lengths:)")
      }
      recorder.state.line.dashes = lengths
      recorder.state.line.dashPhase = phase
    }

    /// Accepted; curves are kept as curves.
    public func setFlatness(_ flatness: CGFloat) {}
  }
#endif
