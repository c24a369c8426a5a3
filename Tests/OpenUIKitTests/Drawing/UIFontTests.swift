// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("UIFont")
struct UIFontTests {
  private static let weights: [(UIFont.Weight, CGFloat, String)] = [
    (.ultraLight, -0.8, "UltraLight"), (.thin, -0.6, "Thin"), (.light, -0.4, "Light"),
    (.regular, 0, "Regular"), (.medium, 0.23, "Medium"), (.semibold, 0.3, "SemiBold"),
    (.bold, 0.4, "Bold"), (.heavy, 0.56, "Heavy"), (.black, 0.62, "Black"),
  ]

  @Test("weights have UIKit's numbers, in order", arguments: 0..<9)
  func weights(number: Int) {
    let (weight, value, _) = Self.weights[number]
    #expect(weight.rawValue == value && UIFont.Weight(value) == weight)
    #expect(UIFont.Weight(rawValue: value) == weight)
    #expect(number == 0 || Self.weights[number - 1].1 < value)
  }

  @Test("the weight is read from a font's name, the longer word first", arguments: 0..<9)
  func names(number: Int) throws {
    let (weight, _, word) = Self.weights[number]
    let font = try #require(UIFont(name: "Avenir-\(word)", size: 12))
    #expect(font.weight == weight && font.familyName == "Avenir" && !font.isItalic)
    #expect(try #require(UIFont(name: "Avenir-\(word)Oblique", size: 12)).isItalic)
  }

  @Test("the standard sizes are UIKit's")
  func sizes() {
    #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
  }

  @Test(
    "a size that is not positive and finite is that of the system",
    arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func oddSizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test("each factory gives the style that it names")
  func factories() {
    #expect(UIFont.systemFont(ofSize: 10).weight == .regular)
    #expect(UIFont.systemFont(ofSize: 10, weight: .thin).weight == .thin)
    #expect(UIFont.boldSystemFont(ofSize: 10).weight == .bold)
    #expect(UIFont.italicSystemFont(ofSize: 10).isItalic)
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .heavy)
    #expect(mono.weight == .heavy && mono.familyName != UIFont.systemFont(ofSize: 10).familyName)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold).weight == .bold)
  }

  @Test("another size keeps family, weight and slant")
  func resizing() {
    let font = UIFont.italicSystemFont(ofSize: 10)
    let large = font.withSize(30)
    #expect(large.pointSize == 30 && large.isItalic && large.familyName == font.familyName)
    #expect(large.withSize(10) == font)
    #expect(UIFont.boldSystemFont(ofSize: 10).withSize(20).weight == .bold)
  }

  @Test("a line is as high as the letters reach up and down", arguments: [8, 17, 40] as [CGFloat])
  func metrics(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.descender < 0 && font.leading == 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-3 * size)
    #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    let double = font.withSize(2 * size)
    #expect(abs(double.lineHeight - 2 * font.lineHeight) < 1e-9)
  }

  @Test("fonts are equal by family, size, weight and slant, and then have one hash")
  func equality() {
    let font = UIFont.systemFont(ofSize: 12)
    let same = UIFont.systemFont(ofSize: 12)
    #expect(font == same && font.hash == same.hash && font !== same)
    for other in [
      UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 12, weight: .regular),
    ] {
      #expect(font != other)
    }
    #expect(font.copy() as? UIFont === font && !font.isEqual("font"))
  }

  @Test("a headline is semibold, the other styles are regular")
  func textStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    for style in [UIFont.TextStyle.body, .largeTitle, .caption2] {
      #expect(UIFont.preferredFont(forTextStyle: style).weight == .regular)
    }
  }
}
