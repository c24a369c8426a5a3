// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Drawing text in rectangles")
@MainActor
struct NSStringDrawingTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func steps(_ draw: () -> Void) -> [DrawingStep] {
    DrawingContexts.record(CGRect(x: 0, y: 0, width: 200, height: 200)) { _ in draw() }.steps
  }

  private func text(_ step: DrawingStep?) -> (line: TextLine, point: CGPoint)? {
    if case .text(let line, let point)? = step?.mark { (line, point) } else { nil }
  }

  private func attributes(
    _ more: [NSAttributedString.Key: Any] = [:]
  ) -> [NSAttributedString.Key: Any] {
    more.merging([.font: font]) { own, _ in own }
  }

  @Test("options, alignments and line styles have the header's numbers")
  func constants() {
    let options: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 8, 32])
    #expect(
      [NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    let lines: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
      .byWord,
    ]
    #expect(lines.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
  }

  @Test("a drawing context draws at the full scale")
  func context() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    #expect(context.totalBounds == .zero)
  }

  @Test("without the option for lines the text is measured on one; with it, in the width")
  func boundingRect() {
    func size(_ options: NSStringDrawingOptions, width: CGFloat) -> CGSize {
      "one two three".boundingRect(
        with: CGSize(width: width, height: 99), options: options, attributes: attributes(),
        context: nil
      ).size
    }
    let line = font.lineHeight
    #expect(size([], width: 40) == CGSize(width: 78, height: line.rounded(.up)))
    #expect(
      size(.usesLineFragmentOrigin, width: 42)
        == CGSize(width: 42, height: (2 * line).rounded(.up)))
    #expect(size(.usesLineFragmentOrigin, width: 0).width == 78)
  }

  private nonisolated static let alignments: [(NSTextAlignment, CGFloat, TextLine.Anchor)] = [
    (.left, 10, .start), (.natural, 10, .start), (.justified, 10, .start), (.center, 60, .middle),
    (.right, 110, .end),
  ]

  @Test("a paragraph's alignment anchors its lines in the rectangle", arguments: 0..<5)
  func alignment(number: Int) throws {
    let (alignment, x, anchor) = Self.alignments[number]
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let steps = steps {
      "one\ntwo".draw(in: rect, withAttributes: attributes([.paragraphStyle: style]))
    }
    #expect(steps.count == 2)
    let (first, second) = (try #require(text(steps[0])), try #require(text(steps[1])))
    #expect(first.line.anchor == anchor && first.point.x == x)
    #expect(abs(first.point.y - (20 + font.ascender)) < 1e-9)
    #expect(abs(second.point.y - first.point.y - font.lineHeight) < 1e-9)
  }

  @Test("a background is filled behind its run alone", arguments: [NSTextAlignment.left, .right])
  func background(alignment: NSTextAlignment) throws {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let both = NSMutableAttributedString(
      string: "one ", attributes: attributes([.paragraphStyle: style]))
    both.append(
      NSAttributedString(
        string: "two",
        attributes: attributes([.backgroundColor: UIColor.red, .paragraphStyle: style])))
    let steps = steps { both.draw(in: rect) }
    guard case .fill(let path, .color(let color), _)? = steps.first?.mark else {
      Issue.record("there is no background")
      return
    }
    // Three letters after four, or before the right edge.
    #expect(abs(path.bounds.minX - (alignment == .left ? 34 : 92)) < 1e-9)
    #expect(abs(path.bounds.width - 18) < 1e-9 && color == UIColor.red.rgba)
    #expect(text(steps.last)?.line.runs.count == 2)
  }

  private nonisolated static let numbers: [@Sendable () -> Any] = [
    { 1 }, { NSNumber(value: 1) }, { 1.0 }, { CGFloat(1) }, { Float(1) },
    { NSUnderlineStyle.single },
  ]

  @Test("the style of lines may be any kind of number", arguments: 0..<6)
  func numberKinds(number: Int) {
    let value = Self.numbers[number]()
    let run = text(
      steps {
        "a".draw(
          at: .zero,
          withAttributes: attributes([.underlineStyle: value, .strikethroughStyle: value]))
      }.first)?.line.runs.first
    #expect(run?.isUnderlined == true && run?.isStruckThrough == true)
  }

  @Test("kern and tracking add up, a number that is not finite counts as none")
  func kern() {
    #expect("four".size(withAttributes: attributes([.kern: 1, .tracking: 2])).width == 36)
    #expect("four".size(withAttributes: attributes([.kern: Double.nan])).width == 24)
    #expect("four".size(withAttributes: attributes([.kern: "wide"])).width == 24)
  }

  @Test("strings of Foundation and of Swift are drawn alike")
  func foundation() {
    let pairs = [
      (
        steps { "hi".draw(at: rect.origin, withAttributes: attributes()) },
        steps { ("hi" as NSString).draw(at: rect.origin, withAttributes: attributes()) }
      ),
      (
        steps { "hi".draw(in: rect, withAttributes: attributes()) },
        steps {
          ("hi" as NSString).draw(with: rect, options: [], attributes: attributes(), context: nil)
        }
      ),
    ]
    for (swift, foundation) in pairs { #expect(swift == foundation && swift.count == 1) }
  }

  @Test("text without attributes is black, in the system font of 12 points")
  func defaults() {
    let run = text(steps { "a".draw(at: .zero) }.first)?.line.runs.first
    #expect(run?.color == UIColor.black.rgba && run?.font == TextFont(.systemFont(ofSize: 12)))
  }

  @Test("places that are not finite are refused")
  func refusals() {
    let messages = RefusalLog.record {
      let steps = steps {
        "a".draw(at: CGPoint(x: CGFloat.nan, y: 0))
        "a".draw(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      }
      #expect(steps.isEmpty)
    }
    #expect(messages.count == 2)
  }

  // MARK: Paragraph styles

  /// The multiple of the font's height, within the limits that are not 0.
  @Test(
    "the height of lines",
    arguments: [
      (0, 0, 0, 10), (2, 0, 0, 20), (0, 15, 0, 15), (0, 0, 8, 8), (3, 0, 25, 25), (0.5, 7, 6, 6),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lineHeight(multiple: CGFloat, minimum: CGFloat, maximum: CGFloat, expected: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = multiple
    (style.minimumLineHeight, style.maximumLineHeight) = (minimum, maximum)
    #expect(style.lineHeight(of: 10) == expected)
  }

  @Test("a style has UIKit's defaults, and a mutable copy is independent of it")
  func styles() throws {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect([style.lineSpacing, style.paragraphSpacing, style.lineHeightMultiple] == [0, 0, 0])
    #expect([style.minimumLineHeight, style.maximumLineHeight] == [0, 0])
    #expect([style.firstLineHeadIndent, style.headIndent, style.tailIndent] == [0, 0, 0])
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    (copy.alignment, copy.lineSpacing, copy.paragraphSpacing) = (.right, 3, 4)
    #expect(style.alignment == .natural && style != copy)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy && other.alignment == .right && other.paragraphSpacing == 4)
    #expect(!(copy.copy() is NSMutableParagraphStyle))
  }
}
