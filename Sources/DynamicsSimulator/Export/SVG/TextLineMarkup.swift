// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Writes a line of text of a drawing.
struct TextLineMarkup {
  let line: TextLine
  let point: CGPoint

  func write(to writer: inout MarkupWriter) {
    let runs = line.runs.filter { !$0.string.isEmpty }
    guard let first = runs.first else { return }
    let anchor: String? =
      switch line.anchor {
      case .start: nil
      case .middle: "middle"
      case .end: "end"
      }
    let (x, y) = (Double(point.x).text(), Double(point.y - first.baselineOffset).text())
    if runs.count == 1 {
      let look = RunLook(first)
      writer.element(
        "text",
        [
          "x": x, "y": y, "text-anchor": anchor, "font-family": look.family,
          "font-size": look.size, "font-weight": look.weight, "font-style": look.style,
          "fill": look.color, "fill-opacity": look.opacity, "text-decoration": look.decoration,
          "letter-spacing": look.spacing, "style": look.whiteSpace,
        ], characters: first.string)
      return
    }
    writer.open("text", ["x": x, "y": y, "text-anchor": anchor, "style": "white-space:pre"])
    var height = first.baselineOffset
    for run in runs {
      let look = RunLook(run)
      let rise = run.baselineOffset - height
      height = run.baselineOffset
      writer.element(
        "tspan",
        [
          "dy": rise == 0 ? nil : Double(-rise).text(), "font-family": look.family,
          "font-size": look.size, "font-weight": look.weight, "font-style": look.style,
          "fill": look.color, "fill-opacity": look.opacity, "text-decoration": look.decoration,
          "letter-spacing": look.spacing,
        ], characters: run.string)
    }
    writer.close()
  }

  /// The attributes of a run.
  private struct RunLook {
    let run: TextRun
    let recordedColor: RecordedColor

    init(_ run: TextRun) {
      self.run = run
      recordedColor = RecordedColor(run.color)
    }

    var family: String? { FontFamily.css(run.font.family) }
    var size: String { Double(run.font.size).text() }
    var weight: String? {
      let weight = RecordedText.weight(Double(run.font.weight))
      return weight == 400 ? nil : "\(weight)"
    }
    var style: String? { run.font.isItalic ? "italic" : nil }
    var color: String { recordedColor.css }
    var opacity: String? { recordedColor.cssOpacity }
    var decoration: String? {
      let lines = [
        run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil,
      ].compactMap { $0 }
      return lines.isEmpty ? nil : lines.joined(separator: " ")
    }
    var spacing: String? { run.kern == 0 ? nil : Double(run.kern).text() }
    var whiteSpace: String? { run.string.contains("  ") ? "white-space:pre" : nil }
  }
}

/// Names fonts for a browser.
enum FontFamily {
  /// The families to try, the named one first; nil for the system's font, which the picture has anyway.
  static func css(_ family: String) -> String? {
    let plain = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    switch plain {
    case "", "system-ui", "System", "SFUIText", "SFUI": return nil
    case "monospace": return "ui-monospace,Menlo,Consolas,monospace"
    default:
      // AvenirNext is one word in the names of fonts and two in the names of families.
      let words = plain.reduce(into: "") { text, letter in
        if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
        text.append(letter)
      }
      return "'\(plain)','\(words)',\(DeviceFrame.fonts)"
    }
  }
}
