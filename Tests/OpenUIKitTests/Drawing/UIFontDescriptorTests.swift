// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UIFontDescriptor")
struct UIFontDescriptorTests {
  @Test("a font of its descriptor is the same; a size of 0 is the descriptor's")
  func roundTrip() {
    let font = UIFont.boldSystemFont(ofSize: 21)
    let same = UIFont(descriptor: font.fontDescriptor, size: 0)
    #expect(same.pointSize == 21 && same.fontName == font.fontName)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 12).pointSize == 12)
  }

  @Test("traits are taken and given")
  func traits() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let weight = plain.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(weight.symbolicTraits == .traitBold)
    #expect(plain.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(plain.withSize(9).pointSize == 9)
  }
}
