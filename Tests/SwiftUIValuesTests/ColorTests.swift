// SPDX-License-Identifier: Apache-2.0

import SwiftUIValues
import Testing

@MainActor
@Suite("SwiftUI's colors and fonts as values")
struct ColorTests {
  @Test("a color keeps its components on the way to UIKit and back")
  func components() {
    let color = Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(
      UIColor(color).cgColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor)
    #expect(Color(uiColor: .red) == Color(UIColor.red))
    #expect(UIColor(color.opacity(0.5)).cgColor.alpha == 0.25)
    #expect(UIColor(Color(white: 0.5)).cgColor == UIColor(white: 0.5, alpha: 1).cgColor)
  }

  @Test("a color of the system follows the interface style")
  func style() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let color = UIColor(Color.primary)
    #expect(
      color.resolvedColor(with: light).cgColor == UIColor.label.resolvedColor(with: light).cgColor)
    #expect(color.resolvedColor(with: light).cgColor != color.resolvedColor(with: dark).cgColor)
  }

  /// As in a structure of an app's model, which no actor isolates.
  nonisolated private static var missing: Color { Color("missing from all catalogs") }

  @Test("a named color is created outside of the main actor too")
  func named() {
    #expect(UIColor(Self.missing).cgColor.alpha == 0)
  }

  @Test("fonts are compared by their size and thickness")
  func fonts() {
    #expect(Font.body.bold() == .system(size: 17, weight: .bold))
    #expect(Font.custom("A", size: 3) != .system(size: 3))
  }
}
