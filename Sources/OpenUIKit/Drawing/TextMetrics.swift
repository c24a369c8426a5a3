// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures text by the widths of its characters.
struct TextMetrics {
  let font: UIFont

  /// The width of a line, in points.
  func width(of line: some StringProtocol) -> CGFloat {
    Self.width(of: line, font: TextFont(font)).rounded(.up)
  }

  /// The width of a run, in points.
  static func width(of run: TextRun) -> CGFloat {
    width(of: run.string, font: run.font) + run.kern * CGFloat(run.string.count)
  }

  private static func width(of line: some StringProtocol, font: TextFont) -> CGFloat {
    let family = font.family.lowercased()
    let isMonospaced = ["mono", "courier", "menlo"].contains { family.contains($0) }
    let boldness = max(0, font.weight) / UIFont.Weight.bold.rawValue
    let widths = line.reduce(CGFloat(0)) {
      $0 + (isMonospaced ? 0.6 : CharacterWidths.width(of: $1, boldness: boldness))
    }
    return widths * font.size
  }

  /// Whether a measured width is as good as another.
  ///
  /// A storyboard's label is exactly as wide as its text is in Apple's font, from which the
  /// measure differs by a few percent.
  static func fits(_ measured: CGFloat, in width: CGFloat) -> Bool {
    measured <= width * 1.03 + 1
  }

  /// The size of lines, in points.
  func size(of lines: [String]) -> CGSize {
    guard !(lines.count == 1 && lines[0].isEmpty), !lines.isEmpty else { return .zero }
    return CGSize(
      width: lines.map { width(of: $0) }.max() ?? 0,
      height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
  }

  /// Wraps text between words into lines of a width; the last line is truncated.
  func lines(
    of text: String, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if maximumLines == 1 {
        result.append(String(paragraph))
      } else {
        result += wrapped(paragraph, width: width)
      }
    }
    guard maximumLines > 0 else { return result }
    var shown = Array(result.prefix(maximumLines))
    guard let last = shown.last else { return [] }
    if result.count > maximumLines || !Self.fits(self.width(of: last), in: width) {
      shown[shown.count - 1] = shortened(
        last, width: width, isCut: result.count > maximumLines, mode: mode)
    }
    return shown
  }

  private func wrapped(_ paragraph: Substring, width: CGFloat) -> [String] {
    guard width.isFinite else { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, !Self.fits(self.width(of: longer), in: width) {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    lines.append(line)
    return lines
  }

  private func shortened(
    _ line: String, width: CGFloat, isCut: Bool, mode: NSLineBreakMode
  ) -> String {
    guard isCut || !Self.fits(self.width(of: line), in: width), width.isFinite else { return line }
    var (head, tail) = (Array(line), [Character]())
    let dots = mode == .byClipping || mode == .byCharWrapping ? "" : "…"
    if mode == .byTruncatingHead { (head, tail) = ([], head) }
    if mode == .byTruncatingMiddle {
      tail = Array(head.suffix(head.count / 2))
      head.removeLast(tail.count)
    }
    func rest(without removed: Int) -> String {
      var (kept, end) = (head.count, tail.count)
      for _ in 0..<removed { if kept > end { kept -= 1 } else { end -= 1 } }
      return String(head.prefix(kept)) + dots + String(tail.suffix(end))
    }
    // Binary search, because measuring once per character would be slow for long lines.
    var (minimum, maximum) = (0, head.count + tail.count)
    while minimum < maximum {
      let middle = (minimum + maximum) / 2
      let isTooLong = self.width(of: rest(without: middle)) > width
      if isTooLong { minimum = middle + 1 } else { maximum = middle }
    }
    return rest(without: minimum)
  }
}
