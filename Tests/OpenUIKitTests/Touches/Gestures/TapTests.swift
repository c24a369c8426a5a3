// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITapGestureRecognizer")
@MainActor
struct TapTests {
  private let on = GestureFixture()
  private let log = GestureLog()

  @discardableResult
  private func tap(
    _ name: String = "tap", taps: Int = 1, on view: UIView? = nil
  ) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.hear)
    tap.numberOfTapsRequired = taps
    tap.name = name
    (view ?? on.view).addGestureRecognizer(tap)
    return tap
  }

  @Test("a tap is recognized when the finger is lifted, and the recognizer is ready again")
  func single() {
    let tap = tap()
    on.begin(150, 150)
    #expect(log.calls.isEmpty && tap.state == .possible)
    on.end()
    #expect(log.calls == ["tap ended"])
    #expect(tap.state == .possible)
    on.tap(150, 150)
    #expect(log.calls.count == 2)
    #expect(tap.location(in: on.view) == CGPoint(x: 50, y: 50))
    on.tap(50, 50)
    #expect(log.calls.count == 2)
  }

  @Test("a finger that moves away, stays too long or is canceled does not tap")
  func failures() {
    tap()
    on.begin(150, 150)
    on.move(250, 150)
    on.end()
    on.begin(150, 150)
    on.wait(1)
    on.end()
    on.begin(150, 150)
    on.cancel()
    #expect(log.calls.isEmpty)
    on.tap(150, 150)
    #expect(log.calls == ["tap ended"])
  }

  @Test("two taps in short order are a double tap; slow ones are not")
  func double() {
    tap("double", taps: 2)
    on.tap(150, 150)
    on.wait(0.2)
    on.tap(152, 150)
    #expect(log.calls == ["double ended"])
    on.tap(150, 150)
    on.wait(0.5)
    on.tap(150, 150)
    on.wait(0.5)
    #expect(log.calls.count == 1)
  }

  @Test("a tap that requires a double tap to fail waits for it")
  func requirement() {
    let single = tap("single")
    let double = tap("double", taps: 2)
    single.require(toFail: double)
    on.tap(150, 150)
    #expect(log.calls.isEmpty)
    on.wait(0.5)
    #expect(log.calls == ["single ended"])
    #expect(single.location(in: nil) == CGPoint(x: 150, y: 150))
    log.calls = []
    on.tap(150, 150)
    on.wait(0.1)
    on.tap(150, 150)
    on.wait(0.5)
    #expect(log.calls == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("a delegate may say that a tap waits for another to fail")
  func delegateRequirement() {
    let single = tap("single")
    log.waitsFor = tap("double", taps: 2)
    single.delegate = log
    on.tap(150, 150)
    #expect(log.calls.isEmpty)
    on.wait(0.5)
    #expect(log.calls == ["single ended"])
  }

  @Test("of two taps on views in one another the inner one wins")
  func innerWins() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    on.view.addSubview(inner)
    tap("outer")
    tap("inner", on: inner)
    on.tap(150, 150)
    #expect(log.calls == ["inner ended"])
    on.tap(250, 250)
    #expect(log.calls == ["inner ended", "outer ended"])
  }

  @Test("both are recognized when a delegate lets them")
  func simultaneous() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    on.view.addSubview(inner)
    tap("outer").delegate = log
    tap("inner", on: inner)
    log.simultaneous = true
    on.tap(150, 150)
    #expect(log.calls == ["inner ended", "outer ended"])
  }

  @Test("a delegate may refuse the beginning or the touch")
  func refusal() {
    tap().delegate = log
    log.mayBegin = false
    on.tap(150, 150)
    log.mayBegin = true
    log.mayReceive = false
    on.tap(150, 150)
    #expect(log.calls.isEmpty)
    log.mayReceive = true
    on.tap(150, 150)
    #expect(log.calls == ["tap ended"])
  }

  @Test("two fingers tap where two are required, one does not")
  func twoFingers() {
    tap().numberOfTouchesRequired = 2
    on.begin(150, 150, touch: 0)
    on.begin(170, 150, touch: 1)
    on.end(touch: 0)
    on.end(touch: 1)
    #expect(log.calls == ["tap ended"])
    on.tap(150, 150)
    #expect(log.calls.count == 1)
  }

  @Test("a switched-off or removed recognizer reports nothing")
  func switchedOff() {
    let recognizer = tap()
    recognizer.isEnabled = false
    on.tap(150, 150)
    recognizer.isEnabled = true
    on.view.removeGestureRecognizer(recognizer)
    on.tap(150, 150)
    #expect(log.calls.isEmpty)
    #expect(on.view.gestureRecognizers == nil && recognizer.view == nil)
  }

  @Test("the target is not retained; one that is gone hears nothing")
  func weakTarget() {
    weak var kept: GestureLog?
    do {
      let target = GestureLog()
      on.view.addGestureRecognizer(
        UITapGestureRecognizer(target: target, action: GestureLog.hear))
      kept = target
    }
    #expect(kept == nil)
    on.tap(150, 150)
  }

  @Test("a closure and further targets are called in the order of their coming, until removed")
  func moreActions() {
    let recognizer = UITapGestureRecognizer { [log] _ in log.calls.append("closure") }
    recognizer.addTarget(log, action: GestureLog.hear)
    on.view.addGestureRecognizer(recognizer)
    on.tap(150, 150)
    #expect(log.calls == ["closure", "gesture ended"])
    recognizer.removeTarget(log, action: nil)
    on.tap(150, 150)
    #expect(log.calls == ["closure", "gesture ended", "closure"])
  }

  @Test("an action may remove the recognizer's view")
  func removalInAction() {
    on.view.addGestureRecognizer(
      UITapGestureRecognizer { tap in tap.view?.removeFromSuperview() })
    tap("other", on: on.window)
    on.tap(150, 150)
    #expect(on.view.superview == nil)
    on.tap(150, 150)
    #expect(log.calls == ["other ended"])
  }
}
