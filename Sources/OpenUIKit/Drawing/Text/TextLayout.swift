// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout of attributed text: its lines.
struct TextLayout {
  /// A line with its metrics in points and its alignment.
  struct Line {
    var runs: [TextRun]
    var width: CGFloat
    /// Of the letters.
    var height: CGFloat
    /// From the top of the letters to the baseline.
    var ascent: CGFloat
    /// Between this line and the next.
    var spacing: CGFloat
    var alignment: NSTextAlignment
  }

  /// A run of text with the same attributes, and its paragraph style.
  private struct Piece {
    var run: TextRun
    var font: UIFont
    var style: NSParagraphStyle
  }

  private(set) var lines: [Line] = []

  /// Default attributes of the text.
  struct Defaults {
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var alignment = NSTextAlignment.natural
  }

  /// Breaks text into lines of a width in points; a `maximumLines` of 0 is no limit.
  init(_ text: NSAttributedString, defaults: Defaults, width: CGFloat, maximumLines: Int) {
    var line: [Piece] = []
    for piece in Self.pieces(of: text, defaults) {
      for (number, paragraph) in piece.run.string.split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        if number > 0 { finish(&line, defaults) }
        var part = piece
        part.run.string = String(paragraph)
        append(part, to: &line, width: maximumLines == 1 ? .infinity : width, defaults)
      }
    }
    finish(&line, defaults)
    if maximumLines > 0, lines.count > maximumLines {
      lines.removeLast(lines.count - maximumLines)
      cutLast(width: width, defaults, isCut: true)
    } else if let last = lines.last, !TextMetrics.fits(last.width, in: width) {
      cutLast(width: width, defaults, isCut: false)
    }
  }

  /// The size of the lines, rounded up to whole points.
  var size: CGSize {
    CGSize(
      width: (lines.map(\.width).max() ?? 0).rounded(.up),
      height: height.rounded(.up))
  }

  private var height: CGFloat {
    lines.reduce(0) { $0 + $1.height + $1.spacing } - (lines.last?.spacing ?? 0)
  }

  /// The drawing of the lines in a rectangle, vertically centered or from its top.
  func drawing(in rect: CGRect, isCentered: Bool) -> VectorDrawing {
    var drawing = VectorDrawing()
    var y = isCentered ? rect.midY - height / 2 : rect.minY
    for line in lines {
      let (x, anchor): (CGFloat, TextLine.Anchor) =
        switch line.alignment {
        case .center: (rect.midX, .middle)
        case .right: (rect.maxX, .end)
        case .left, .justified, .natural: (rect.minX, .start)
        }
      addBackgrounds(of: line, x: x, y: y, anchor, to: &drawing)
      if line.runs.contains(where: { !$0.string.isEmpty }) {
        let baseline = CGPoint(x: x, y: y + line.ascent)
        drawing.append(DrawingStep(.text(TextLine(line.runs, anchor: anchor), at: baseline)))
      }
      y += line.height + line.spacing
    }
    return drawing
  }

  private func addBackgrounds(
    of line: Line, x: CGFloat, y: CGFloat, _ anchor: TextLine.Anchor,
    to drawing: inout VectorDrawing
  ) {
    var left = x - (anchor == .middle ? line.width / 2 : anchor == .end ? line.width : 0)
    for run in line.runs {
      let width = TextMetrics.width(of: run)
      if let color = run.background {
        let rect = CGRect(x: left, y: y, width: width, height: line.height)
        drawing.append(
          DrawingStep(.fill(.rectangle(rect), .color(color), usesEvenOddRule: false)))
      }
      left += width
    }
  }

  // MARK: Breaking

  /// Appends words to the current line; a word that does not fit begins the next line.
  private mutating func append(
    _ piece: Piece, to line: inout [Piece], width: CGFloat, _ defaults: Defaults
  ) {
    var current = piece
    current.run.string = ""
    line.append(current)
    for (number, word) in piece.run.string.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      let longer = (number > 0 ? " " : "") + word
      let used = line.reduce(0) { $0 + TextMetrics.width(of: $1.run) }
      var extra = piece.run
      extra.string = longer
      let written = line.last { !$0.run.string.isEmpty }?.run.string
      // A line may break before each word, and before a run if the previous run ends with a space.
      let mayBreak = number > 0 || written?.last == " "
      if mayBreak, written != nil,
        !TextMetrics.fits(used + TextMetrics.width(of: extra), in: width)
      {
        finish(&line, defaults)
        current.run.string = String(word)
        line.append(current)
      } else {
        line[line.count - 1].run.string += longer
      }
    }
  }

  private mutating func finish(_ line: inout [Piece], _ defaults: Defaults) {
    defer { line = [] }
    let style = line.first?.style
    let fonts = line.isEmpty ? [defaults.font] : line.map(\.font)
    let natural = fonts.map(\.lineHeight).max() ?? 0
    let height = style?.lineHeight(of: natural) ?? natural
    let ascent = (fonts.map(\.ascender).max() ?? 0) + (height - natural)
    lines.append(
      Line(
        runs: line.map(\.run),
        width: line.reduce(0) { $0 + TextMetrics.width(of: $1.run) }, height: height,
        ascent: ascent, spacing: style?.lineSpacing ?? 0,
        alignment: style.map { $0.alignment == .natural ? defaults.alignment : $0.alignment }
          ?? defaults.alignment))
  }

  /// Truncates the last line with an ellipsis if it is too long.
  private mutating func cutLast(width: CGFloat, _ defaults: Defaults, isCut: Bool) {
    guard var last = lines.popLast(), width.isFinite else { return }
    func total() -> CGFloat { last.runs.reduce(0) { $0 + TextMetrics.width(of: $1) } }
    if let end = last.runs.indices.last { last.runs[end].string += "…" }
    while total() > width, let end = last.runs.lastIndex(where: { $0.string.count > 1 }) {
      last.runs.removeLast(last.runs.count - 1 - end)
      let text = last.runs[end].string
      last.runs[end].string = String(text.dropLast(text.hasSuffix("…") ? 2 : 1)) + "…"
      if last.runs[end].string == "…", end > 0 { last.runs.removeLast() }
    }
    last.width = total()
    lines.append(last)
  }

  private static func pieces(of text: NSAttributedString, _ defaults: Defaults) -> [Piece] {
    var pieces: [Piece] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let string = text.attributedSubstring(from: range).string
      let font = attributes[.font] as? UIFont ?? defaults.font
      let color = attributes[.foregroundColor] as? UIColor ?? defaults.color
      var run = TextRun(string, font: TextFont(font), color: color.rgba)
      run.background = (attributes[.backgroundColor] as? UIColor)?.rgba
      run.isUnderlined = number(attributes[.underlineStyle]) != 0
      run.isStruckThrough = number(attributes[.strikethroughStyle]) != 0
      run.kern = number(attributes[.kern]) + number(attributes[.tracking])
      run.baselineOffset = number(attributes[.baselineOffset])
      let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      pieces.append(Piece(run: run, font: font, style: style))
    }
    return pieces
  }

  /// The number in an attribute of any numeric type.
  private static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat? =
      switch value {
      case let value as NSNumber: CGFloat(value.doubleValue)
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }
}
