// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Configurations of symbols")
struct SymbolConfigurationTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func image(_ configuration: Configuration?) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test("scales and weights have the header's numbers")
  func constants() {
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3])
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == Array(0...9))
  }

  @Test("a heavier symbol has wider lines")
  func weights() {
    let widths = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0)?.lineWidth }
    #expect(widths.count == 9 && zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(UIImage.SymbolWeight.unspecified.lineWidth == UIImage.SymbolWeight.regular.lineWidth)
  }

  @Test("a symbol is square, in half points, and grows with its scale")
  func scales() throws {
    let sides = try [UIImage.SymbolScale.small, .medium, .large].map {
      let size = try image(Configuration(pointSize: 20, weight: .regular, scale: $0)).size
      #expect(size.width == size.height && (size.width * 2).rounded() == size.width * 2)
      return size.width
    }
    #expect(sides[0] < sides[1] && sides[1] < sides[2])
    for scale in [UIImage.SymbolScale.default, .unspecified] {
      #expect(
        try image(Configuration(pointSize: 20, weight: .bold, scale: scale)).size.width == sides[1])
    }
  }

  @Test("a size that is not positive and finite is that of body text", arguments: [0, -1, .nan])
  func oddSizes(size: CGFloat) throws {
    #expect(
      try image(Configuration(pointSize: size)).size == image(Configuration(pointSize: 17)).size)
    #expect(try image(nil).size == image(.unspecified).size)
  }

  @Test("a font gives its size and its weight, a text style those of its font")
  func fonts() throws {
    let bold = Configuration(font: .boldSystemFont(ofSize: 30))
    #expect(bold.pointSize == 30 && bold.weight == .bold && bold.scaleSet == nil)
    #expect(Configuration(font: .systemFont(ofSize: 30), scale: .large).scaleSet == .large)
    let headline = Configuration(textStyle: .headline, scale: .small)
    #expect(headline.pointSize == 17 && headline.weight == .semibold && headline.scaleSet == .small)
    let odd = UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(0.123))
    #expect(Configuration(font: odd).weight == .regular)
  }

  @Test("a configuration over another replaces what it says, and keeps the rest")
  func applying() {
    let base = Configuration(pointSize: 30, weight: .bold, scale: .small)
    let both = base.applying(Configuration(scale: .large))
    #expect(both.pointSize == 30 && both.weight == .bold && both.scaleSet == .large)
    let colored = both.applying(Configuration(hierarchicalColor: .red))
    #expect(colored.colors == [.red] && colored.scaleSet == .large)
    #expect(colored.applying(Configuration(weight: .thin)).colors == [.red])
    #expect(base.applying(nil) === base)
  }

  @Test("a colored symbol keeps its color; a plain one is a template")
  func colors() throws {
    let plain = try image(nil)
    let red = try image(Configuration(paletteColors: [.red, .blue]))
    #expect(plain.isTemplate && !red.isTemplate && red.renderingMode == .alwaysOriginal)
    guard case .vector(let drawing) = red.content,
      case .stroke(_, .color(let color), _)? = drawing.steps.first?.mark
    else {
      Issue.record("the symbol is not an outline")
      return
    }
    #expect(color == UIColor.red.rgba)
  }

  @Test("a symbol takes a configuration later, and other images none")
  func later() throws {
    let star = try image(nil).withRenderingMode(.alwaysOriginal)
    let large = star.withConfiguration(Configuration(pointSize: 34))
    #expect(large.size.width > 1.9 * star.size.width && large.renderingMode == .alwaysOriginal)
    #expect(large.isSymbolImage && large.symbolConfiguration?.pointSize == 34)
    let plain = UIImage()
    #expect(plain.applyingSymbolConfiguration(Configuration(pointSize: 34)) == nil)
    #expect(plain.withConfiguration(Configuration(pointSize: 34)) === plain)
    #expect(star.withConfiguration(UIImage.Configuration()) === star)
  }
}
