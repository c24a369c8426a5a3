// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Pinches, rotations and pans from an edge")
@MainActor
struct TwoFingerTests {
  private let fixture = GestureFixture()
  private let log = GestureLog()

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(log, action: Selector("hear:", GestureLog.hear))
    fixture.view.addGestureRecognizer(recognizer)
    fixture.view.isMultipleTouchEnabled = true
    return recognizer
  }

  private func putFingersDown() {
    fixture.begin(180, 200)
    fixture.begin(220, 200, touch: 1)
  }

  private nonisolated static let distances: [(x: Double, y: Double, scale: Double)] = [
    (260, 200, 2), (200, 200, 0.5), (180, 300, 2.5), (210, 240, 1.25),
  ]

  @Test("the scale is the ratio of the fingers' distances", arguments: distances)
  func scale(x: Double, y: Double, scale: Double) {
    let pinch = add(UIPinchGestureRecognizer())
    putFingersDown()
    #expect(pinch.scale == 1 && pinch.state == .possible && pinch.numberOfTouches == 2)
    fixture.move(CGFloat(x), CGFloat(y), touch: 1)
    #expect(pinch.state == .began && abs(Double(pinch.scale) - scale) < 1e-9)
    #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: x, y: y))
    fixture.end(touch: 1)
    #expect(abs(Double(pinch.scale) - scale) < 1e-9)
    fixture.end()
    #expect(log.calls == ["gesture began", "gesture ended"] && pinch.scale == 1)
  }

  @Test("a scale that is set counts from there; its velocity is the change per second")
  func setScale() {
    let pinch = add(UIPinchGestureRecognizer())
    putFingersDown()
    fixture.move(260, 200, touch: 1)
    pinch.scale = 1
    fixture.wait(0.1)
    fixture.move(300, 200, touch: 1)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    // Half of the scale in a tenth of a second.
    #expect(abs(pinch.velocity - 5) < 1e-6)
  }

  @Test("a small movement, and a single finger, are no pinch")
  func tooLittle() {
    let pinch = add(UIPinchGestureRecognizer())
    putFingersDown()
    fixture.move(225, 200, touch: 1)
    #expect(pinch.state == .possible)
    fixture.end(touch: 1)
    fixture.move(300, 300)
    fixture.end()
    #expect(log.calls.isEmpty)
  }

  @Test("the rotation is the angle that the fingers have turned, more than once around as well")
  func rotation() {
    let turn = add(UIRotationGestureRecognizer())
    putFingersDown()
    for step in 1...50 {
      let angle = Double(step) * 0.15
      fixture.move(180 + 40 * cos(angle), 200 + 40 * sin(angle), touch: 1)
      fixture.time.advance(frames: 1)
      guard angle > .pi / 36 else { continue }
      #expect(abs(Double(turn.rotation) - angle) < 1e-6)
    }
    // 0.15 radians in a sixtieth of a second.
    #expect(abs(turn.velocity - 9) < 1e-6)
    turn.rotation = 0
    fixture.move(180 + 40 * cos(7.3), 200 + 40 * sin(7.3), touch: 1)
    #expect(abs(turn.rotation - (7.3 - 7.5)) < 1e-6)
  }

  @Test("a pinch and a rotation are recognized together where a delegate lets them")
  func together() {
    log.simultaneous = true
    let (pinch, turn) = (add(UIPinchGestureRecognizer()), add(UIRotationGestureRecognizer()))
    (pinch.delegate, turn.delegate) = (log, log)
    putFingersDown()
    fixture.move(180, 260, touch: 1)
    #expect(pinch.state == .began && turn.state == .began)
    #expect(abs(pinch.scale - 1.5) < 1e-9 && abs(turn.rotation - .pi / 2) < 1e-6)
  }

  private nonisolated static let edges: [(UIRectEdge, CGPoint, Bool)] = [
    (.left, CGPoint(x: 5, y: 200), true), (.left, CGPoint(x: 50, y: 200), false),
    (.right, CGPoint(x: 395, y: 200), true), (.right, CGPoint(x: 5, y: 200), false),
    (.top, CGPoint(x: 200, y: 3), true), (.bottom, CGPoint(x: 200, y: 390), true),
    ([], CGPoint(x: 5, y: 200), false),
  ]

  @Test("a pan from an edge begins only at the edges that it is given", arguments: edges)
  func edgePan(edges: UIRectEdge, start: CGPoint, begins: Bool) {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    fixture.window.addGestureRecognizer(pan)
    fixture.begin(start.x, start.y)
    fixture.move(200, 220)
    #expect((pan.state == .began) == begins)
  }
}

@Suite("Touches that views and recognizers share")
@MainActor
struct SharedTouchTests {
  private let fixture = GestureFixture()
  private let pad = TouchedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  private func addPan(delays: Bool, cancels: Bool = true) {
    fixture.window.addSubview(pad)
    let pan = UIPanGestureRecognizer()
    (pan.delaysTouchesBegan, pan.cancelsTouchesInView) = (delays, cancels)
    pad.addGestureRecognizer(pan)
  }

  @Test("a view hears nothing of touches that a recognizer delays and takes")
  func taken() {
    addPan(delays: true)
    fixture.begin(200, 200)
    fixture.move(203, 200)
    #expect(pad.notes.isEmpty)
    fixture.move(260, 200)
    fixture.end()
    #expect(pad.notes.isEmpty)
  }

  @Test("a view receives delayed touches, in order, when the gesture fails")
  func released() {
    addPan(delays: true)
    fixture.begin(200, 200)
    fixture.move(203, 200)
    fixture.end()
    #expect(pad.notes == ["began", "moved", "ended"])
  }

  @Test("without delay touches are cancelled when the gesture is recognized, unless that is off")
  func cancelled() {
    addPan(delays: false)
    fixture.begin(200, 200)
    fixture.move(260, 200)
    fixture.end()
    #expect(pad.notes == ["began", "cancelled"])
    pad.notes = []
    pad.gestureRecognizers = nil
    addPan(delays: true, cancels: false)
    fixture.begin(200, 200)
    fixture.move(260, 200)
    fixture.end()
    #expect(pad.notes == ["began", "moved", "ended"])
  }

  @Test("a view that wants touches for itself gets them alone")
  func exclusive() {
    fixture.window.addSubview(pad)
    let other = TouchedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.window.addSubview(other)
    other.isExclusiveTouch = true
    fixture.begin(20, 20)
    fixture.begin(200, 200, touch: 1)
    #expect(pad.notes.isEmpty && other.notes == ["began"])
    fixture.end()
    fixture.end(touch: 1)
    fixture.begin(200, 200)
    fixture.begin(20, 20, touch: 1)
    #expect(pad.notes == ["began"] && other.notes == ["began", "ended"])
  }
}
