// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Layout margins")
@MainActor
struct LayoutMarginsTests {
  /// Counts the changes of its margins.
  private final class Witness: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test("margins are 8 points at each edge; 16 at the sides and none above in a controller's view")
  func defaults() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let controller = UIViewController()
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(UIView().insetsLayoutMarginsFromSafeArea && !UIView().preservesSuperviewLayoutMargins)
  }

  @Test("directional margins are the same margins by other names")
  func directional() {
    let view = UIView()
    view.layoutMargins = insets
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test("a change is reported once, and the same margins again are none")
  func reports() {
    let view = Witness()
    view.layoutMargins = insets
    view.layoutMargins = insets
    #expect(view.changes == 1)
    view.directionalLayoutMargins.leading = 20
    #expect(view.changes == 2)
  }

  @Test("margins that are not finite are refused")
  func refused() {
    let view = Witness()
    let messages = RefusalLog.record {
      view.layoutMargins.top = .nan
      view.directionalLayoutMargins.trailing = .infinity
    }
    #expect(messages.count == 2 && view.changes == 0 && view.layoutMargins.top == 8)
  }

  @Test("margins begin at the safe area, unless the view leaves it out")
  func safeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
    let view: UIView = controller.view
    view.layoutMargins = insets
    #expect(view.layoutMargins == UIEdgeInsets(top: 41, left: 2, bottom: 13, right: 4))
    #expect(view.directionalLayoutMargins.top == 1)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets)
  }

  @Test("what is constrained to the margins moves with them")
  func constraints() {
    let fixture = LayoutFixture()
    let view = fixture.add()
    let guide = fixture.root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(fixture.frames(view) == [CGRect(x: 8, y: 8, width: 284, height: 184)])
    fixture.root.layoutMargins = insets
    #expect(fixture.frames(view) == [CGRect(x: 2, y: 1, width: 294, height: 196)])
  }
}
