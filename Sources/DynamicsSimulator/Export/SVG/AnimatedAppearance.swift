// SPDX-License-Identifier: Apache-2.0

/// A box whose colors, border, size and content change over time.
struct AnimatedAppearance {
  let looks: [AppearanceMarkup]
  let timing: MotionTiming

  init(appearances: [Appearance], placements: [Placement], timing: MotionTiming) {
    looks = zip(appearances, placements).map { AppearanceMarkup($0, at: $1) }
    self.timing = timing
  }

  /// Writes the box and its content.
  func write(to writer: inout MarkupWriter) {
    if looks.contains(where: \.hasBackground) {
      AnimatedRectangle(
        boxes: looks.map(\.box), colors: looks.map(\.appearance.background),
        strokeWidths: nil, timing: timing
      ).write(to: &writer, style: looks[0].appearance.shadow?.css)
    }
    if looks.contains(where: \.hasBorder) {
      AnimatedRectangle(
        boxes: looks.map(\.borderBox),
        colors: looks.map { $0.hasBorder ? $0.appearance.borderColor : nil },
        strokeWidths: looks.map(\.appearance.borderWidth), timing: timing
      ).write(to: &writer, style: nil)
    }
    writeContents(to: &writer)
  }

  /// Every content is written once, and shown while it is current.
  private func writeContents(to writer: inout MarkupWriter) {
    var previous: (look: AppearanceMarkup, text: String)?
    let markups = looks.map { look in
      // Most frames show what the one before them did.
      if let previous, previous.look.showsSameContent(as: look) { return previous.text }
      var own = MarkupWriter()
      look.writeContent(to: &own)
      for definition in own.definitions { writer.define(definition) }
      previous = (look, own.text)
      return own.text
    }
    var distinct: [String] = []
    for markup in markups where !markup.isEmpty && !distinct.contains(markup) {
      distinct.append(markup)
    }
    for variant in distinct {
      let isShown = markups.map { $0 == variant ? "inline" : "none" }
      guard isShown.contains("none") else {
        writer.append(variant)
        continue
      }
      writer.open("g", ["display": isShown[0]])
      timing.jump("display", values: isShown, to: &writer)
      writer.append(variant)
      writer.close()
    }
  }
}

extension AppearanceMarkup {
  /// Whether another look's content is written as this one's.
  fileprivate func showsSameContent(as other: AppearanceMarkup) -> Bool {
    width == other.width && height == other.height && appearance.content == other.appearance.content
      && appearance.clipsToBounds == other.appearance.clipsToBounds
      && appearance.cornerRadius == other.appearance.cornerRadius
      && appearance.shadow == other.appearance.shadow && hasBackground == other.hasBackground
  }
}

/// A rectangle that is filled or stroked, and whose geometry and color change over time.
private struct AnimatedRectangle {
  let boxes: [AppearanceMarkup.Box]

  /// No color fades out: it counts as the last color made transparent.
  let colors: [RecordedColor?]

  /// Nil fills the rectangle.
  let strokeWidths: [Double]?

  let timing: MotionTiming

  func write(to writer: inout MarkupWriter, style: String?) {
    let paint = strokeWidths == nil ? "fill" : "stroke"
    let components = colorComponents
    let opacities = components.map { [$0[3]] }
    let isTranslucent = opacities.contains { $0[0] < 1 }
    let box = boxes[0]
    writer.open(
      "rect",
      [
        "x": box.x.text(), "y": box.y.text(), "width": box.width.text(),
        "height": box.height.text(),
        "rx": boxes.allSatisfy { $0.radius == 0 } ? nil : box.radius.text(),
        "fill": paint == "fill" ? Self.css(components[0]) : "none",
        "stroke": paint == "stroke" ? Self.css(components[0]) : nil,
        "\(paint)-opacity": isTranslucent ? opacities[0][0].text(decimals: 3) : nil,
        "stroke-width": strokeWidths?.first?.text(), "style": style,
      ])
    // Two of the 255 steps of a component.
    timing.animate(
      paint, samples: components.map { Array($0.prefix(3)) }, tolerance: 2 / 255, to: &writer,
      text: Self.css)
    timing.animate(
      "\(paint)-opacity", samples: opacities, tolerance: 2 / 255, to: &writer
    ) { $0[0].text(decimals: 3) }
    writeGeometry(to: &writer)
    writer.close()
  }

  private func writeGeometry(to writer: inout MarkupWriter) {
    let series: [(String, [Double])] = [
      ("x", boxes.map(\.x)), ("y", boxes.map(\.y)), ("width", boxes.map(\.width)),
      ("height", boxes.map(\.height)), ("rx", boxes.map(\.radius)),
      ("stroke-width", strokeWidths ?? []),
    ]
    for (attribute, values) in series {
      timing.animate(
        attribute, samples: values.map { [$0] }, tolerance: 0.1, to: &writer
      ) { $0[0].text() }
    }
  }

  private var colorComponents: [[Double]] {
    var last =
      colors.lazy.compactMap { $0 }.first ?? RecordedColor(red: 0, green: 0, blue: 0, alpha: 0)
    return colors.map { color in
      last = color ?? last
      return [last.red, last.green, last.blue, color?.alpha ?? 0]
    }
  }

  private static func css(_ components: [Double]) -> String {
    RecordedColor(red: components[0], green: components[1], blue: components[2]).css
  }
}
