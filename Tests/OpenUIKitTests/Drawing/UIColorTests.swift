// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UIColor")
struct UIColorTests {
  @Test("the named colors have UIKit's components")
  func named() {
    #expect(UIColor.red.components == (1, 0, 0, 1))
    #expect(UIColor.clear.components == (0, 0, 0, 0))
    #expect(UIColor.orange.components == (1, 0.5, 0, 1))
    #expect(UIColor.lightGray == UIColor(white: 2.0 / 3, alpha: 1))
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      UIColor.systemBlue.resolvedColor(with: light)
        == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  private static let primaries: [(hue: CGFloat, color: UIColor)] = [
    (0, .red), (1 / 6, .yellow), (2 / 6, .green), (3 / 6, .cyan), (4 / 6, .blue),
    (5 / 6, .magenta), (1, .red),
  ]

  @Test("hue, saturation and brightness agree with the color wheel", arguments: primaries)
  func wheel(hue: CGFloat, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).components
    #expect(abs(color.red - expected.components.red) < 1e-12)
    #expect(abs(color.green - expected.components.green) < 1e-12)
    #expect(abs(color.blue - expected.components.blue) < 1e-12)
  }

  @Test("a color's hue, saturation and brightness recreate the color")
  func roundTrip() {
    let color = UIColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect(abs(again.components.red - 0.2) < 1e-12)
    #expect(abs(again.components.green - 0.7) < 1e-12)
    #expect(abs(again.components.blue - 0.4) < 1e-12)
    #expect(again.components.alpha == 0.5)
  }

  @Test("equal components make equal colors, also through a layer's color")
  func equality() {
    #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
    #expect(UIColor(white: 0, alpha: 1).hash == UIColor.black.hash)
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    #expect(UIColor.red.withAlphaComponent(0.25).components == (1, 0, 0, 0.25))
    #expect(UIColor.red != .blue)
  }

  @Test("numbers that are not finite do not get in")
  func refusal() {
    #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: .infinity).components == (0, 0, 0, 0))
  }
}
