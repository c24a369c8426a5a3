// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Draws each kind of joint in its own way, as the web client does.
extension XRayMarkup {
  /// Writes one index of the list of joints over the frames.
  ///
  /// A path can only move where it keeps its commands, so that every form that the joint takes, such
  /// as a rod that becomes a spring, is drawn apart.
  func write(_ joint: [RecordedXRay.Joint?], to writer: inout MarkupWriter) {
    let figures = joint.map { $0.map { JointFigure($0.kind, points: $0.points) } }
    var forms: [[String]] = []
    for case let figure? in figures where !forms.contains(figure.form) { forms.append(figure.form) }
    for form in forms {
      write(figures.map { figure in figure?.form == form ? figure : nil }, to: &writer)
    }
  }

  private func write(_ figures: [JointFigure?], to writer: inout MarkupWriter) {
    guard let shown = figures.filled() else { return }
    let isShown = figures.map { $0 != nil }
    writer.open("g", ["stroke": Palette.joint, "display": isShown[0] ? nil : "none"])
    timing.jump("display", values: Self.display(isShown), to: &writer)
    for (index, part) in shown[0].parts.enumerated() {
      let style = part.style
      writer.open(
        "path",
        [
          "d": part.path(part.numbers), "stroke-width": style.width.text(),
          "stroke-dasharray": style.dashes.isEmpty
            ? nil : style.dashes.map { $0.text() }.joined(separator: " "),
          "opacity": style.opacity < 1 ? style.opacity.text() : nil,
          "fill": style == .arc ? Palette.joint : nil,
          "fill-opacity": style == .arc ? "0.18" : nil,
          "stroke-linecap": style == .square ? "square" : nil,
        ])
      timing.animate(
        "d", samples: shown.map { $0.parts[index].numbers }, tolerance: Self.tolerance,
        to: &writer, text: part.path)
      writer.close()
    }
    writer.close()
  }
}

extension JointFigure.Part {
  /// The path with other numbers.
  fileprivate func path(_ numbers: [Double]) -> String {
    var text = ""
    var index = 0
    for command in commands {
      let count = command == "Q" ? 4 : command == "Z" ? 0 : 2
      text +=
        "\(command)\(numbers[index..<(index + count)].map { $0.text() }.joined(separator: " "))"
      index += count
    }
    return text
  }
}
