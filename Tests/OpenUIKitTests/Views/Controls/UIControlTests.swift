// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Notes what controls tell, and answers to selectors.
@MainActor
private final class ControlLog: UIView {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sent(_ sender: UIControl) { calls.append("sent \(sender.tag)") }
  func event(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("event \(event?.allTouches?.count ?? 0)")
  }
}

@MainActor
@Suite("UIControl")
struct UIControlTests {
  private let fixture = GestureFixture()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let log = ControlLog()

  init() {
    fixture.view.addSubview(control)
    control.tag = 7
  }

  /// Adds an action for every touch event that writes the event's name.
  private func listen() {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag in"),
      (.touchDragOutside, "drag out"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up in"), (.touchUpOutside, "up out"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.calls.append(name) }, for: event)
    }
  }

  @Test("a tap sends touchDown and touchUpInside")
  func tap() {
    listen()
    fixture.tap(120, 120)
    #expect(log.calls == ["down", "up in"])
  }

  @Test("two taps in short order send touchDownRepeat with the second")
  func repeated() {
    listen()
    fixture.tap(120, 120)
    fixture.tap(120, 120)
    #expect(log.calls == ["down", "up in", "down", "repeat", "up in"])
  }

  @Test("a touch more than 70 points away is outside until it returns")
  func leaving() {
    listen()
    fixture.begin(120, 120)
    fixture.move(210, 120)
    #expect(control.isHighlighted)
    fixture.move(230, 120)
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    fixture.move(120, 120)
    fixture.move(250, 120)
    fixture.end()
    #expect(
      log.calls == [
        "down", "drag in", "exit", "drag out", "enter", "drag in", "exit", "drag out", "up out",
      ])
  }

  @Test("a cancelled touch sends touchCancel and nothing else")
  func cancelled() {
    listen()
    fixture.begin(120, 120)
    fixture.cancel()
    #expect(log.calls == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("a disabled control answers to nothing")
  func disabled() {
    listen()
    control.isEnabled = false
    fixture.tap(120, 120)
    #expect(log.calls.isEmpty)
  }

  @Test("the state is the sum of what holds")
  func state() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }

  @Test("methods with nothing, the control, or the control and the event are called in order")
  func selectors() {
    control.addTarget(log, action: Selector("plain", ControlLog.plain), for: .touchUpInside)
    control.addTarget(log, action: Selector("sent:", ControlLog.sent(_:)), for: .touchUpInside)
    control.addTarget(log, action: Selector("event::", ControlLog.event(_:_:)), for: .touchUpInside)
    fixture.tap(120, 120)
    #expect(log.calls == ["plain", "sent 7", "event 1"])
    #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside)?.count == 3)
    #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
  }

  @Test("the same method of the same target is called once, and gone after it was removed")
  func removed() {
    let plain = Selector("plain", ControlLog.plain)
    control.addTarget(log, action: plain, for: .touchDown)
    control.addTarget(log, action: plain, for: .touchDown)
    fixture.tap(120, 120)
    #expect(log.calls == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    fixture.tap(120, 120)
    #expect(log.calls == ["plain"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("a nil target is the first responder above the control that has the method")
  func responderChain() {
    log.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let middle = UIView(frame: log.bounds)
    fixture.view.addSubview(log)
    log.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector("sent:", ControlLog.sent(_:)), for: .touchUpInside)
    fixture.tap(120, 120)
    #expect(log.calls == ["sent 7"])
  }

  @Test("a deallocated target is not called, nor another in its place")
  func goneTarget() {
    log.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    fixture.view.addSubview(log)
    log.addSubview(control)
    var other: ControlLog? = ControlLog()
    control.addTarget(other, action: Selector("sent:", ControlLog.sent(_:)), for: .touchUpInside)
    other = nil
    fixture.tap(120, 120)
    #expect(other == nil)
    #expect(log.calls.isEmpty)
  }

  @Test("an action of the same identifier replaces the one before it")
  func replacedAction() {
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("jump")) { [log] action in
          log.calls.append("action \(number) from \((action.sender as? UIView)?.tag ?? 0)")
        }, for: .touchUpInside)
    }
    fixture.tap(120, 120)
    #expect(log.calls == ["action 2 from 7"])
  }

  @Test("a tap on a control does not reach a tap recognizer of the view around it")
  func recognizerAround() {
    listen()
    fixture.view.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector("plain", ControlLog.plain)))
    fixture.tap(120, 120)
    #expect(log.calls == ["down", "up in"])
    fixture.tap(220, 220)
    #expect(log.calls.last == "plain")
  }

  @Test("a recognizer of the control itself cancels the touch, as for any view")
  func ownRecognizer() {
    listen()
    control.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector("plain", ControlLog.plain)))
    fixture.tap(120, 120)
    #expect(log.calls == ["down", "cancel", "plain"])
  }

  @Test("a control tracks one touch at a time")
  func secondFinger() {
    listen()
    control.isMultipleTouchEnabled = true
    fixture.begin(120, 120, touch: 1)
    fixture.begin(130, 130, touch: 2)
    fixture.end(touch: 2)
    #expect(log.calls == ["down"])
    fixture.end(touch: 1)
    #expect(log.calls == ["down", "up in"])
  }
}
