// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws a symbol on a square of 24 units.
struct SymbolPen {
  /// The side of the square that symbols are drawn on.
  static let side: CGFloat = 24

  /// The width of lines, in units.
  let lineWidth: CGFloat
  private(set) var drawing = VectorDrawing()

  private static let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)

  init(lineWidth: CGFloat) {
    self.lineWidth = lineWidth
  }

  /// Strokes a path.
  mutating func stroke(_ path: PathGeometry, opacity: CGFloat = 1) {
    var style = LineStyle(width: lineWidth)
    style.cap = .round
    style.join = .round
    append(.stroke(path, .color(Self.black), style), opacity: opacity)
  }

  /// Fills a path by the even-odd rule.
  mutating func fill(_ path: PathGeometry, opacity: CGFloat = 1) {
    append(.fill(path, .color(Self.black), usesEvenOddRule: true), opacity: opacity)
  }

  /// Draws a letter or a number in the middle.
  mutating func letter(_ text: String, center: CGPoint, size: CGFloat) {
    let font = TextFont(.systemFont(ofSize: size, weight: .semibold))
    let run = TextRun(text, font: font, color: Self.black)
    append(
      .text(
        TextLine([run], anchor: .middle),
        // Capitals are about 0.7 of a font's size high.
        at: CGPoint(x: center.x, y: center.y + size * 0.355)))
  }

  private mutating func append(_ mark: DrawingMark, opacity: CGFloat = 1) {
    var step = DrawingStep(mark)
    step.opacity = opacity
    drawing.append(step)
  }
}

extension PathGeometry {
  /// Parses a path in the notation of SVG's `d` attribute; only uppercase M, L, C, Q and Z with
  /// spaces between all parts are supported.
  init(symbol text: String) {
    self.init()
    var numbers: [CGFloat] = []
    var command: Substring = ""
    func points() -> [CGPoint] {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    let parts: [Substring] = text.split(separator: " ") + ["end"]
    for part in parts {
      if let number = Double(part) {
        numbers.append(CGFloat(number))
        continue
      }
      let own = points()
      switch command {
      case "M":
        for (index, point) in own.enumerated() { append(index == 0 ? .move(point) : .line(point)) }
      case "L": for point in own { append(.line(point)) }
      case "Q":
        for index in stride(from: 0, to: own.count - 1, by: 2) {
          append(.quadCurve(control: own[index], end: own[index + 1]))
        }
      case "C":
        for index in stride(from: 0, to: own.count - 2, by: 3) {
          append(
            .curve(control1: own[index], control2: own[index + 1], end: own[index + 2]))
        }
      case "Z": append(.close)
      default: break
      }
      command = part
      numbers = []
    }
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> PathGeometry {
    .ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> PathGeometry {
    .roundedRectangle(
      CGRect(x: x, y: y, width: width, height: height), corners: .allCorners,
      radii: CGSize(width: radius, height: radius))
  }

  /// A part of a circle; degrees clockwise from the right.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> PathGeometry {
    var path = PathGeometry()
    path.appendArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
      endAngle: end * .pi / 180, clockwise: true)
    return path
  }

  /// A closed polygon whose corners lie alternately on two circles around the middle.
  static func star(points: Int, outer: CGFloat, inner: CGFloat) -> PathGeometry {
    var path = PathGeometry()
    let middle = CGPoint(x: SymbolPen.side / 2, y: SymbolPen.side / 2)
    for corner in 0..<2 * points {
      let angle = CGFloat(corner) * .pi / CGFloat(points) - .pi / 2
      let point = middle.onCircle(radius: corner % 2 == 0 ? outer : inner, angle: angle)
      path.append(corner == 0 ? .move(point) : .line(point))
    }
    path.append(.close)
    return path
  }

  /// The paths one after the other.
  static func + (left: PathGeometry, right: PathGeometry) -> PathGeometry {
    var both = left
    both.append(contentsOf: right)
    return both
  }

  /// The path around the middle of a symbol, smaller.
  func shrunk(to share: CGFloat) -> PathGeometry {
    let middle = SymbolPen.side / 2
    return applying(
      CGAffineTransform(
        a: share, b: 0, c: 0, d: share, tx: middle * (1 - share), ty: middle * (1 - share)))
  }

  /// The path turned around the middle of a symbol, in quarters of a turn clockwise.
  func turned(_ quarters: Int) -> PathGeometry {
    let middle = SymbolPen.side / 2
    var result = self
    for _ in 0..<quarters {
      result = result.applying(
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2 * middle, ty: 0))
    }
    return result
  }
}
