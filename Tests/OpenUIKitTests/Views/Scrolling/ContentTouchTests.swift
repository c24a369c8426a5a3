// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Touches of the content of scroll views")
struct ContentTouchTests {
  /// A scroll view that says whether it cancels the touches of its content.
  private final class Deciding: UIScrollView {
    var cancels = true
    private(set) var asked: [UIView] = []

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append(view)
      return cancels
    }
  }

  /// Drags up over a view that fills the scroll view, after a rest, and returns the offset.
  private func offset(
    of view: UIScrollView, over content: UIView, resting frames: Int
  ) -> CGFloat {
    let fixture = ScrollFixture(view)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
    view.addSubview(content)
    fixture.begin(150, 300)
    fixture.wait(frames: frames)
    for frame in 1...5 { fixture.move(150, 300 - 20 * CGFloat(frame)) }
    return view.contentOffset.y
  }

  @Test(
    "a control keeps a touch that rests, and loses one that moves at once",
    arguments: [(0, true), (20, false)])
  func control(frames: Int, scrolls: Bool) {
    let scrolled = offset(of: UIScrollView(), over: UIButton(), resting: frames)
    #expect((scrolled > 0) == scrolls)
    // Other views lose it in any case.
    #expect(offset(of: UIScrollView(), over: UIView(), resting: frames) > 0)
  }

  @Test("touches that are not delayed stay with the control that is touched")
  func undelayed() {
    let view = UIScrollView()
    view.delaysContentTouches = false
    #expect(offset(of: view, over: UIButton(), resting: 0) == 0)
  }

  @Test("content whose touches cannot be canceled keeps a touch that it tracks")
  func uncancelable() {
    let view = UIScrollView()
    view.canCancelContentTouches = false
    #expect(offset(of: view, over: UIView(), resting: 20) == 0)
    let quick = UIScrollView()
    quick.canCancelContentTouches = false
    #expect(offset(of: quick, over: UIView(), resting: 0) > 0)
    // A touch of the scroll view itself is not one of its content.
    let (empty, picture) = (UIScrollView(), UIView())
    empty.canCancelContentTouches = false
    picture.isUserInteractionEnabled = false
    #expect(offset(of: empty, over: picture, resting: 20) > 0)
  }

  @Test("a subclass decides for each view that tracks a touch", arguments: [true, false])
  func decision(cancels: Bool) {
    let (view, button) = (Deciding(), UIButton())
    view.cancels = cancels
    #expect((offset(of: view, over: button, resting: 20) > 0) == cancels)
    #expect(view.asked.first === button)
  }
}
