// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LayerDrawing {
  /// The content drawn on a layer's background, in its coordinates.
  func content(in values: LayerValues) -> PresentedView.Content {
    switch self {
    case .none: .none
    case .shape(let shape): shape.content
    case .gradient(let gradient): gradient.content(in: values)
    }
  }
}

extension ShapeValues {
  /// The filled path and the drawn part of the line.
  fileprivate var content: PresentedView.Content {
    guard let path = path?.pathGeometry else { return .none }
    let isPart = strokeStart > 0 || strokeEnd < 1
    guard isPart || lineDashPhase != 0 else {
      return .path(
        PresentedView.Shape(
          path: path, fill: fillColor?.colorComponents, stroke: strokeColor?.colorComponents,
          lineWidth: lineWidth, lineCap: lineCap.rawValue, lineJoin: lineJoin.rawValue,
          dashes: lineDashPattern, usesEvenOddFillRule: fillRule == .evenOdd))
    }
    var drawing = VectorDrawing()
    if let fill = fillColor?.colorComponents, fill.alpha > 0 {
      drawing.append(
        DrawingStep(.fill(path, .color(fill), usesEvenOddRule: fillRule == .evenOdd)))
    }
    let line = isPart ? path.trimmed(from: strokeStart, to: strokeEnd) : path
    if let stroke = strokeColor?.colorComponents, !line.isEmpty, lineWidth > 0 {
      drawing.append(DrawingStep(.stroke(line, .color(stroke), style)))
    }
    return .drawing(drawing)
  }

  private var style: LineStyle {
    var style = LineStyle(width: lineWidth)
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    style.dashes = lineDashPattern
    style.dashPhase = lineDashPhase
    return style
  }
}

extension GradientValues {
  /// The bounds with rounded corners, filled with the gradient.
  fileprivate func content(in values: LayerValues) -> PresentedView.Content {
    let bounds = values.bounds
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return .none }
    let stops = DrawingGradient.stops(colors, at: shownLocations)
    var unit = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let (start, end) = (startPoint.applying(unit), endPoint.applying(unit))
    let shape: DrawingGradient.Shape
    switch type {
    case .radial:
      // Ellipses become circles in the coordinates in which their radii are 1.
      let radii = CGSize(
        width: max(abs(end.x - start.x), 0.001), height: max(abs(end.y - start.y), 0.001))
      unit = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: start.x, ty: start.y)
      shape = .radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
    case .conic:
      unit = .identity
      let direction = AffineParts(
        CGAffineTransform(
          a: end.x - start.x, b: end.y - start.y, c: 0, d: 1, tx: 0, ty: 0))
      shape = .conic(center: start, angle: direction.rotation)
    default:
      unit = .identity
      shape = .linear(from: start, to: end)
    }
    let radius = min(max(values.cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    let outline = PathGeometry.roundedRectangle(
      bounds, corners: .allCorners, radii: CGSize(width: radius, height: radius))
    var step = DrawingStep(
      .fill(
        outline.applying(unit.inverted()), .gradient(DrawingGradient(shape, stops: stops)),
        usesEvenOddRule: false))
    step.transform = unit
    return .drawing(VectorDrawing([step]))
  }
}
