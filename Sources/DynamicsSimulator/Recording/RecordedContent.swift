// SPDX-License-Identifier: Apache-2.0

/// A color in sRGB; every component lies between 0 and 1.
package struct RecordedColor: Sendable, Codable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A shadow below a box, in points.
package struct RecordedShadow: Sendable, Codable, Equatable {
  package var color: RecordedColor
  package var x: Double
  package var y: Double
  package var radius: Double

  package init(color: RecordedColor, x: Double, y: Double, radius: Double) {
    self.color = color
    self.x = x
    self.y = y
    self.radius = radius
  }
}

/// What a view draws above its background.
package enum RecordedContent: Sendable, Codable, Equatable {
  case none
  case text(RecordedText)
  case path(RecordedPath)
  case drawing(RecordedDrawing)
}

/// Shapes, texts and pictures as SVG in the coordinates of the view, with what they refer to.
package struct RecordedDrawing: Sendable, Codable, Equatable {
  package var markup: String
  package var definitions: [MarkupDefinition]

  /// The point of the drawing's coordinates that is the center of the box.
  package var centerX = 0.0
  package var centerY = 0.0
}

/// The text of a label, broken into lines.
package struct RecordedText: Sendable, Codable, Equatable {
  /// Where lines begin: at the left edge, in the middle, or at the right edge.
  package enum Alignment: String, Sendable, Codable {
    case left, center, right
  }

  package var lines: [String]
  package var color: RecordedColor

  /// Points.
  package var fontSize: Double

  /// Points from a line to the next.
  package var lineHeight: Double

  /// As in CSS: 400 is regular, 700 is bold.
  package var weight: Int
  package var alignment: Alignment

  /// The families to try, as in CSS; nil for the font of the picture.
  package var family: String?
  package var isItalic = false

  package init(
    lines: [String], color: RecordedColor, fontSize: Double, lineHeight: Double, weight: Int,
    alignment: Alignment
  ) {
    self.lines = lines
    self.color = color
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.weight = weight
    self.alignment = alignment
  }
}

/// An outline in the coordinate system of the box, with (0, 0) at its upper left corner.
package struct RecordedPath: Sendable, Codable, Equatable {
  /// The form that SVG gives to path data.
  package var data: String

  /// The point of the path's coordinates that is the center of the box.
  package var centerX = 0.0
  package var centerY = 0.0
  package var fill: RecordedColor?
  package var stroke: RecordedColor?
  package var lineWidth = 1.0

  /// The names are SVG's.
  package var lineCap = "butt"
  package var lineJoin = "miter"
  package var dashes: [Double] = []
  package var usesEvenOddFillRule = false

  package init(data: String) {
    self.data = data
  }
}
