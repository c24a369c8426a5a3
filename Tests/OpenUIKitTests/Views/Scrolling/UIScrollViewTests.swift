// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UIScrollView")
struct UIScrollViewTests {
  @Test("the content follows the touch without a jump at the beginning of the drag")
  func follows() {
    let fixture = ScrollFixture()
    fixture.pull(from: 300, to: 200, frames: 10)
    // The first step of ten points decides that it is a drag; the content takes part from there.
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 90))
    #expect(fixture.view.isDragging && fixture.view.isTracking && !fixture.view.isDecelerating)
    #expect(fixture.log.calls == ["drag"] && fixture.log.scrolls == 9)
  }

  @Test("a touch that rests before it ends leaves the content in place")
  func restingFinger() {
    let fixture = ScrollFixture()
    fixture.pull(from: 300, to: 200, frames: 10)
    fixture.wait(frames: 20)
    fixture.end()
    #expect(fixture.log.calls == ["drag", "lift", "lifted"])
    fixture.wait(frames: 30)
    #expect(fixture.view.contentOffset.y == 90 && !fixture.view.isTracking)
  }

  @Test("content released at a speed v decelerates over v·d/(1 − d) points")
  func glides() {
    let fixture = ScrollFixture()
    fixture.pull(from: 350, to: 250, frames: 10)
    let start = fixture.view.contentOffset.y
    fixture.end()
    // 10 points in 1/60 s, upwards: the content moves by 0.6 points per millisecond.
    #expect(abs(fixture.log.velocity.y - 0.6) < 1e-9 && fixture.log.velocity.x == 0)
    let rest = (start + 0.6 * 0.998 / 0.002).rounded()
    #expect(fixture.log.target == CGPoint(x: 0, y: rest))
    fixture.wait(frames: 1)
    // The first frame continues at nearly the touch's speed.
    #expect(abs(fixture.view.contentOffset.y - start - 10) < 0.5)
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: rest))
    #expect(fixture.log.calls == ["drag", "lift", "lifted, glides", "glide", "rest"])
  }

  @Test("the quick rate stops the content five times as early")
  func quickRate() {
    let fixture = ScrollFixture()
    fixture.view.decelerationRate = .fast
    fixture.pull(from: 350, to: 250, frames: 10)
    fixture.end()
    #expect(fixture.log.target?.y == 149)
  }

  @Test("content pulled beyond its end resists, never comes off, and swings back")
  func rubberBand() {
    let fixture = ScrollFixture()
    fixture.pull(from: 50, to: 350, frames: 10)
    // d·(1 − 1/(0.55·pull/d + 1)) with d = 400 and pull = 270.
    let expected = -400 * (1 - 1 / (0.55 * 270 / 400.0 + 1))
    #expect(abs(fixture.view.contentOffset.y - expected) < 1e-9)
    fixture.wait(frames: 20)
    fixture.end()
    fixture.waitUntilStill(atMost: 120)
    #expect(fixture.view.contentOffset == .zero)
  }

  @Test("a drag that starts while the content is beyond its end takes it from there")
  func caught() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = -60
    fixture.begin(150, 100)
    fixture.move(150, 110)
    fixture.move(150, 110.5)
    #expect(abs(fixture.view.contentOffset.y + 60) < 0.5)
  }

  @Test("a flick into the end bounces once and rests on the end")
  func bounce() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 1500
    fixture.pull(from: 350, to: 150, frames: 5)
    fixture.end()
    var farthest: CGFloat = 0
    for _ in 0..<300 where fixture.view.isDecelerating {
      fixture.wait(frames: 1)
      farthest = max(farthest, fixture.view.contentOffset.y)
    }
    #expect(farthest > 1605 && farthest < 1800)
    #expect(fixture.view.contentOffset.y == 1600)
  }

  @Test("without bouncing the content stops at its ends")
  func noBounce() {
    let fixture = ScrollFixture()
    fixture.view.bounces = false
    fixture.pull(from: 50, to: 350, frames: 5)
    #expect(fixture.view.contentOffset.y == 0)
    fixture.end()
    fixture.wait(frames: 30)
    #expect(fixture.view.contentOffset.y == 0 && !fixture.view.isDecelerating)
  }

  @Test("insets move the ends")
  func insets() {
    let fixture = ScrollFixture()
    fixture.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    #expect(fixture.view.clamped(CGPoint(x: 9, y: -99)) == CGPoint(x: 0, y: -30))
    #expect(fixture.view.clamped(CGPoint(x: 9, y: 9999)) == CGPoint(x: 0, y: 1620))
  }

  @Test("a touch stops decelerating content, and the delegate is notified")
  func stopped() {
    let fixture = ScrollFixture()
    fixture.pull(from: 350, to: 150, frames: 5)
    fixture.end()
    fixture.wait(frames: 5)
    #expect(fixture.view.isDecelerating)
    fixture.begin(150, 200)
    let offset = fixture.view.contentOffset
    fixture.wait(frames: 10)
    #expect(fixture.view.contentOffset == offset && fixture.log.calls.last == "rest")
  }

  @Test("the delegate may choose where the content rests")
  func chosenTarget() {
    let fixture = ScrollFixture()
    fixture.log.forcedTarget = CGPoint(x: 0, y: 480)
    fixture.pull(from: 350, to: 150, frames: 5)
    fixture.end()
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset.y == 480)
  }

  @Test("paging: a flick scrolls to the next page, a resting touch to the nearest")
  func pages() {
    let fixture = ScrollFixture()
    fixture.view.isPagingEnabled = true
    fixture.pull(from: 300, to: 200, frames: 5)
    fixture.end()
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset.y == 400)
    fixture.pull(from: 200, to: 300, frames: 5)
    fixture.wait(frames: 20)
    fixture.end()
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset.y == 400)
  }

  @Test("an animated offset arrives after three tenths of a second")
  func animated() {
    let fixture = ScrollFixture()
    fixture.time.run { fixture.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    #expect(fixture.view.contentOffset.y == 0)
    fixture.wait(frames: 9)
    #expect(abs(fixture.view.contentOffset.y - 250) < 1e-6)
    fixture.wait(frames: 9)
    #expect(fixture.view.contentOffset.y == 500 && fixture.log.calls == ["arrive"])
  }

  @Test("no drag begins if the content cannot scroll, unless it always bounces")
  func nothingToScroll() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 100))
    fixture.pull(from: 100, to: 200, frames: 5)
    #expect(!fixture.view.isDragging && fixture.view.contentOffset == .zero)
    fixture.end()
    fixture.view.alwaysBounceVertical = true
    fixture.pull(from: 100, to: 200, frames: 5)
    #expect(fixture.view.isDragging && fixture.view.contentOffset.y < -10)
    fixture.end()
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset == .zero)
  }

  @Test("with scrolling disabled, no drag scrolls")
  func disabled() {
    let fixture = ScrollFixture()
    fixture.view.isScrollEnabled = false
    fixture.pull(from: 300, to: 100, frames: 5)
    #expect(fixture.view.contentOffset == .zero && fixture.log.calls.isEmpty)
  }

  @Test("a rectangle is brought into view by the shortest way")
  func rectToVisible() {
    let view = ScrollFixture().view
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 600)
    view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 600)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 100)
  }

  @Test("C17: numbers that are not finite are refused")
  func refusal() {
    let view = ScrollFixture().view
    let messages = RefusalLog.record {
      view.contentOffset.y = .nan
      view.contentSize.height = .infinity
      view.contentInset.top = .nan
      view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    }
    #expect(messages.count == 4 && view.contentOffset == .zero)
    #expect(view.contentSize.height == 2000 && view.contentInset == .zero)
  }

  @Test("the decay is that of the exponential function")
  func decay() {
    for x in [0, 0.001, 0.03, 0.5, 1, 4, 20] {
      #expect(abs(exponentialDecay(x) - exp(-x)) <= 1e-12)
    }
  }
}
