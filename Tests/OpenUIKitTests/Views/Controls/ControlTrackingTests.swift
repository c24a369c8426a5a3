// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Tracking in subclasses of UIControl")
struct ControlTrackingTests {
  /// Records the calls that its superclass makes, and ends tracking where it is set to.
  private final class Dial: UIControl {
    var calls: [String] = []
    var begins = true
    var continuesBefore = CGFloat.infinity

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin \(Int(touch.location(in: self).x)) \(isTracking)")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue \(Int(touch.location(in: self).x)) \(isTouchInside)")
      return touch.location(in: self).x < continuesBefore
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end \(isTracking)")
    }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel \(isTracking)") }
  }

  private let fixture = GestureFixture()
  private let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    fixture.view.addSubview(dial)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchDragInside, "drag"), (.touchUpInside, "up"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
    ] {
      dial.addAction(UIAction { [dial] _ in dial.calls.append(name) }, for: event)
    }
  }

  @Test("a touch begins, goes on and ends, and the events follow each call")
  func whole() {
    fixture.begin(110, 110)
    #expect(dial.isTracking && dial.isTouchInside && dial.isHighlighted)
    fixture.move(120, 110)
    fixture.end()
    #expect(
      dial.calls == ["begin 10 false", "down", "continue 20 true", "drag", "end false", "up"])
    #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
  }

  @Test("a touch that is refused at its beginning sends nothing at all")
  func refused() {
    dial.begins = false
    fixture.begin(110, 110)
    #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
    fixture.move(120, 110)
    fixture.end()
    #expect(dial.calls == ["begin 10 false"])
  }

  @Test("a touch that is refused on its way ends there, without another event")
  func stopped() {
    dial.continuesBefore = 30
    fixture.begin(110, 110)
    fixture.move(120, 110)
    fixture.move(135, 110)
    #expect(!dial.isTracking && !dial.isHighlighted)
    fixture.move(120, 110)
    fixture.end()
    #expect(
      dial.calls == [
        "begin 10 false", "down", "continue 20 true", "drag", "continue 35 true", "end false",
      ])
  }

  @Test("a cancelled touch calls cancelTracking and not endTracking")
  func cancelled() {
    fixture.begin(110, 110)
    fixture.cancel()
    #expect(dial.calls == ["begin 10 false", "down", "cancel false", "cancelled"])
  }

  @Test("a control that ignored a touch takes the next one")
  func next() {
    dial.begins = false
    fixture.tap(110, 110)
    dial.begins = true
    fixture.tap(115, 110)
    #expect(dial.calls == ["begin 10 false", "begin 15 false", "down", "end false", "up"])
  }

  @Test("a control disabled while it is touched still ends its touch")
  func disabledMeanwhile() {
    fixture.begin(110, 110)
    dial.isEnabled = false
    fixture.end()
    #expect(!dial.isTracking && !dial.isHighlighted && dial.state == .disabled)
  }
}
