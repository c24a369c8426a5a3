// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UILongPressGestureRecognizer and UISwipeGestureRecognizer")
@MainActor
struct LongPressTests {
  private let on = GestureFixture()
  private let log = GestureLog()

  @discardableResult
  private func press() -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer(target: log, action: GestureLog.hear)
    press.name = "press"
    on.view.addGestureRecognizer(press)
    return press
  }

  @Test("a press begins after half a second without a move, and ends with the finger")
  func lifeCycle() {
    let press = press()
    on.begin(150, 150)
    on.wait(0.4)
    #expect(log.calls.isEmpty)
    on.wait(0.2)
    #expect(log.calls == ["press began"])
    on.move(250, 150)
    on.end()
    #expect(log.calls == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("a finger lifted or moved too early does not press")
  func tooEarly() {
    press().minimumPressDuration = 1
    on.begin(150, 150)
    on.wait(0.9)
    on.end()
    on.begin(150, 150)
    on.wait(0.5)
    on.move(165, 150)
    on.wait(1)
    on.end()
    #expect(log.calls.isEmpty)
    on.begin(150, 150)
    on.wait(1.1)
    #expect(log.calls == ["press began"])
  }

  @Test("a press makes the tap beside it fail; a tap ends before the press begins")
  func againstTap() {
    press()
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.hear)
    tap.name = "tap"
    on.view.addGestureRecognizer(tap)
    on.begin(150, 150)
    on.wait(0.6)
    on.end()
    #expect(log.calls == ["press began", "press ended"])
    on.tap(150, 150)
    on.wait(1)
    #expect(log.calls == ["press began", "press ended", "tap ended"])
  }

  @Test("a quick stroke in the direction is a swipe, another is not")
  func swipe() {
    let swipe = UISwipeGestureRecognizer(target: log, action: GestureLog.hear)
    swipe.name = "swipe"
    swipe.direction = [.left]
    on.view.addGestureRecognizer(swipe)
    on.begin(250, 150)
    on.move(220, 150)
    on.move(190, 152)
    #expect(log.calls == ["swipe ended"])
    on.end()
    on.begin(150, 150)
    on.move(250, 150)
    on.end()
    on.begin(250, 150)
    on.wait(1)
    on.move(150, 150)
    on.end()
    #expect(log.calls.count == 1)
  }
}
