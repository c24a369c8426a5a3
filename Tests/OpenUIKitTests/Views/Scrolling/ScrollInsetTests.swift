// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Insets of scroll views below bars")
@MainActor
struct ScrollInsetTests {
  private let fixture = ControllerFixture()

  /// A scroll view that fills the view of a controller below a navigation bar of 44 points.
  private func shown(_ set: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: fixture.window.bounds)
    set(scroll)
    controller.view.addSubview(scroll)
    fixture.show(UINavigationController(rootViewController: controller))
    fixture.wait(0.1)
    return scroll
  }

  @Test("one property sets the insets of both indicators, and reads those of the vertical one")
  func indicators() {
    let (scroll, insets) = (UIScrollView(), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    scroll.scrollIndicatorInsets = insets
    #expect(scroll.verticalScrollIndicatorInsets == insets)
    #expect(scroll.horizontalScrollIndicatorInsets == insets)
    scroll.verticalScrollIndicatorInsets = .zero
    #expect(scroll.scrollIndicatorInsets == .zero)
  }

  @Test("content begins below the bar, and contentInset adds to that")
  func automatic() {
    let scroll = shown { $0.contentInset.top = 10 }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
    #expect(shown().contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("content that was scrolled stays where it is")
  func scrolled() {
    let scroll = shown {
      $0.contentSize = CGSize(width: 10, height: 5000)
      $0.contentOffset.y = 100
    }
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.adjustedContentInset.top == 44)
  }

  @Test(
    "the behavior says whether the safe area counts",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(20), CGFloat(0)),
      (.scrollableAxes, 20, 0), (.scrollableAxes, 5000, 44), (.always, 20, 44),
    ])
  func behavior(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat
  ) {
    let scroll = shown {
      $0.contentInsetAdjustmentBehavior = behavior
      $0.contentSize.height = height
    }
    #expect(scroll.adjustedContentInset.top == top)
    #expect(scroll.contentOffset.y == -top)
  }
}
