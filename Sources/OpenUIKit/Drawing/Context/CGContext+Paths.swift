// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  extension CGContext {
    /// Discards the current path.
    public func beginPath() { recorder.path = PathGeometry() }

    /// Closes the current subpath with a line to its start.
    public func closePath() { recorder.path.append(.close) }

    /// Starts a new subpath.
    public func move(to point: CGPoint) {
      recorder.addToPath(.move(point), for: "CGContext.move(to:)")
    }

    /// Adds a straight line; ignored before the first `move(to:)`.
    public func addLine(to point: CGPoint) {
      recorder.addToPath(.line(point), for: "CGContext.addLine(to:)")
    }

    /// Adds a subpath of straight lines.
    public func addLines(between points: [CGPoint]) {
      for (number, point) in points.enumerated() {
        if number == 0 { move(to: point) } else { addLine(to: point) }
      }
    }

    /// Adds a cubic curve; ignored before the first `move(to:)`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      recorder.addToPath(
        .curve(control1: control1, control2: control2, end: end), for: "CGContext.addCurve")
    }

    /// Adds a quadratic curve; ignored before the first `move(to:)`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      recorder.addToPath(.quadCurve(control: control, end: end), for: "CGContext.addQuadCurve")
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.addRect(_:)") else { return }
      recorder.addToPath(.rectangle(rect))
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.addEllipse(in:)") else { return }
      recorder.addToPath(.ellipse(in: rect))
    }

    /// Adds an arc of a circle, connected by a line to the current point if there is one.
    ///
    /// The angles are radians from the right. As in every context whose y points down, `clockwise`
    /// is the direction that looks counterclockwise on screen.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      let path = CGMutablePath()
      continuePath(path)
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
      replacePath(with: path)
    }

    /// Adds an arc tangent to two lines, and the line that leads to it.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      let path = CGMutablePath()
      continuePath(path)
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
      replacePath(with: path)
    }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) { recorder.addToPath(path.geometry) }

    /// The current path, in current coordinates; nil if there is none.
    public var path: CGPath? { isPathEmpty ? nil : CGPath(geometry: currentPath) }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { recorder.path.isEmpty }

    /// The current point.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    /// The bounding rectangle of the current path, including control points.
    public var boundingBoxOfPath: CGRect { currentPath.bounds }

    /// The bounding rectangle of the clip.
    public var boundingBoxOfClipPath: CGRect { recorder.clipBounds }

    /// Whether a point lies inside the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      currentPath.contains(point, usingEvenOddRule: mode == .eoFill || mode == .eoFillStroke)
    }

    private var currentPath: PathGeometry {
      recorder.path.applying(recorder.state.transform.inverted())
    }

    private func continuePath(_ path: CGMutablePath) { path.geometry = currentPath }

    private func replacePath(with path: CGMutablePath) {
      recorder.path = path.geometry.applying(recorder.state.transform)
    }

    // MARK: Painting

    /// Fills the current path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      recorder.fill(recorder.finishPath(), usesEvenOddRule: rule == .evenOdd)
    }

    /// Strokes the current path and discards it.
    public func strokePath() { recorder.stroke(recorder.finishPath()) }

    /// Fills and strokes the current path and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
      let path = recorder.finishPath()
      let usesEvenOddRule = mode == .eoFill || mode == .eoFillStroke
      if mode != .stroke { recorder.fill(path, usesEvenOddRule: usesEvenOddRule) }
      if mode != .fill, mode != .eoFill { recorder.stroke(path) }
    }

    /// Intersects the clip with the current path and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
      recorder.clip(to: recorder.finishPath(), usesEvenOddRule: rule == .evenOdd)
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.clip(to:)") else { return }
      recorder.clip(to: .rectangle(rect))
    }

    /// Intersects the clip with a rectangle.
    ///
    /// Differs from Core Graphics: the image, which masks the rectangle there, is not applied; the first
    /// call reports that.
    public func clip(to rect: CGRect, mask: CGImage) {
      RefusedInput.report(
        for: "CGContext.clip(to:mask:)",
        problem: "The image does not mask the drawing, which is clipped to the rectangle alone.",
        remedy: "Draw the image with a tint: image.withTintColor(_:) or a template image.")
      clip(to: rect)
    }

    /// Intersects the clip with rectangles.
    public func clip(to rects: [CGRect]) {
      var path = PathGeometry()
      for rect in rects where rect.isFiniteValue { path.append(contentsOf: .rectangle(rect)) }
      recorder.clip(to: path)
    }
  }
#endif
