// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("NSShadow")
struct NSShadowTests {
  @Test("a fresh one has UIKit's defaults: no offset, no blur, a third of black")
  func defaults() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    let color = try #require(shadow.shadowColor as? UIColor)
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(color.getWhite(&white, alpha: &alpha))
    #expect(white == 0 && abs(alpha - 1 / 3) < 1e-9)
  }

  @Test("an attributed string keeps it and does not change its size for it")
  func attribute() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    let font = UIFont.systemFont(ofSize: 20)
    let plain = NSAttributedString(string: "Text", attributes: [.font: font])
    let shadowed = NSAttributedString(string: "Text", attributes: [.font: font, .shadow: shadow])
    let kept = try #require(
      shadowed.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)
    #expect(kept === shadow)
    #expect(shadowed.size() == plain.size())
  }
}
