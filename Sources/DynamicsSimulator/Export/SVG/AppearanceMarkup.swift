// SPDX-License-Identifier: Apache-2.0

/// The markup of one view's box and content, around the center of the box.
struct AppearanceMarkup {
  let appearance: Appearance
  let width: Double
  let height: Double

  /// Creates the markup of a view with a look at a place, whose box it has.
  init(_ appearance: Appearance, at placement: Placement) {
    self.appearance = appearance
    width = placement.width
    height = placement.height
  }

  /// A rectangle that stands for a box.
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var radius: Double
  }

  /// The rectangle of the background: the bounds.
  var box: Box { box(inset: 0) }

  /// The middle line of the border, which lies inside the bounds, as in UIKit.
  var borderBox: Box { box(inset: max(appearance.borderWidth, 0) / 2) }

  private func box(inset: Double) -> Box {
    let width = max(width - 2 * inset, 0)
    let height = max(height - 2 * inset, 0)
    let radius = min(max(appearance.cornerRadius - inset, 0), min(width, height) / 2)
    return Box(x: -width / 2, y: -height / 2, width: width, height: height, radius: radius)
  }

  /// Whether the background paints anything.
  var hasBackground: Bool {
    width > 0 && height > 0 && (appearance.background?.alpha ?? 0) > 0
  }

  /// Whether the border paints anything.
  var hasBorder: Bool {
    width > 0 && height > 0 && appearance.borderWidth > 0
      && (appearance.borderColor?.alpha ?? 0) > 0
  }

  /// Opens the group of the view at a place, and writes its box and content into it.
  func openGroup(at placement: Placement, in writer: inout MarkupWriter) {
    writer.open(
      "g",
      [
        "transform": placement.transform.isEmpty ? nil : placement.transform,
        "opacity": appearance.opacity < 1 ? appearance.opacity.text(decimals: 3) : nil,
        "mask": mask(in: &writer),
      ])
    write(to: &writer)
  }

  /// Writes box and content.
  func write(to writer: inout MarkupWriter) {
    writeBox(to: &writer)
    writeContent(to: &writer)
  }

  /// Defines what the box and all that is in it are masked with; nil where that is nothing.
  func mask(in writer: inout MarkupWriter) -> String? {
    guard let mask = appearance.mask else { return nil }
    for definition in mask.definitions { writer.define(definition) }
    // Large enough for every visible view.
    let (start, length) = ("-10000", "20000")
    let definition = MarkupDefinition(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": start, "y": start, "width": length, "height": length,
        "style": "mask-type:alpha",
      ]
    ) { inner in
      inner.open("g", ["transform": mask.shift])
      inner.append(mask.markup)
      inner.close()
    }
    return writer.define(definition)
  }

  /// Writes background and border, unless they are invisible.
  func writeBox(to writer: inout MarkupWriter) {
    if hasBackground, let color = appearance.background {
      writeRectangle(
        box, fill: color.css, fillOpacity: color.cssOpacity, style: appearance.shadow?.css,
        to: &writer)
    }
    if hasBorder, let color = appearance.borderColor {
      writeRectangle(
        borderBox, fill: "none", stroke: color.css, strokeOpacity: color.cssOpacity,
        strokeWidth: appearance.borderWidth.text(), to: &writer)
    }
  }

  private func writeRectangle(
    _ box: Box, fill: String, fillOpacity: String? = nil, stroke: String? = nil,
    strokeOpacity: String? = nil, strokeWidth: String? = nil, style: String? = nil,
    to writer: inout MarkupWriter
  ) {
    writer.empty(
      "rect",
      [
        "x": box.x.text(), "y": box.y.text(), "width": box.width.text(),
        "height": box.height.text(), "rx": box.radius > 0 ? box.radius.text() : nil,
        "fill": fill, "fill-opacity": fillOpacity, "stroke": stroke,
        "stroke-opacity": strokeOpacity, "stroke-width": strokeWidth, "style": style,
      ])
  }

  /// Writes the text, path or drawing of the view.
  ///
  /// A view without a background throws the shadow of its content; one that clips also cuts a drawing.
  func writeContent(to writer: inout MarkupWriter) {
    guard appearance.content != .none else { return }
    let shadow = hasBackground ? nil : appearance.shadow?.css
    if let shadow { writer.open("g", ["style": shadow]) }
    switch appearance.content {
    case .none: break
    case .text(let text): write(text, to: &writer)
    case .path(let path): write(path, to: &writer)
    case .drawing(let drawing): write(drawing, to: &writer)
    }
    if shadow != nil { writer.close() }
  }

  private func write(_ drawing: RecordedDrawing, to writer: inout MarkupWriter) {
    for definition in drawing.definitions { writer.define(definition) }
    let clip = appearance.clipsToBounds ? writer.define(Self.definition(of: box)) : nil
    if let clip { writer.open("g", ["clip-path": clip]) }
    writer.open("g", ["transform": drawing.shift])
    writer.append(drawing.markup)
    writer.close()
    if clip != nil { writer.close() }
  }

  private static func definition(of box: Box) -> MarkupDefinition {
    MarkupDefinition("clipPath") { inner in
      inner.empty(
        "rect",
        [
          "x": box.x.text(), "y": box.y.text(), "width": box.width.text(),
          "height": box.height.text(), "rx": box.radius > 0 ? box.radius.text() : nil,
        ])
    }
  }

  private func write(_ text: RecordedText, to writer: inout MarkupWriter) {
    // The baseline that centers digits and capitals.
    let baseline = text.fontSize * 0.35
    let (x, anchor): (Double, String?) =
      switch text.alignment {
      case .left: (-width / 2, nil)
      case .center: (0, "middle")
      case .right: (width / 2, "end")
      }
    let first = -Double(text.lines.count - 1) / 2 * text.lineHeight + baseline
    for (number, line) in text.lines.enumerated() where !line.isEmpty {
      writer.element(
        "text",
        [
          "x": x.text(), "y": (first + Double(number) * text.lineHeight).text(),
          "font-family": text.family, "font-size": text.fontSize.text(),
          "font-style": text.isItalic ? "italic" : nil,
          "font-weight": text.weight == 400 ? nil : "\(text.weight)",
          "text-anchor": anchor, "fill": text.color.css, "fill-opacity": text.color.cssOpacity,
        ], characters: line)
    }
  }

  private func write(_ path: RecordedPath, to writer: inout MarkupWriter) {
    let isStroked = path.stroke != nil && path.lineWidth > 0
    writer.empty(
      "path",
      [
        "d": path.data,
        "transform": "translate(\((-path.centerX).text()) \((-path.centerY).text()))",
        "fill": path.fill?.css ?? "none", "fill-opacity": path.fill?.cssOpacity,
        "fill-rule": path.usesEvenOddFillRule ? "evenodd" : nil,
        "stroke": isStroked ? path.stroke?.css : nil,
        "stroke-opacity": isStroked ? path.stroke?.cssOpacity : nil,
        "stroke-width": isStroked ? path.lineWidth.text() : nil,
        "stroke-linecap": isStroked && path.lineCap != "butt" ? path.lineCap : nil,
        "stroke-linejoin": isStroked && path.lineJoin != "miter" ? path.lineJoin : nil,
        "stroke-dasharray": isStroked && !path.dashes.isEmpty
          ? path.dashes.map { $0.text() }.joined(separator: " ") : nil,
      ])
  }
}

extension RecordedDrawing {
  /// The value of a `transform` attribute that brings the drawing around the center of its box.
  fileprivate var shift: String {
    "translate(\((-centerX).text()) \((-centerY).text()))"
  }
}
