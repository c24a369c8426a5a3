// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes the drawing of a symbol from its name, as in `heart.fill` or `xmark.circle`.
struct SystemSymbol {
  let name: String
  /// The width of lines, in the units of the symbol.
  let lineWidth: CGFloat

  /// The drawing on a square of 24 units; nil for a name that is not known.
  var drawing: VectorDrawing? {
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    if let plain = plainDrawing(base, isFilled: isFilled) { return plain }
    guard let dot = base.lastIndex(of: ".") else { return nil }
    let frame = String(base[base.index(after: dot)...])
    guard Self.frames.contains(frame), let outline = SymbolShapes.outlines[frame],
      let inner = innerDrawing(String(base[..<dot]), frame: frame)
    else { return nil }
    return framed(outline, inner: inner, isFilled: isFilled)
  }

  /// The placeholder of unknown symbols: an outlined square with a dot.
  var placeholder: VectorDrawing {
    var pen = SymbolPen(lineWidth: lineWidth)
    pen.stroke(SymbolShapes.outlines["square"] ?? PathGeometry(), opacity: 0.6)
    pen.fill(.circle(12, 12, 2.6), opacity: 0.6)
    return pen.drawing
  }

  /// The outlines that other symbols stand in.
  private static let frames: Set = [
    "circle", "square", "triangle", "rectangle", "diamond", "hexagon", "octagon", "seal", "shield",
  ]

  private func plainDrawing(_ name: String, isFilled: Bool) -> VectorDrawing? {
    var pen = SymbolPen(lineWidth: lineWidth)
    if let outline = SymbolShapes.outlines[name] {
      if isFilled {
        pen.fill(outline)
        // Softens the corners, as an outlined symbol's are.
        pen.stroke(outline, opacity: 1)
      } else {
        pen.stroke(outline)
      }
      if let details = SymbolShapes.details[name] {
        var inner = SymbolPen(lineWidth: lineWidth)
        draw(details, with: &inner)
        if isFilled { return cut(inner.drawing, out: pen.drawing, adding: name) }
        draw(details, with: &pen)
      }
      if let addition = SymbolShapes.additions[name] { draw(addition, with: &pen) }
      return pen.drawing
    }
    guard let glyph = SymbolShapes.glyphs[name] else { return nil }
    draw(glyph, with: &pen)
    return pen.drawing
  }

  private func draw(_ shape: SymbolShapes.Shape, with pen: inout SymbolPen) {
    if !shape.areas.isEmpty { pen.fill(shape.areas) }
    if !shape.lines.isEmpty { pen.stroke(shape.lines) }
  }

  private func cut(
    _ hole: VectorDrawing, out drawing: VectorDrawing, adding name: String
  ) -> VectorDrawing {
    var result = drawing.map { $0.cutout = hole.steps }
    if let addition = SymbolShapes.additions[name] {
      var pen = SymbolPen(lineWidth: lineWidth)
      draw(addition, with: &pen)
      result.append(contentsOf: pen.drawing)
    }
    return result
  }

  /// The drawing inside a frame, already scaled down.
  private func innerDrawing(_ name: String, frame: String) -> VectorDrawing? {
    // The center of a triangle is lower than that of the other frames.
    let (share, drop): (CGFloat, CGFloat) = frame == "triangle" ? (0.42, 2.6) : (0.5, 0)
    var pen = SymbolPen(lineWidth: lineWidth)
    if name.count <= 2, name.allSatisfy({ $0.isNumber || $0.isLetter }) {
      pen.letter(name.uppercased(), center: CGPoint(x: 12, y: 12 + drop), size: 13)
      return pen.drawing
    }
    let glyph =
      SymbolShapes.glyphs[name]
      ?? SymbolShapes.outlines[name].map { SymbolShapes.Shape(areas: $0) }
    guard let glyph else { return nil }
    let shift = CGAffineTransform(translationX: 0, y: drop)
    draw(
      SymbolShapes.Shape(
        lines: glyph.lines.shrunk(to: share).applying(shift),
        areas: glyph.areas.shrunk(to: share).applying(shift)), with: &pen)
    return pen.drawing
  }

  private func framed(
    _ outline: PathGeometry, inner: VectorDrawing, isFilled: Bool
  ) -> VectorDrawing {
    var pen = SymbolPen(lineWidth: lineWidth)
    if isFilled { pen.fill(outline) }
    pen.stroke(outline)
    guard !isFilled else { return pen.drawing.map { $0.cutout = inner.steps } }
    var result = pen.drawing
    result.append(contentsOf: inner)
    return result
  }
}
