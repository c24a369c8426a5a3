// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Numbers of taps and touches")
@MainActor
struct TapAndPressTests {
  private let on = GestureFixture()
  private let log = GestureLog()

  init() {
    on.view.isMultipleTouchEnabled = true
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: GestureLog.hear)
    on.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func tap(touches: Int) {
    for touch in 0..<touches { on.begin(150 + 20 * CGFloat(touch), 150, touch: touch) }
    for touch in 0..<touches { on.end(touch: touch) }
  }

  private nonisolated static let numbers = [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3), (3, 3)]

  @Test(
    "a tap is recognized with its numbers of taps and touches, and not with others",
    arguments: numbers)
  func numbers(taps: Int, touches: Int) {
    let recognizer = add(UITapGestureRecognizer(), "tap")
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = touches
    for _ in 0..<taps {
      #expect(log.calls.isEmpty)
      tap(touches: touches)
      on.wait(0.1)
    }
    #expect(log.calls == ["tap ended"])
    on.wait(1)
    for _ in 0..<taps {
      tap(touches: touches + 1)
      on.wait(0.1)
    }
    on.wait(1)
    for _ in 0..<(taps - 1) {
      tap(touches: touches)
      on.wait(0.1)
    }
    on.wait(1)
    #expect(log.calls.count == 1)
  }

  private nonisolated static let pauses: [(pause: Double, isDouble: Bool)] = [
    (0.05, true), (0.3, true), (0.4, false), (1, false),
  ]

  @Test("the taps of a double tap follow each other within 0.35 s", arguments: pauses)
  func pauses(pause: Double, isDouble: Bool) {
    let recognizer = add(UITapGestureRecognizer(), "double")
    recognizer.numberOfTapsRequired = 2
    tap(touches: 1)
    on.wait(pause)
    tap(touches: 1)
    #expect(log.calls == (isDouble ? ["double ended"] : []))
  }

  private nonisolated static let movements: [(distance: CGFloat, isTap: Bool)] = [
    (0, true), (44, true), (46, false),
  ]

  @Test("a tap may move by 45 points", arguments: movements)
  func movement(distance: CGFloat, isTap: Bool) {
    _ = add(UITapGestureRecognizer(), "tap")
    on.begin(150, 150)
    on.move(150 + distance, 150)
    on.end()
    #expect(log.calls.isEmpty == !isTap)
  }

  // MARK: Long presses

  @Test("a new press has Apple's defaults")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
  }

  private nonisolated static let movedPresses: [(allowed: CGFloat, moved: CGFloat, begins: Bool)] =
    [
      (10, 9, true), (10, 11, false), (30, 29, true), (30, 31, false), (0, 0, true),
    ]

  @Test("a press may move by its allowable movement before it begins", arguments: movedPresses)
  func allowableMovement(allowed: CGFloat, moved: CGFloat, begins: Bool) {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = allowed
    on.begin(150, 150)
    on.wait(0.2)
    on.move(150, 150 + moved)
    on.wait(0.5)
    #expect(log.calls == (begins ? ["press began"] : []))
  }

  private nonisolated static let precedingTaps: [(required: Int, given: Int, begins: Bool)] = [
    (0, 0, true), (1, 1, true), (2, 2, true), (1, 0, false), (2, 1, false),
  ]

  @Test("a press begins after as many taps as it requires", arguments: precedingTaps)
  func precedingTaps(required: Int, given: Int, begins: Bool) {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = required
    for _ in 0..<given {
      tap(touches: 1)
      on.wait(0.1)
    }
    on.begin(150, 150)
    on.wait(0.7)
    #expect(log.calls == (begins ? ["press began"] : []))
    on.end()
    #expect(log.calls.count == (begins ? 2 : 0))
  }

  @Test("a preceding tap may be held beyond the pause after the tap before it")
  func heldTap() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 2
    tap(touches: 1)
    on.wait(0.3)
    on.begin(150, 150)
    on.wait(0.2)
    on.end()
    on.wait(0.1)
    on.begin(150, 150)
    on.wait(0.6)
    #expect(log.calls == ["press began"])
  }

  @Test("a touch that is held in place of a preceding tap is no press")
  func heldTooLong() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    on.begin(150, 150)
    on.wait(2)
    on.end()
    on.begin(150, 150)
    on.wait(1)
    #expect(log.calls.isEmpty)
  }

  @Test("a press of two touches begins with both, and ends with the first that ends")
  func twoTouches() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTouchesRequired = 2
    on.begin(150, 150, touch: 0)
    on.wait(0.6)
    #expect(log.calls.isEmpty)
    on.begin(200, 150, touch: 1)
    on.wait(0.6)
    #expect(log.calls == ["press began"] && press.location(in: nil) == CGPoint(x: 175, y: 150))
    on.end(touch: 0)
    #expect(log.calls == ["press began", "press ended"])
  }

  // MARK: Swipes

  private nonisolated static let swipes:
    [(UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, isSwipe: Bool)] = [
      (.right, 60, 0, true), (.right, -60, 0, false), (.right, 40, 0, false),
      (.right, 30, 60, false),
      (.left, -60, 20, true), (.up, 0, -60, true), (.up, 0, 60, false), (.down, 20, 60, true),
      ([.left, .right], -60, 0, true), ([.left, .right], 60, 0, true),
      ([.left, .right], 0, 60, false),
    ]

  @Test(
    "a swipe is a stroke of 50 points that is longest in an accepted direction", arguments: swipes)
  func swipes(direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, isSwipe: Bool)
  {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = direction
    on.begin(200, 200)
    on.move(200 + x, 200 + y)
    on.end()
    #expect(log.calls == (isSwipe ? ["swipe ended"] : []))
  }

  @Test("a swipe of two touches needs both")
  func twoTouchSwipe() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    on.begin(150, 150)
    on.move(230, 150)
    on.end()
    #expect(log.calls.isEmpty)
    for touch in 0..<2 { on.begin(150, 150 + 30 * CGFloat(touch), touch: touch) }
    for touch in 0..<2 { on.move(230, 150 + 30 * CGFloat(touch), touch: touch) }
    #expect(log.calls == ["swipe ended"])
  }
}
