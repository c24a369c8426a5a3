// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("UIFontMetrics and text styles")
struct UIFontMetricsTests {
  /// Apple's Human Interface Guidelines, at the standard setting (Large).
  private static let sizes: [(style: UIFont.TextStyle, points: CGFloat)] = [
    (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12),
    (.caption2, 11),
  ]

  @Test("each style has the size of the guidelines", arguments: sizes)
  func size(style: UIFont.TextStyle, points: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == points)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: nil).pointSize == points)
  }

  @Test("an unknown style has the size of body text")
  func unknown() {
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "own")).pointSize == 17)
  }

  @Test("at the standard setting fonts and values stay as they are")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = UIFont.systemFont(ofSize: 21)
    #expect(metrics.scaledFont(for: font) === font)
    #expect(metrics.scaledValue(for: 12.5) == 12.5)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }

  @Test(
    "a maximum size caps the font; one that is not positive has no effect",
    arguments: [(30, 21), (21, 21), (15, 15), (0, 21), (-3, 21)] as [(CGFloat, CGFloat)])
  func maximum(maximum: CGFloat, expected: CGFloat) {
    let font = UIFont.systemFont(ofSize: 21)
    let scaled = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum)
    #expect(scaled.pointSize == expected)
  }
}
