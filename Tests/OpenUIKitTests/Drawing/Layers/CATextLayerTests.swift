// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("CATextLayer")
@MainActor
struct CATextLayerTests {
  private func layer(_ string: Any?, _ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (layer.string, layer.fontSize) = (string, 10)
    change(layer)
    return layer
  }

  private func lines(_ layer: CATextLayer) -> [(line: TextLine, point: CGPoint)] {
    guard case .drawing(let drawing) = layer.content else { return [] }
    return drawing.steps.compactMap { step in
      if case .text(let line, let point) = step.mark { (line, point) } else { nil }
    }
  }

  private func strings(_ layer: CATextLayer) -> [String] {
    lines(layer).map { $0.line.runs.map(\.string).joined() }
  }

  private nonisolated static let alignments:
    [(CATextLayerAlignmentMode, TextLine.Anchor, CGFloat)] =
      [
        (.natural, .start, 5), (.left, .start, 5), (.justified, .start, 5), (.center, .middle, 55),
        (.right, .end, 105),
      ]

  @Test("each mode anchors the lines at its place in the bounds", arguments: 0..<5)
  func alignment(number: Int) throws {
    let (mode, anchor, x) = Self.alignments[number]
    let layer = layer("text") {
      $0.alignmentMode = mode
      $0.bounds.origin = CGPoint(x: 5, y: 7)
    }
    let first = try #require(lines(layer).first)
    #expect(first.line.anchor == anchor && first.point.x == x)
    let font = UIFont.systemFont(ofSize: 10)
    #expect(abs(first.point.y - (7 + font.ascender)) < 1e-9)
  }

  @Test("the lines of the text are one line height apart")
  func lineHeight() {
    let points = lines(layer("a\nb\nc")).map(\.point.y)
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(points.count == 3)
    #expect(zip(points, points.dropFirst()).allSatisfy { abs($1 - $0 - height) < 1e-9 })
  }

  @Test("a text wraps at the width only if it may")
  func wrapping() {
    // A letter of this font is 6 points wide.
    let text = layer("one two three four") {
      $0.font = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular)
    }
    #expect(strings(text) == ["one two three four"])
    text.isWrapped = true
    #expect(strings(text) == ["one two three", "four"])
  }

  @Test("the font is given as one or by its name, always in the layer's size")
  func fonts() throws {
    let bold = layer("a") { $0.font = UIFont.boldSystemFont(ofSize: 99) }
    let font = try #require(lines(bold).first?.line.runs.first?.font)
    #expect(font.size == 10 && font.weight == UIFont.Weight.bold.rawValue)
    let named = layer("a") { $0.font = "Courier-Bold" }
    #expect(lines(named).first?.line.runs.first?.font.family == "Courier")
    #expect(lines(layer("a") { $0.font = 7 }).first?.line.runs.first?.font.size == 10)
  }

  @Test("the text is drawn in the foreground color, and not without one")
  func color() {
    let red = layer("a") { $0.foregroundColor = UIColor.red.cgColor }
    #expect(lines(red).first?.line.runs.first?.color == UIColor.red.rgba)
    red.foregroundColor = nil
    #expect(lines(red).isEmpty)
  }

  @Test("the characters of an attributed text are drawn; nothing else is text")
  func attributed() {
    #expect(strings(layer(NSAttributedString(string: "hello"))) == ["hello"])
    #expect(strings(layer("")).isEmpty && strings(layer(nil)).isEmpty && strings(layer(42)).isEmpty)
  }

  #if !canImport(CoreGraphics)
    @Test("a font of Core Graphics is one by its name")
    func graphicsFont() throws {
      let font = try #require(CGFont("Courier-Bold"))
      #expect(font.fullName == "Courier-Bold")
      let content = layer("a") { $0.font = font }.content
      #expect(content == layer("a") { $0.font = "Courier-Bold" }.content)
      #expect(content != layer("a").content)
    }
  #endif

  @Test("a font size that is not finite is refused")
  func refusal() {
    let layer = layer("a")
    let messages = RefusalLog.record {
      layer.fontSize = .nan
      layer.fontSize = .infinity
    }
    #expect(messages.count == 2 && layer.fontSize == 10)
  }

  @Test("a copy has the text and its style")
  func copying() {
    let original = layer("a") {
      ($0.alignmentMode, $0.truncationMode, $0.isWrapped) = (.right, .end, true)
      ($0.font, $0.foregroundColor) = ("Courier", UIColor.red.cgColor)
    }
    let copy = CATextLayer(layer: original)
    #expect(copy.string as? String == "a" && copy.fontSize == 10 && copy.isWrapped)
    #expect(copy.alignmentMode == .right && copy.truncationMode == .end)
    #expect(copy.font as? String == "Courier" && copy.foregroundColor == UIColor.red.cgColor)
    #expect(copy.frame == original.frame)
    #expect(CATextLayer(layer: CALayer()).string == nil)
  }
}
