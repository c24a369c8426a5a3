// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Offsets and settings of UIScrollView")
struct ScrollViewOffsetTests {
  @Test("a scroll view clips, bounces, can be dragged, and has no content")
  func defaults() {
    let view = UIScrollView()
    #expect(view.clipsToBounds && view.bounces && view.isScrollEnabled && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.contentSize == .zero && view.contentOffset == .zero && view.contentInset == .zero)
    #expect(view.decelerationRate == .normal && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating && view.delegate == nil)
  }

  @Test("the offset is the origin of the bounds, and code may set any")
  func origin() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset = CGPoint(x: -50, y: 9999)
    #expect(fixture.view.bounds.origin == CGPoint(x: -50, y: 9999))
    fixture.view.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(fixture.view.contentOffset == CGPoint(x: 1, y: 2) && fixture.log.scrolls == 2)
    fixture.view.contentOffset = CGPoint(x: 1, y: 2)
    fixture.view.frame.size.height = 10
    #expect(fixture.log.scrolls == 2)
  }

  @Test(
    "the offsets at rest are those at which content and insets fill the view",
    arguments: [
      (CGSize(width: 300, height: 2000), UIEdgeInsets.zero, CGPoint.zero, CGPoint(x: 0, y: 1600)),
      (CGSize(width: 900, height: 500), .zero, .zero, CGPoint(x: 600, y: 100)),
      (.zero, .zero, .zero, .zero),
      (
        CGSize(width: 300, height: 2000), UIEdgeInsetsMake(10, 20, 30, 40), CGPoint(x: -20, y: -10),
        CGPoint(x: 40, y: 1630)
      ),
      // Short content rests at its upper inset.
      (
        CGSize(width: 10, height: 10), UIEdgeInsetsMake(50, 0, 0, 0), CGPoint(x: 0, y: -50),
        CGPoint(x: 0, y: -50)
      ),
      (
        CGSize(width: 300, height: 2000), UIEdgeInsetsMake(-10, 0, -20, 0), CGPoint(x: 0, y: 10),
        CGPoint(x: 0, y: 1580)
      ),
    ])
  func limits(size: CGSize, insets: UIEdgeInsets, low: CGPoint, high: CGPoint) {
    let view = ScrollFixture(contentSize: size).view
    view.contentInset = insets
    #expect(view.adjustedContentInset == insets)
    #expect(view.clamped(CGPoint(x: -1e6, y: -1e6)) == low)
    #expect(view.clamped(CGPoint(x: 1e6, y: 1e6)) == high)
    #expect(view.contentOffset == .zero)
  }

  @Test("a visible rectangle stays; one beside it comes to the nearer edge, along both axes")
  func visible() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 2000, height: 2000))
    let view = fixture.view
    view.scrollRectToVisible(CGRect(x: 10, y: 20, width: 100, height: 100), animated: false)
    #expect(view.contentOffset == .zero && fixture.log.scrolls == 0)
    view.scrollRectToVisible(CGRect(x: 700, y: 900, width: 50, height: 60), animated: false)
    #expect(view.contentOffset == CGPoint(x: 450, y: 560))
    view.scrollRectToVisible(CGRect(x: 440, y: 550, width: 5, height: 5), animated: false)
    #expect(view.contentOffset == CGPoint(x: 440, y: 550))
    // A rectangle outside of the content is approached as far as the content goes.
    view.scrollRectToVisible(CGRect(x: 5000, y: 5000, width: 5, height: 5), animated: false)
    #expect(view.contentOffset == CGPoint(x: 1700, y: 1600))
  }

  @Test("an animated offset is even around its middle, and a second one takes its place")
  func replaced() {
    let fixture = ScrollFixture()
    fixture.time.run { fixture.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
    var offsets: [CGFloat] = []
    for _ in 0..<18 {
      fixture.wait(frames: 1)
      offsets.append(fixture.view.contentOffset.y)
    }
    for (early, late) in zip(offsets, offsets.dropLast().reversed()) {
      #expect(abs(early + late - 800) < 1e-6)
    }
    fixture.time.run { fixture.view.setContentOffset(.zero, animated: true) }
    fixture.wait(frames: 5)
    fixture.time.run { fixture.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    fixture.wait(frames: 40)
    #expect(fixture.view.contentOffset.y == 300 && fixture.log.calls == ["arrive", "arrive"])
  }

  @Test("setting the offset at once ends an animation without its callback")
  func interrupted() {
    let fixture = ScrollFixture()
    fixture.time.run { fixture.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
    fixture.wait(frames: 3)
    fixture.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    fixture.wait(frames: 30)
    #expect(fixture.view.contentOffset.y == 50 && fixture.log.calls.isEmpty)
  }

  @Test(
    "the distance of deceleration is v·d/(1 − d) for a rate d, also for one of one's own",
    arguments: [0.9, 0.99, 0.995, 0.998])
  func rates(rate: CGFloat) {
    let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 100_000))
    fixture.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    fixture.pull(from: 350, to: 250, frames: 10)
    let start = fixture.view.contentOffset.y
    fixture.end()
    // 0.6 points per millisecond, rounded to a whole point.
    #expect(abs((fixture.log.target?.y ?? 0) - (start + 0.6 * rate / (1 - rate))) <= 0.5)
  }

  @Test("a rate that makes no sense lets the content come to rest all the same")
  func strangeRates() {
    for rate in [CGFloat.nan, -1, 1, 7, .infinity] {
      let fixture = ScrollFixture()
      fixture.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      fixture.pull(from: 350, to: 250, frames: 4)
      fixture.end()
      fixture.waitUntilStill(atMost: 300)
      #expect(!fixture.view.isDecelerating && (0...1600).contains(fixture.view.contentOffset.y))
    }
  }
}
