// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// In Objective-C every class inherits an initializer without arguments.
@Suite("Inherited initializers")
@MainActor
struct InheritedInitializerTests {
  @Test("create objects that can be used")
  func objects() {
    #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44))
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(UIAlertController().actions.isEmpty)
    #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
    #expect(UINavigationItem().title == nil)
    #expect(UIViewPropertyAnimator().duration == 0.2)
    #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
  }

  @Test("a container of pages calls its designated initializer, which a subclass may override")
  func pages() {
    final class Pages: UIPageViewController {
      override init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) {
        super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation)
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    #expect(Pages().transitionStyle == .scroll)
  }

  @Test("a constraint without items is inactive, and its constant can be set")
  func constraint() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 5
    #expect(constraint.constant == 5 && !constraint.isActive)
    #expect(RefusalLog.record { constraint.isActive = true }.count == 1)
    #expect(!constraint.isActive)
  }

  @Test("a subclass may declare its own")
  func subclass() {
    final class Cell: UITableViewCell {
      init() {
        super.init(style: .subtitle, reuseIdentifier: "cell")
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(Cell().detailTextLabel != nil)
  }
}
