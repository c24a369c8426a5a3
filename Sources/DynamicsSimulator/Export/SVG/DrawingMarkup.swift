// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Writes a drawing as SVG, in the coordinates of the drawing.
struct DrawingMarkup {
  let drawing: VectorDrawing

  /// Writes all marks; neighbors that are cut at the same outlines share a group.
  func write(to writer: inout MarkupWriter) {
    var openClips: [DrawingClip] = []
    for step in drawing.steps {
      if step.clips != openClips {
        for _ in openClips { writer.close() }
        for clip in step.clips {
          writer.open("g", ["clip-path": writer.define(Self.definition(of: clip))])
        }
        openClips = step.clips
      }
      write(step, to: &writer)
    }
    for _ in openClips { writer.close() }
  }

  private static func definition(of clip: DrawingClip) -> MarkupDefinition {
    MarkupDefinition("clipPath") { inner in
      inner.empty(
        "path",
        [
          "d": clip.path.svgPathData, "clip-rule": clip.usesEvenOddRule ? "evenodd" : nil,
        ])
    }
  }

  private func write(_ step: DrawingStep, to writer: inout MarkupWriter) {
    let transform = step.transform
    let isMoved = !transform.isIdentity
    let shadow = step.shadow.map { RecordedShadow($0).css }
    let blending = step.blendMode.map { "mix-blend-mode:\($0)" }
    let style = [shadow, blending].compactMap { $0 }.joined(separator: ";")
    let isGrouped = !style.isEmpty || step.opacity < 1
    // Outside of the transform, because shadows do not turn with what throws them.
    if isGrouped {
      writer.open(
        "g",
        [
          "style": style.isEmpty ? nil : style,
          "opacity": step.opacity < 1 ? Double(step.opacity).text(decimals: 3) : nil,
        ])
    }
    let mask = step.cutout.isEmpty ? nil : writer.define(Self.mask(step))
    if isMoved || mask != nil {
      writer.open("g", ["transform": isMoved ? transform.svg : nil, "mask": mask])
    }
    write(step.mark, to: &writer)
    if isMoved || mask != nil { writer.close() }
    if isGrouped { writer.close() }
  }

  /// White where the mark stays, black where it is cut out.
  private static func mask(_ step: DrawingStep) -> MarkupDefinition {
    let hole = VectorDrawing(step.cutout)
    // Large enough for every visible mark.
    let (start, length) = ("-10000", "20000")
    return MarkupDefinition(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": start, "y": start, "width": length, "height": length,
      ]
    ) { inner in
      inner.empty(
        "rect", ["x": start, "y": start, "width": length, "height": length, "fill": "#fff"])
      DrawingMarkup(drawing: hole).write(to: &inner)
    }
  }

  private func write(_ mark: DrawingMark, to writer: inout MarkupWriter) {
    switch mark {
    case .fill(let path, .gradient(let gradient), let rule):
      if case .conic(let center, let angle) = gradient.shape {
        ConicMarkup(path: path, gradient: gradient, center: center, angle: angle)
          .write(to: &writer)
      } else {
        fill(path, .gradient(gradient), usesEvenOddRule: rule, to: &writer)
      }
    case .fill(let path, let paint, let rule):
      fill(path, paint, usesEvenOddRule: rule, to: &writer)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, to: &writer)
    case .text(let line, let point): TextLineMarkup(line: line, point: point).write(to: &writer)
    case .bitmap(let bitmap, let rect, let tint): write(bitmap, rect, tint, to: &writer)
    }
  }

  private func fill(
    _ path: PathGeometry, _ paint: DrawingPaint, usesEvenOddRule: Bool,
    to writer: inout MarkupWriter
  ) {
    let (color, opacity) = PaintMarkup(paint).values(in: &writer)
    writer.empty(
      "path",
      [
        "d": path.svgPathData, "fill": color, "fill-opacity": opacity,
        "fill-rule": usesEvenOddRule ? "evenodd" : nil,
      ])
  }

  private func stroke(
    _ path: PathGeometry, _ paint: DrawingPaint, _ style: LineStyle, to writer: inout MarkupWriter
  ) {
    let (color, opacity) = PaintMarkup(paint).values(in: &writer)
    let caps: [CGLineCap: String] = [.round: "round", .square: "square"]
    let joins: [CGLineJoin: String] = [.round: "round", .bevel: "bevel"]
    let hasDashes = style.dashes.contains { $0 > 0 }
    writer.empty(
      "path",
      [
        "d": path.svgPathData, "fill": "none", "stroke": color, "stroke-opacity": opacity,
        "stroke-width": Double(style.width).text(),
        "stroke-linecap": caps[style.cap], "stroke-linejoin": joins[style.join],
        "stroke-miterlimit": style.join == .miter && style.miterLimit != 4
          ? Double(style.miterLimit).text() : nil,
        "stroke-dasharray": hasDashes
          ? style.dashes.map { Double($0).text() }.joined(separator: " ") : nil,
        "stroke-dashoffset": hasDashes && style.dashPhase != 0
          ? Double(style.dashPhase).text() : nil,
      ])
  }

  /// A picture is defined once, one unit wide and high, however often and in whatever size it shows.
  private func write(
    _ bitmap: ImageBitmap, _ rect: CGRect, _ tint: ColorComponents?, to writer: inout MarkupWriter
  ) {
    let picture = MarkupDefinition(
      "image",
      ["href": bitmap.link, "width": "1", "height": "1", "preserveAspectRatio": "none"])
    writer.define(picture)
    let filter = tint.map { tint in
      let color = RecordedColor(tint)
      return writer.define(
        MarkupDefinition(
          "filter",
          ["x": "0", "y": "0", "width": "1", "height": "1", "color-interpolation-filters": "sRGB"]
        ) { inner in
          inner.empty(
            "feFlood", ["flood-color": color.css, "flood-opacity": color.cssOpacity])
          inner.empty("feComposite", ["in2": "SourceAlpha", "operator": "in"])
        })
    }
    let transform = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    writer.empty(
      "use", ["href": "#\(picture.identifier)", "transform": transform.svg, "filter": filter])
  }
}

extension CGAffineTransform {
  /// The value of a `transform` attribute.
  var svg: String {
    if b == 0, c == 0, a == 1, d == 1 {
      return "translate(\(Double(tx).text()) \(Double(ty).text()))"
    }
    let linear = [a, b, c, d].map { Double($0).text(decimals: 5) }
    let shift = [tx, ty].map { Double($0).text() }
    return "matrix(\((linear + shift).joined(separator: " ")))"
  }
}

extension MarkupWriter {
  /// Writes a drawing.
  mutating func write(_ drawing: VectorDrawing) {
    DrawingMarkup(drawing: drawing).write(to: &self)
  }
}
