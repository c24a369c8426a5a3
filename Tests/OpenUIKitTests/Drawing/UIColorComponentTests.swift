// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Components of UIColor")
struct UIColorComponentTests {
  private static let standard: [(color: UIColor, red: CGFloat, green: CGFloat, blue: CGFloat)] = [
    (.black, 0, 0, 0), (.darkGray, 1 / 3, 1 / 3, 1 / 3), (.lightGray, 2 / 3, 2 / 3, 2 / 3),
    (.white, 1, 1, 1), (.gray, 0.5, 0.5, 0.5), (.red, 1, 0, 0), (.green, 0, 1, 0), (.blue, 0, 0, 1),
    (.cyan, 0, 1, 1), (.yellow, 1, 1, 0), (.magenta, 1, 0, 1), (.orange, 1, 0.5, 0),
    (.purple, 0.5, 0, 0.5), (.brown, 0.6, 0.4, 0.2),
  ]

  @Test("the standard colors have the components of Apple's reference", arguments: 0..<14)
  func standard(number: Int) {
    let (color, red, green, blue) = Self.standard[number]
    var (shownRed, shownGreen, shownBlue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) =
      (-1, -1, -1, -1)
    #expect(color.getRed(&shownRed, green: nil, blue: nil, alpha: nil))
    #expect(color.getRed(nil, green: &shownGreen, blue: &shownBlue, alpha: &alpha))
    let pairs = zip([shownRed, shownGreen, shownBlue, alpha], [red, green, blue, 1])
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("the components of Core Image are those of the color")
  func coreImage() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(
      UIColor(ciColor: color).cgColor
        == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor)
    #expect(UIColor.red.ciColor.stringRepresentation == "1.0 0.0 0.0 1.0")
    #expect(CIColor(red: 1, green: 2, blue: 3).numberOfComponents == 4)
  }

  /// A color's hexagonal hue: HSV (h, s, v) to RGB, worked by hand.
  private static let wheel: [(hsb: [CGFloat], rgb: [CGFloat])] = [
    ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([0, 0.5, 1], [1, 0.5, 0.5]),
    ([1.0 / 12, 1, 1], [1, 0.5, 0]), ([0.25, 1, 0.5], [0.25, 0.5, 0]),
    ([0.75, 0.5, 1], [0.75, 0.5, 1]), ([0.5, 1, 0], [0, 0, 0]), ([-1, 2, 3], [1, 0, 0]),
  ]

  @Test("hue, saturation and brightness are converted, and clamped to 0…1", arguments: 0..<7)
  func hueSaturationBrightness(number: Int) {
    let (hsb, rgb) = Self.wheel[number]
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5)
    let components = [color.rgba.red, color.rgba.green, color.rgba.blue]
    #expect(zip(components, rgb).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(color.rgba.alpha == 0.5)
  }

  @Test("a gray has no hue and no saturation; black has no brightness either")
  func grayHue() {
    for white in [0, 0.25, 1] as [CGFloat] {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      UIColor(white: white, alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(hue == 0 && saturation == 0 && brightness == white)
    }
  }

  @Test("only a gray has a white component; another color leaves the values")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == -1 && alpha == -1)
    #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.75)
  }

  @Test("components beyond 0…1 are kept, as in extended sRGB; the opacity is clamped")
  func extended() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 7)
    #expect(color.components == (1.5, -0.5, 0, 1))
    #expect(UIColor(displayP3Red: 0.5, green: 0, blue: 0, alpha: 1).components.red == 0.5)
  }

  @Test("a dynamic color is resolved for traits, and is its light variant otherwise")
  func dynamic() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.rgba == UIColor.black.rgba)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test("a copy of a color is the color itself; one with another opacity is not a pattern")
  func copies() {
    #expect(UIColor.red.copy() as? UIColor === UIColor.red)
    #expect(UIColor.red.withAlphaComponent(2) == .red)
    let pattern = UIColor(patternImage: UIImage())
    #expect(pattern.withAlphaComponent(0.5).pattern == nil && pattern.pattern != nil)
    #expect(pattern == UIColor(cgColor: pattern.cgColor))
    #expect(!UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
  }

  /// The light appearance in Apple's Human Interface Guidelines, in bytes.
  private static let system: [(color: UIColor, bytes: [CGFloat])] = [
    (.systemRed, [255, 59, 48]), (.systemOrange, [255, 149, 0]), (.systemYellow, [255, 204, 0]),
    (.systemGreen, [52, 199, 89]), (.systemMint, [0, 199, 190]), (.systemTeal, [48, 176, 199]),
    (.systemCyan, [50, 173, 230]), (.systemBlue, [0, 122, 255]), (.systemIndigo, [88, 86, 214]),
    (.systemPurple, [175, 82, 222]), (.systemPink, [255, 45, 85]), (.systemBrown, [162, 132, 94]),
    (.systemGray, [142, 142, 147]), (.systemGray2, [174, 174, 178]),
    (.systemGray3, [199, 199, 204]), (.systemGray4, [209, 209, 214]),
    (.systemGray5, [229, 229, 234]), (.systemGray6, [242, 242, 247]),
  ]

  @Test("the system colors are those of the guidelines", arguments: 0..<18)
  func system(number: Int) {
    let (color, bytes) = Self.system[number]
    let components = [color.rgba.red, color.rgba.green, color.rgba.blue].map { $0 * 255 }
    #expect(zip(components, bytes).allSatisfy { abs($0 - $1) < 1e-9 } && color.rgba.alpha == 1)
  }

  @Test("labels fade from the first to the fourth, fills likewise")
  func fading() {
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    #expect(labels.map(\.rgba.alpha) == [1, 0.6, 0.3, 0.18])
    let fills: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    #expect(fills.map(\.rgba.alpha) == [0.2, 0.16, 0.12, 0.08])
  }
}
