// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Transitions between children of a controller")
@MainActor
struct ChildTransitionTests {
  private let fixture = ControllerFixture()
  private let parent = UIViewController()
  private let old: AppearanceWitness
  private let new: AppearanceWitness

  init() {
    (old, new) = (fixture.make("old"), fixture.make("new"))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    fixture.show(parent)
    parent.addChild(new)
    fixture.log.calls = []
  }

  private func transition(_ duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
    fixture.time.run {
      parent.transition(
        from: old, to: new, duration: duration, options: [],
        animations: { [new] in new.view.alpha = 1 }, completion: completion)
    }
  }

  @Test("during the animation both views are there; then the old one is gone and both are notified")
  func animated() {
    var isFinished: Bool?
    new.view.alpha = 0
    transition(0.5) { isFinished = $0 }
    #expect(
      fixture.log.calls == [
        "old willDisappear animated", "new willAppear animated", "new isAppearing animated",
      ])
    #expect(old.view.superview === parent.view && new.view.superview === parent.view)
    fixture.wait(0.25)
    #expect(isFinished == nil && (new.view.layer.presentation()?.opacity ?? 1) < 1)
    fixture.wait(0.5)
    #expect(isFinished == true && old.view.superview == nil && new.view.superview === parent.view)
    #expect(fixture.log.calls.suffix(2) == ["old didDisappear animated", "new didAppear animated"])
    #expect(parent.children == [old, new])
  }

  @Test("without a duration the views change at once")
  func immediate() {
    var isFinished: Bool?
    transition(0) { isFinished = $0 }
    fixture.wait(0.1)
    #expect(isFinished == true && old.view.superview == nil && new.view.superview === parent.view)
    #expect(
      fixture.log.calls == [
        "old willDisappear", "new willAppear", "new isAppearing", "old didDisappear",
        "new didAppear",
      ])
  }

  @Test("controllers that are no children, or of which the first is not shown, are refused")
  func refused() {
    let stranger = UIViewController()
    var isCalled = false
    let messages = RefusalLog.record {
      for (from, to) in [(old, stranger), (stranger, new), (new, old)]
        as [(UIViewController, UIViewController)]
      {
        parent.transition(
          from: from, to: to, duration: 0, animations: nil, completion: { _ in isCalled = true })
      }
    }
    #expect(messages.count == 3 && !isCalled && fixture.log.calls.isEmpty)
  }
}
