// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Text with attributes")
struct TextLayoutTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func text(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { own, _ in own })
  }

  private func lines(_ text: NSAttributedString, width: CGFloat, maximumLines: Int = 0) -> [String]
  {
    TextLayout(text, defaults: TextLayout.Defaults(), width: width, maximumLines: maximumLines)
      .lines
      .map { $0.runs.map(\.string).joined() }
  }

  // A letter of the font is 6 points wide.
  @Test(
    "lines break between words where the width ends",
    arguments: [
      (61.0, ["one two", "three"]), (36, ["one", "two", "three"]), (500, ["one two three"]),
    ] as [(Double, [String])])
  func wrapping(width: Double, expected: [String]) {
    #expect(lines(text("one two three"), width: width) == expected)
  }

  @Test("lines of the text itself stay, and what is too much for the last is cut with dots")
  func cut() {
    #expect(lines(text("one\ntwo"), width: 100) == ["one", "two"])
    #expect(lines(text("one two three"), width: 61, maximumLines: 1) == ["one two t…"])
    #expect(lines(text("aaaa bbbb cccc"), width: 30, maximumLines: 2) == ["aaaa", "bbbb…"])
  }

  @Test("runs of different looks share lines")
  func runs() {
    let both = NSMutableAttributedString(attributedString: text("one two "))
    both.append(text("three four", [.foregroundColor: UIColor.red]))
    let layout = TextLayout(both, defaults: TextLayout.Defaults(), width: 90, maximumLines: 0)
    #expect(layout.lines.map { $0.runs.map(\.string).joined() } == ["one two three", "four"])
    #expect(layout.lines[0].runs.last?.color == UIColor.red.rgba)
    #expect(layout.lines[1].runs.map(\.color) == [UIColor.red.rgba])
  }

  @Test("a run that does not fit after a space begins the next line")
  func runAtEnd() {
    let both = NSMutableAttributedString(attributedString: text("one "))
    both.append(text("three", [.foregroundColor: UIColor.red]))
    #expect(lines(both, width: 36) == ["one ", "three"])
  }

  @Test("the size is that of the widest line and of all lines")
  func size() {
    #expect(text("four").size() == CGSize(width: 24, height: font.lineHeight.rounded(.up)))
    #expect(
      "four\nfives".size(withAttributes: [.font: font])
        == CGSize(width: 30, height: (2 * font.lineHeight).rounded(.up)))
    #expect(
      ("one two three" as NSString).boundingRect(
        with: CGSize(width: 61, height: 1000), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: nil
      ).height == (2 * font.lineHeight).rounded(.up))
  }

  @Test("kern, line spacing and line height count")
  func spacing() {
    #expect(text("four", [.kern: 2]).size().width == 32)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.minimumLineHeight = 20
    #expect(text("one\ntwo", [.paragraphStyle: style]).size().height == 45)
  }

  @Test("an attributed text that is drawn says its font, color and lines to the current context")
  func drawing() {
    let drawing = DrawingContexts.record(CGRect(x: 0, y: 0, width: 99, height: 99)) { _ in
      "hi".draw(
        at: CGPoint(x: 10, y: 20),
        withAttributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue])
    }
    guard case .text(let line, let point)? = drawing.steps.first?.mark else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(line.runs.map(\.string) == ["hi"] && line.runs[0].isUnderlined)
    #expect(point == CGPoint(x: 10, y: 20 + font.ascender))
  }

  @Test("paragraph styles of the same values are equal, and so are texts that have them")
  func equalStyles() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.headIndent = 7
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.hash == style.hash)
    #expect(text("a", [.paragraphStyle: style]) == text("a", [.paragraphStyle: copy]))
    style.alignment = .center
    #expect(copy != style)
    #expect(copy.alignment == .natural)
  }

  @Test("a paragraph style refuses numbers that are not finite")
  func senselessStyle() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 7
    style.headIndent = .nan
    style.lineSpacing = .infinity
    #expect(style.headIndent == 7)
    #expect(style.lineSpacing == 0)
  }
}
