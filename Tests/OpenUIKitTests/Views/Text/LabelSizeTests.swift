// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Sizes and colors of UILabel")
struct LabelSizeTests {
  /// A label whose letters are 6 points wide.
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  private func height(_ lines: Int) -> CGFloat {
    (CGFloat(lines) * UIFont.systemFont(ofSize: 10).lineHeight).rounded(.up)
  }

  @Test("a label shows nothing, on one line that is cut at its end, and ignores touches")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(label.font.pointSize == 17 && label.textColor == .label && label.isEnabled)
    #expect(!label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0 && label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("font and color set to nil are the defaults again")
  func resetting() {
    let label = label("a")
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label)
  }

  @Test(
    "a label is as wide as its longest line and as high as all",
    arguments: [
      ("one two three", 1, 0, 13, 1), ("one two three", 0, 0, 13, 1),
      ("one two three", 0, 42, 7, 2), ("one two three", 0, 36, 5, 3),
      ("one two three", 3, 36, 5, 3), ("one two three", 1, 36, 13, 1),
      ("one\ntwo", 0, 0, 3, 2), ("one\n\nthree", 0, 0, 5, 3),
    ])
  func fitting(text: String, maximum: Int, width: Int, letters: Int, lines: Int) {
    let size = label(text, lines: maximum).sizeThatFits(CGSize(width: CGFloat(width), height: 0))
    #expect(size == CGSize(width: CGFloat(letters * 6), height: height(lines)))
  }

  @Test("of more lines than allowed, only those allowed count")
  func limitedLines() {
    let size = label("one two three four", lines: 2).sizeThatFits(CGSize(width: 36, height: 0))
    #expect(size.height == height(2) && size.width <= 36)
  }

  @Test("plain and attributed text of the same font have the same size")
  func attributed() {
    for (lines, width) in [(1, 0), (0, 42), (0, 36), (2, 42)] {
      let plain = label("one two three", lines: lines)
      let other = label(nil, lines: lines)
      other.attributedText = NSAttributedString(string: "one two three")
      let limit = CGSize(width: CGFloat(width), height: 0)
      #expect(plain.sizeThatFits(limit) == other.sizeThatFits(limit))
    }
  }

  @Test("a negative number of lines is no limit, for both kinds of text")
  func negativeLines() {
    let label = label("one two three", lines: -3)
    let limit = CGSize(width: 36, height: 0)
    #expect(label.sizeThatFits(limit).height == height(3))
    label.attributedText = NSAttributedString(string: "one two three")
    #expect(label.sizeThatFits(limit).height == height(3))
  }

  @Test("the preferred width wraps the natural size, of a label with several lines only")
  func preferredWidth() {
    let label = label("one two three", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: 78, height: height(1)))
    label.preferredMaxLayoutWidth = 42
    #expect(label.intrinsicContentSize == CGSize(width: 42, height: height(2)))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 78, height: height(1)))
    let messages = RefusalLog.record { label.preferredMaxLayoutWidth = .nan }
    #expect(messages.count == 1 && label.preferredMaxLayoutWidth == 42)
  }

  @Test("the rectangle of the text begins where its bounds do")
  func textRect() {
    let bounds = CGRect(x: 7, y: 9, width: 42, height: 100)
    let rect = label("one two three").textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(rect == CGRect(x: 7, y: 9, width: 42, height: height(2)))
  }

  @Test("the color is that of the state: highlighted, or pale where the label is disabled")
  func colors() {
    let label = label("one")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    (label.textColor, label.highlightedTextColor) = (.red, .green)
    func color() -> ColorComponents? {
      guard case .text(let text) = label.presentedContent() else { return nil }
      return text.color
    }
    #expect(color() == UIColor.red.rgba)
    label.isHighlighted = true
    #expect(color() == UIColor.green.rgba)
    label.highlightedTextColor = nil
    #expect(color() == UIColor.red.rgba)
    label.isEnabled = false
    #expect((color()?.alpha ?? 1) < 1 && color()?.red == UIColor.red.rgba.red)
  }

  @Test("a shadow is the text again, in its color and moved by its offset, below the text")
  func shadow() {
    let label = label("one")
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 3, height: 4)
    label.displayIfNeeded()
    guard case .drawing(let drawing) = label.presentedContent(), drawing.steps.count == 2 else {
      Issue.record("there is no shadow")
      return
    }
    let places = drawing.steps.map { step -> CGPoint? in
      if case .text(_, let point) = step.mark { point.applying(step.transform) } else { nil }
    }
    if let shadow = places[0], let text = places[1] {
      #expect(abs(shadow.x - text.x - 3) < 1e-9 && abs(shadow.y - text.y - 4) < 1e-9)
    }
    let messages = RefusalLog.record { label.shadowOffset.width = .infinity }
    #expect(messages.count == 1 && label.shadowOffset.width == 3)
  }
}
