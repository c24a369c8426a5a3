// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Directions, pages and delegates of scrolling")
struct ScrollDirectionTests {
  /// Moves a touch evenly over the view and ends it.
  private func flick(_ fixture: ScrollFixture, by distance: CGPoint, rests: Bool = false) {
    fixture.begin(150, 200)
    for frame in 1...5 {
      fixture.wait(frames: 1)
      let share = CGFloat(frame) / 5
      fixture.move(150 + distance.x * share, 200 + distance.y * share)
    }
    if rests { fixture.wait(frames: 20) }
    fixture.end()
    fixture.waitUntilStill()
  }

  @Test("content scrolls along the axes on which there is something to scroll")
  func axes() {
    for (size, isMoved) in [
      (CGSize(width: 2000, height: 400), (true, false)),
      (CGSize(width: 300, height: 2000), (false, true)),
      (CGSize(width: 2000, height: 2000), (true, true)),
    ] {
      let fixture = ScrollFixture(contentSize: size)
      flick(fixture, by: size.width > 300 ? CGPoint(x: -90, y: -80) : CGPoint(x: -80, y: -90))
      let offset = fixture.view.contentOffset
      #expect((offset.x > 0, offset.y > 0) == isMoved)
    }
  }

  @Test("a drag across the axis that scrolls does not begin, and the view behind it may take it")
  func across() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 2000))
    flick(fixture, by: CGPoint(x: -120, y: 5))
    #expect(fixture.view.contentOffset == .zero && fixture.log.calls.isEmpty)
  }

  @Test(
    "a flick in pages goes one page on, in both directions along both axes",
    arguments: [
      (CGPoint(x: -60, y: 0), CGPoint(x: 600, y: 400)),
      (CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 400)),
      (CGPoint(x: 0, y: -60), CGPoint(x: 300, y: 800)),
      (CGPoint(x: 0, y: 60), CGPoint(x: 300, y: 0)),
    ])
  func pages(distance: CGPoint, expected: CGPoint) {
    let fixture = ScrollFixture(contentSize: CGSize(width: 1500, height: 2000))
    fixture.view.isPagingEnabled = true
    fixture.view.contentOffset = CGPoint(x: 300, y: 400)
    flick(fixture, by: distance)
    #expect(fixture.view.contentOffset == expected)
  }

  @Test("a touch that rests before it ends goes to the nearest page")
  func restingPages() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 1500, height: 400))
    fixture.view.isPagingEnabled = true
    fixture.view.contentOffset.x = 300
    flick(fixture, by: CGPoint(x: -100, y: 0), rests: true)
    #expect(fixture.view.contentOffset.x == 300)
    flick(fixture, by: CGPoint(x: -200, y: 0), rests: true)
    #expect(fixture.view.contentOffset.x == 600)
  }

  @Test("the last page is where the content ends, though it is shorter than the others")
  func lastPage() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 700, height: 400))
    fixture.view.isPagingEnabled = true
    fixture.view.contentOffset.x = 300
    flick(fixture, by: CGPoint(x: -60, y: 0))
    #expect(fixture.view.contentOffset.x == 400)
  }

  @Test("a target that is no number is refused, and the content rests where it would have")
  func invalidTarget() {
    let fixture = ScrollFixture()
    fixture.log.forcedTarget = CGPoint(x: CGFloat.nan, y: 5)
    let messages = RefusalLog.record { flick(fixture, by: CGPoint(x: 0, y: -100)) }
    #expect(messages.count == 1)
    #expect(fixture.view.contentOffset == fixture.log.target)
  }

  @Test("disabling scrolling in the middle of a drag ends it")
  func disabled() {
    let fixture = ScrollFixture()
    fixture.begin(150, 300)
    fixture.move(150, 280)
    fixture.move(150, 260)
    #expect(fixture.view.isDragging)
    fixture.time.run { fixture.view.isScrollEnabled = false }
    let offset = fixture.view.contentOffset
    fixture.move(150, 100)
    fixture.end()
    fixture.waitUntilStill()
    #expect(fixture.view.contentOffset == offset && !fixture.view.isDragging)
  }

  @Test("a delegate that implements nothing is not needed for scrolling")
  func silent() {
    final class Silent: NSObject, UIScrollViewDelegate {}
    let silent = Silent()
    let fixture = ScrollFixture()
    fixture.view.delegate = silent
    flick(fixture, by: CGPoint(x: 0, y: -100))
    #expect(fixture.view.contentOffset.y > 100)
  }

  @Test("a scrolling controller is the delegate that a subclass overrides, and clears selections")
  func controller() {
    final class Controller: ScrollingViewController {
      var calls: [String] = []
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
      override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
      override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("rest")
      }
    }
    let controller = Controller()
    let fixture = ScrollFixture()
    fixture.view.delegate = controller
    flick(fixture, by: CGPoint(x: 0, y: -100))
    #expect(controller.calls.first == "drag" && controller.calls.last == "rest")
    #expect(controller.calls.filter { $0 == "scroll" }.count > 5)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }
}
