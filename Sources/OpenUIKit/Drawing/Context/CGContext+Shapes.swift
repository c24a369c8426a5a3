// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  extension CGContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.fill(_:)") else { return }
      recorder.fill(.rectangle(rect))
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

    /// Fills the ellipse inscribed in a rectangle.
    public func fillEllipse(in rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.fillEllipse(in:)") else { return }
      recorder.fill(.ellipse(in: rect))
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, width: recorder.state.line.width) }

    /// Strokes a rectangle with a line width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      guard rect.isAccepted(for: "CGContext.stroke(_:)"),
        width.isAccepted(for: "CGContext.stroke(_:)")
      else { return }
      var style = recorder.state.line
      style.width = width
      recorder.stroke(.rectangle(rect), style: style)
    }

    /// Strokes the ellipse inscribed in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      guard rect.isAccepted(for: "CGContext.strokeEllipse(in:)") else { return }
      recorder.stroke(.ellipse(in: rect))
    }

    /// Draws a line from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
      var path = PathGeometry()
      for (start, end) in zip(points, points.dropFirst()).enumerated()
        .filter({ $0.offset % 2 == 0 }).map(\.element)
      where start.isFiniteValue && end.isFiniteValue {
        path.append(.move(start))
        path.append(.line(end))
      }
      recorder.stroke(path)
    }

    /// Erases the drawing if the rectangle covers the whole surface; otherwise refused.
    public func clear(_ rect: CGRect) { recorder.clear(rect) }

    /// Draws an image, upside down where y points down, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
      guard rect.isAccepted(for: "CGContext.draw(_:in:)") else { return }
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
      recorder.add(image.content.drawing(size: image.size, in: rect).applying(flip))
    }

    /// Fills the clip with a linear gradient.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      guard startPoint.isFiniteValue, endPoint.isFiniteValue else { return }
      paint(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Fills the clip with a radial gradient.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
      guard startCenter.isFiniteValue, endCenter.isFiniteValue, startRadius.isFinite,
        endRadius.isFinite
      else { return }
      paint(
        gradient,
        .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius),
        options)
    }

    private func paint(
      _ gradient: CGGradient, _ shape: DrawingGradient.Shape, _ options: CGGradientDrawingOptions
    ) {
      var paint = DrawingGradient(shape, stops: gradient.stops)
      paint.extendsBefore = options.contains(.drawsBeforeStartLocation)
      paint.extendsAfter = options.contains(.drawsAfterEndLocation)
      recorder.add(
        .fill(.rectangle(recorder.clipBounds), .gradient(paint), usesEvenOddRule: false))
    }
  }
#endif
