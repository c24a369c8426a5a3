// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UILabel")
struct UILabelTests {
  /// A label whose letters are 6 points wide.
  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = text
    return label
  }

  private func lines(_ label: UILabel) -> [String] {
    guard case .text(let text) = label.presentedContent() else { return [] }
    return text.lines
  }

  @Test(
    "a line that is too long gives way where the mode says",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"),
      (.byTruncatingMiddle, "ab…ij"), (.byClipping, "abcde"),
    ])
  func lineBreakMode(mode: NSLineBreakMode, expected: String) {
    let label = label("abcdefghij", width: 30)
    label.lineBreakMode = mode
    #expect(lines(label) == [expected])
  }

  @Test("as many lines as asked for, and all of them for 0")
  func numberOfLines() {
    let label = label("one two three four", width: 36)
    #expect(lines(label).count == 1)
    label.numberOfLines = 2
    #expect(lines(label) == ["one", "two…"])
    label.numberOfLines = 0
    #expect(lines(label) == ["one", "two", "three", "four"])
    #expect(label.sizeThatFits(CGSize(width: 36, height: 0)).width == 30)
  }

  @Test("attributes show until a plain text takes their place")
  func attributes() {
    let label = label("plain", width: 100)
    label.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "red")
    label.displayIfNeeded()
    guard case .drawing(let drawing) = label.presentedContent(),
      case .text(let line, _)? = drawing.steps.first?.mark
    else {
      Issue.record("no text was drawn")
      return
    }
    #expect(line.runs.map(\.color) == [UIColor.red.rgba])
    label.text = "plain"
    #expect(lines(label) == ["plain"])
    #expect(label.attributedText?.string == "plain")
  }

  @Test("a subclass moves the text by drawing it elsewhere")
  func movedText() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 12, dy: 0))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "moved"
    label.displayIfNeeded()
    guard case .drawing(let drawing) = label.presentedContent(),
      case .text(_, let point)? = drawing.steps.first?.mark
    else {
      Issue.record("no text was drawn")
      return
    }
    #expect(point.x == 12)
  }

  @Test("a text is made smaller down to the smallest share, and then cut")
  func fitted() {
    let label = label("0123456789", width: 30)
    label.adjustsFontSizeToFitWidth = true
    guard case .text(let text) = label.presentedContent() else { return }
    #expect(text.fontSize == 5)
    label.minimumScaleFactor = 0.8
    guard case .text(let limited) = label.presentedContent() else { return }
    #expect(limited.fontSize == 8 && limited.lines[0].hasSuffix("…"))
  }
}
