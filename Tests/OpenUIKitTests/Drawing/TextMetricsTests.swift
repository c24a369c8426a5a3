// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

/// A letter of the monospaced font of ten points is six points wide.
@Suite("Measuring and truncating lines")
struct TextMetricsTests {
  private let metrics = TextMetrics(font: .monospacedSystemFont(ofSize: 10, weight: .regular))

  private func lines(
    _ text: String, width: CGFloat, maximum: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    metrics.lines(of: text, width: width, maximumLines: maximum, mode: mode)
  }

  @Test("the modes have the header's numbers")
  func modes() {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == Array(0..<6))
  }

  @Test(
    "a line is as wide as its letters, in whole points; a bold one of equal letters too",
    arguments: [0, 1, 7, 40])
  func width(count: Int) {
    let text = String(repeating: "a", count: count)
    let width = metrics.width(of: text)
    #expect(width >= CGFloat(6 * count) && width <= CGFloat(6 * count + 1))
    let bold = TextMetrics(font: .monospacedSystemFont(ofSize: 10, weight: .bold))
    #expect(bold.width(of: text) == width)
  }

  /// The widths were measured with `measureText` of Chromium's canvas, which draws Helvetica with
  /// Liberation Sans.
  @Test(
    "a line is as wide as a browser draws it in Helvetica",
    arguments: [
      ("Label", 17, .regular, 41.60), ("Button", 15, .regular, 43.37),
      ("GAME OVER", 24, .bold, 146.68), ("Waiting (3/10)…", 14, .regular, 100.63),
      ("WWW + 100 %", 20, .regular, 136.13), ("Señor Ångström", 17, .regular, 122.83),
      ("fit", 100, .bold, 94.38), ("0123456789", 17, .semibold, 94.55),
    ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
  func helvetica(text: String, size: CGFloat, weight: UIFont.Weight, drawn: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    #expect(abs(TextMetrics(font: font).width(of: text) - drawn.rounded(.up)) <= 1)
  }

  @Test(
    "other letters and signs are at least as wide as a browser draws them, by up to a tenth",
    arguments: [("“Tap” – don’t", 94.50), ("Привет мир", 92.05)] as [(String, CGFloat)])
  func others(text: String, drawn: CGFloat) {
    let width = TextMetrics(font: .systemFont(ofSize: 17)).width(of: text)
    #expect(width >= drawn && width <= 1.1 * drawn)
  }

  @Test("East Asian characters are as wide as high, capitals wider than small letters")
  func proportional() {
    let system = TextMetrics(font: .systemFont(ofSize: 10))
    #expect(system.width(of: "漢字") == 20)
    #expect(system.width(of: "AB") > system.width(of: "ab"))
    #expect(system.width(of: "ill") < system.width(of: "abc"))
    #expect(system.width(of: "mw") > system.width(of: "ab"))
  }

  /// Eight letters of ten fit with the dots; half of them stay at each end.
  @Test(
    "a line that is too long loses its head, its middle or its tail to the dots, or is clipped",
    arguments: [
      (.byTruncatingTail, "abcdefg…"), (.byTruncatingHead, "…defghij"),
      (.byTruncatingMiddle, "abcd…hij"), (.byClipping, "abcdefgh"), (.byCharWrapping, "abcdefgh"),
      (.byWordWrapping, "abcdefg…"),
    ] as [(NSLineBreakMode, String)])
  func truncation(mode: NSLineBreakMode, expected: String) {
    #expect(lines("abcdefghij", width: 48, maximum: 1, mode) == [expected])
  }

  @Test("a line that fits is not truncated; 3 % and a point by which fonts differ are allowed")
  func fitting() {
    #expect(lines("abcdefghij", width: 60, maximum: 1) == ["abcdefghij"])
    #expect(lines("abcdefghij", width: 59.5, maximum: 1) == ["abcdefghij"])
    #expect(lines("abcdefghij", width: 58, maximum: 1) == ["abcdefghij"])
    #expect(lines("abcdefghij", width: 57, maximum: 1) == ["abcdefgh…"])
    #expect(lines("abcd efghi", width: 58) == ["abcd efghi"])
    #expect(lines("abcd efghi", width: 57) == ["abcd", "efghi"])
  }

  @Test("where nothing fits the dots remain")
  func narrow() {
    #expect(lines("abc", width: 1, maximum: 1) == ["…"])
    #expect(lines("abc", width: 1, maximum: 1, .byClipping) == [""])
  }

  @Test("words wrap, a word that is longer than the line stays whole")
  func wrapping() {
    #expect(lines("a bcdefghij k", width: 36) == ["a", "bcdefghij", "k"])
    #expect(lines("a  b", width: 100) == ["a  b"])
    #expect(lines("", width: 10) == [""])
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }

  @Test("only the last of the lines shown is truncated, also if it would fit alone")
  func lastLine() {
    #expect(lines("aaa bbb ccc", width: 30, maximum: 2) == ["aaa", "bbb…"])
    #expect(lines("aaa bbb", width: 30, maximum: 2) == ["aaa", "bbb"])
    #expect(lines("a\nb\nc", width: 100, maximum: 2) == ["a", "b…"])
  }

  @Test("without a finite width nothing wraps")
  func infinite() {
    #expect(lines("one two three", width: .infinity) == ["one two three"])
    #expect(lines("one\ntwo", width: .infinity, maximum: 1).count == 1)
  }

  @Test("the size is that of the widest line and of all line heights; none for no text")
  func size() {
    #expect(metrics.size(of: []) == .zero && metrics.size(of: [""]) == .zero)
    let height = (2 * metrics.font.lineHeight).rounded(.up)
    #expect(metrics.size(of: ["abc", "de"]) == CGSize(width: 18, height: height))
    #expect(metrics.size(of: ["", "de"]).height == height)
  }
}
