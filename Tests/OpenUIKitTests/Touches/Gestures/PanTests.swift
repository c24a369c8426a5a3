// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIPanGestureRecognizer")
@MainActor
struct PanTests {
  private let on = GestureFixture()
  private let log = GestureLog()
  private let pan: UIPanGestureRecognizer

  init() {
    pan = UIPanGestureRecognizer(target: log, action: GestureLog.hear)
    pan.name = "pan"
    on.view.addGestureRecognizer(pan)
  }

  @Test("a pan begins after 10 points, changes with each move and ends with the finger")
  func lifeCycle() {
    on.begin(150, 150)
    on.move(155, 150)
    #expect(log.calls.isEmpty)
    on.move(160, 150)
    on.move(170, 155)
    on.end()
    #expect(log.calls == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("the translation is the way since the finger touched down, or since it was set")
  func translation() {
    on.begin(150, 150)
    on.move(170, 160)
    #expect(pan.translation(in: on.window) == CGPoint(x: 20, y: 10))
    pan.setTranslation(.zero, in: on.window)
    on.move(175, 160)
    #expect(pan.translation(in: on.window) == CGPoint(x: 5, y: 0))
    #expect(pan.location(in: on.view) == CGPoint(x: 75, y: 60))
  }

  @Test("the translation is turned and scaled into the view's coordinates")
  func transformedTranslation() {
    on.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    on.begin(200, 200)
    on.move(220, 200)
    let inView = pan.translation(in: on.view)
    #expect(abs(inView.x) < 1e-9 && abs(inView.y + 10) < 1e-9)
    pan.setTranslation(CGPoint(x: 0, y: -4), in: on.view)
    #expect(abs(pan.translation(in: nil).x - 8) < 1e-9)
  }

  /// The velocities at the end of gestures.
  private func endVelocities() -> VelocityLog {
    let velocities = VelocityLog()
    let other = UIPanGestureRecognizer { pan in
      if pan.state == .ended { velocities.values.append(pan.velocity(in: nil)) }
    }
    on.view.removeGestureRecognizer(pan)
    on.view.addGestureRecognizer(other)
    return velocities
  }

  @MainActor
  final class VelocityLog {
    var values: [CGPoint] = []
  }

  @Test("a steady drag of 600 points in a second ends with that velocity")
  func velocity() throws {
    let velocities = endVelocities()
    on.begin(110, 150)
    for step in 1...10 {
      on.wait(1.0 / 60)
      on.move(110 + CGFloat(step) * 10, 150)
    }
    on.end()
    let last = try #require(velocities.values.last)
    #expect(abs(last.x - 600) < 1e-6 && last.y == 0)
  }

  @Test("a finger that rested before it was lifted has no velocity")
  func rested() {
    let velocities = endVelocities()
    on.begin(110, 150)
    on.wait(1.0 / 60)
    on.move(150, 150)
    on.wait(0.5)
    on.end()
    #expect(velocities.values == [.zero])
  }

  @Test("a pan takes the touch from its view, where it is canceled")
  func cancelsTouches() {
    let toucher = TouchedView(frame: on.view.bounds)
    on.view.addSubview(toucher)
    on.begin(150, 150)
    on.move(155, 150)
    on.move(180, 150)
    on.move(190, 150)
    on.end()
    #expect(toucher.notes == ["began", "moved", "cancelled"])
    toucher.notes = []
    pan.cancelsTouchesInView = false
    on.begin(150, 150)
    on.move(180, 150)
    on.end()
    #expect(toucher.notes == ["began", "moved", "ended"])
  }

  @Test("a pan makes the tap beside it fail; a tap lets the pan be")
  func againstTap() {
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.hear)
    tap.name = "tap"
    on.view.addGestureRecognizer(tap)
    on.begin(150, 150)
    on.move(165, 150)
    on.end()
    #expect(log.calls == ["pan began", "pan ended"])
    on.tap(150, 150)
    #expect(log.calls.last == "tap ended")
  }

  @Test("a touch that the system cancels, cancels the pan")
  func cancelled() {
    on.begin(150, 150)
    on.move(180, 150)
    on.cancel()
    #expect(log.calls == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("switching a pan off in its middle cancels it")
  func switchedOff() {
    on.begin(150, 150)
    on.move(180, 150)
    pan.isEnabled = false
    #expect(log.calls == ["pan began", "pan cancelled"])
    on.move(190, 150)
    on.end()
    pan.isEnabled = true
    on.begin(150, 150)
    on.move(180, 150)
    #expect(log.calls.last == "pan began")
  }

  @Test("with two fingers the middle counts; lifting one does not jump")
  func twoFingers() {
    on.begin(150, 150, touch: 0)
    on.begin(190, 150, touch: 1)
    on.move(170, 150, touch: 0)
    on.move(210, 150, touch: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    on.end(touch: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    on.move(180, 150, touch: 0)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    on.end(touch: 0)
    #expect(log.calls.last == "pan ended")
  }
}
