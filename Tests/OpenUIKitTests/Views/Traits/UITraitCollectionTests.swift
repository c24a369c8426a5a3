// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("UITraitCollection")
@MainActor
struct UITraitCollectionTests {
  @Test("views and controllers have the traits of a phone held upright, in the light style")
  func phone() {
    for traits in [
      UITraitCollection.current, UIView().traitCollection, UIViewController().traitCollection,
      UIScreen.main.traitCollection,
    ] {
      #expect(traits.userInterfaceStyle == .light && traits.userInterfaceIdiom == .phone)
      #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
      #expect(traits.displayScale == 2)
      #expect(traits.preferredContentSizeCategory == .large)
      #expect(traits.layoutDirection == .leftToRight)
    }
  }

  @Test("equal are collections that say the same")
  func equality() {
    #expect(
      UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
    #expect(
      UITraitCollection(horizontalSizeClass: .compact).hash
        == UITraitCollection(horizontalSizeClass: .compact).hash)
    #expect(UITraitCollection() != UITraitCollection(verticalSizeClass: .regular))
  }
}
