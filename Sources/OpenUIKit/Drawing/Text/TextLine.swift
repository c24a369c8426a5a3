// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A font as plain values.
package struct TextFont: Hashable, Sendable {
  package var family: String
  /// In points.
  package var size: CGFloat
  /// From −1 to 1, 0 is regular.
  package var weight: CGFloat
  package var isItalic: Bool

  package init(_ font: UIFont) {
    family = font.familyName
    size = font.pointSize
    weight = font.weight.rawValue
    isItalic = font.isItalic
  }
}

/// A run of a line with the same attributes.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: TextFont
  package var color: ColorComponents
  package var background: ColorComponents?
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Extra spacing between characters, in points.
  package var kern: CGFloat = 0
  /// Points above the baseline.
  package var baselineOffset: CGFloat = 0

  package init(_ string: String, font: TextFont, color: ColorComponents) {
    self.string = string
    self.font = font
    self.color = color
  }
}

/// A line of text.
package struct TextLine: Hashable, Sendable {
  /// The anchor of the line: its start, center or end.
  package enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  package var runs: [TextRun]
  package var anchor = Anchor.start

  package init(_ runs: [TextRun], anchor: Anchor = .start) {
    self.runs = runs
    self.anchor = anchor
  }

  func tinted(_ color: ColorComponents) -> TextLine {
    var line = self
    for index in line.runs.indices { line.runs[index].color = color }
    return line
  }
}
