// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Traits and their environments")
@MainActor
struct TraitEnvironmentTests {
  @Test("views, controllers and the screen are environments with the same traits")
  func environments() {
    let environments: [any UITraitEnvironment] = [
      UIView(), UIWindow(frame: .zero), UIViewController(), UIScreen.main,
    ]
    for environment in environments {
      #expect(environment.traitCollection == .current)
      environment.traitCollectionDidChange(nil)
    }
  }

  @Test("styles, size classes and idioms have the numbers of UIKit's headers")
  func rawValues() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    let idioms: [UIUserInterfaceIdiom] = [
      .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
    ]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
  }

  @Test("a collection specifies the one trait that it was made of")
  func single() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceStyle == .unspecified && empty.userInterfaceIdiom == .unspecified)
    #expect(empty.horizontalSizeClass == .unspecified && empty.displayScale == 0)
    let collections = [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 3),
    ]
    #expect(Set(collections).count == 5 && !collections.contains(empty))
    #expect(collections[1].userInterfaceIdiom == .pad && collections[4].displayScale == 3)
    #expect(collections[2].horizontalSizeClass == .regular)
    #expect(collections[2].verticalSizeClass == .unspecified)
  }

  @Test("equal collections have equal hashes, and another object is not equal")
  func hashes() {
    let (a, b) = (
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceIdiom: .pad)
    )
    #expect(a == b && a.hash == b.hash && !a.isEqual("pad") && !a.isEqual(nil))
  }

  @Test("accessibility traits have the bits of UIKit, and a view has none")
  func accessibility() {
    let traits: [UIAccessibilityTraits] = [
      .none, .button, .link, .image, .selected, .staticText, .notEnabled, .adjustable, .header,
    ]
    #expect(
      traits.map(\.rawValue) == [0, 1, 2, 4, 8, 0x40, 0x100, 0x1000, 0x10000])
    let view = UIView()
    #expect(view.accessibilityTraits == .none && !view.isAccessibilityElement)
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityTraits.contains(.selected))
    #expect(view.accessibilityLabel == nil && view.accessibilityHint == nil)
  }

  @Test("the screen has two pixels to a point, and a whole number of them")
  func screen() {
    let screen = UIScreen.main
    #expect(screen.scale == 2 && screen.nativeScale == 2 && screen.maximumFramesPerSecond == 60)
    #expect(screen.nativeBounds.width == screen.bounds.width * 2)
    #expect(screen.nativeBounds.height == screen.bounds.height * 2)
    #expect(UIScreen.screens == [screen])
  }
}
