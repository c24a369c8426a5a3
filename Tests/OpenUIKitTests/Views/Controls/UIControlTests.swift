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
  private let stage = GestureStage()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let log = ControlLog()

  init() {
    stage.view.addSubview(control)
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
    stage.tap(120, 120)
    #expect(log.calls == ["down", "up in"])
  }

  @Test("two taps in short order send touchDownRepeat with the second")
  func repeated() {
    listen()
    stage.tap(120, 120)
    stage.tap(120, 120)
    #expect(log.calls == ["down", "up in", "down", "repeat", "up in"])
  }

  @Test("a touch more than 70 points away is outside until it returns")
  func leaving() {
    listen()
    stage.begin(120, 120)
    stage.move(210, 120)
    #expect(control.isHighlighted)
    stage.move(230, 120)
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    stage.move(120, 120)
    stage.move(250, 120)
    stage.end()
    #expect(
      log.calls == [
        "down", "drag in", "exit", "drag out", "enter", "drag in", "exit", "drag out", "up out",
      ])
  }

  @Test("a cancelled touch sends touchCancel and nothing else")
  func cancelled() {
    listen()
    stage.begin(120, 120)
    stage.cancel()
    #expect(log.calls == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("a disabled control answers to nothing")
  func disabled() {
    listen()
    control.isEnabled = false
    stage.tap(120, 120)
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
    stage.tap(120, 120)
    #expect(log.calls == ["plain", "sent 7", "event 1"])
    #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside)?.count == 3)
    #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
  }

  @Test("the same method of the same target is called once, and gone after it was removed")
  func removed() {
    let plain = Selector("plain", ControlLog.plain)
    control.addTarget(log, action: plain, for: .touchDown)
    control.addTarget(log, action: plain, for: .touchDown)
    stage.tap(120, 120)
    #expect(log.calls == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    stage.tap(120, 120)
    #expect(log.calls == ["plain"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("a nil target is the first responder above the control that has the method")
  func responderChain() {
    log.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let middle = UIView(frame: log.bounds)
    stage.view.addSubview(log)
    log.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector("sent:", ControlLog.sent(_:)), for: .touchUpInside)
    stage.tap(120, 120)
    #expect(log.calls == ["sent 7"])
  }

  @Test("a deallocated target is not called, nor another in its place")
  func goneTarget() {
    log.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    stage.view.addSubview(log)
    log.addSubview(control)
    var other: ControlLog? = ControlLog()
    control.addTarget(other, action: Selector("sent:", ControlLog.sent(_:)), for: .touchUpInside)
    other = nil
    stage.tap(120, 120)
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
    stage.tap(120, 120)
    #expect(log.calls == ["action 2 from 7"])
  }

  @Test("a tap on a control does not reach a tap recognizer of the view around it")
  func recognizerAround() {
    listen()
    stage.view.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector("plain", ControlLog.plain)))
    stage.tap(120, 120)
    #expect(log.calls == ["down", "up in"])
    stage.tap(220, 220)
    #expect(log.calls.last == "plain")
  }

  @Test("a recognizer of the control itself cancels the touch, as for any view")
  func ownRecognizer() {
    listen()
    control.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector("plain", ControlLog.plain)))
    stage.tap(120, 120)
    #expect(log.calls == ["down", "cancel", "plain"])
  }

  @Test("a control tracks one touch at a time")
  func secondFinger() {
    listen()
    control.isMultipleTouchEnabled = true
    stage.begin(120, 120, touch: 1)
    stage.begin(130, 130, touch: 2)
    stage.end(touch: 2)
    #expect(log.calls == ["down"])
    stage.end(touch: 1)
    #expect(log.calls == ["down", "up in"])
  }
}
