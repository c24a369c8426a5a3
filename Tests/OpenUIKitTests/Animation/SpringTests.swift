// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Spring animations")
@MainActor
struct SpringTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func center() -> CGFloat { view.presented().center.x }

  private func start(damping: CGFloat, velocity: CGFloat) {
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: { view.center.x = 150 })
    }
  }

  @Test("a spring with little damping passes its end and rests there when the duration is over")
  func overshoot() {
    start(damping: 0.3, velocity: 0)
    var highest: CGFloat = 0
    for _ in 0..<59 {
      fixture.advance(frames: 1)
      highest = max(highest, center())
    }
    // The first overshoot of a damped oscillator is exp(−πζ/√(1−ζ²)): 37 % of 100 points.
    #expect(abs(highest - 187.2) < 1.5)
    #expect(abs(center() - 150) < 0.5)
    fixture.advance(frames: 1)
    #expect(center() == 150)
  }

  @Test("a critically damped spring never passes its end; its first speed is the given one")
  func critical() {
    start(damping: 1, velocity: 3)
    // The spring's own pull is not yet felt after a thousandth of a second.
    let spring = SpringCurve(dampingRatio: 1, initialVelocity: 3, arrivingAfter: 1)
    #expect(abs(spring.progress(at: 0.0001) / 0.0001 - 3) < 0.01)
    for _ in 0..<60 {
      fixture.advance(frames: 1)
      #expect(center() <= 150)
    }
  }

  @Test(
    "a spring has come within a thousandth of its end when its duration is over",
    arguments: [0.05, 0.3, 0.7, 1], [0.0, 1, -5, 20])
  func arrival(damping: Double, velocity: Double) {
    let spring = SpringCurve(
      dampingRatio: damping, initialVelocity: velocity, arrivingAfter: 0.7)
    for time in stride(from: 0.7, to: 1.4, by: 0.01) {
      #expect(abs(spring.progress(at: time) - 1) <= 0.001001)
    }
  }

  @Test("a spring given by its felt duration swings in that time")
  func feltDuration() {
    fixture.run {
      UIView.animate(springDuration: 0.5, bounce: 0.99, animations: { view.center.x = 150 })
    }
    // Half a swing of an almost undamped spring leads as far beyond the end.
    fixture.advance(frames: 15)
    #expect(center() > 245)
    fixture.advance(frames: 15)
    #expect(center() < 60)
  }
}
