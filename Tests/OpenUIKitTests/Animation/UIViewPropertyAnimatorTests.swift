// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIViewPropertyAnimator")
@MainActor
struct UIViewPropertyAnimatorTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var shown: Double { Double(view.presented().center.x) }

  /// An animator that moves the view's center by 100 points from 50, evenly, in a second.
  private func makeAnimator(
    _ completion: ((UIViewAnimatingPosition) -> Void)? = nil
  )
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    if let completion { animator.addCompletion(completion) }
    return animator
  }

  @Test("nothing changes before the start; then the model has the end, and the picture follows")
  func running() {
    var places: [UIViewAnimatingPosition] = []
    let animator = makeAnimator { places.append($0) }
    #expect(animator.state == .inactive && view.center.x == 50)
    fixture.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    fixture.advance(frames: 15)
    #expect(abs(shown - 75) < 1e-9 && abs(animator.fractionComplete - 0.25) < 1e-9)
    fixture.advance(frames: 45)
    #expect(places == [.end] && animator.state == .inactive && shown == 150)
  }

  @Test("a share of the way is shown at once, and the rest of the way takes the rest of the time")
  func scrubbing() {
    let animator = makeAnimator()
    fixture.run { animator.fractionComplete = 0.4 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(shown - 90) < 1e-9)
    fixture.advance(frames: 30)
    fixture.run { animator.fractionComplete = 0.5 }
    #expect(abs(shown - 100) < 1e-9)
    fixture.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    fixture.advance(frames: 15)
    #expect(abs(shown - 125) < 1e-9)
    fixture.advance(frames: 15)
    #expect(animator.state == .inactive)
  }

  @Test("a factor stretches the rest of the way over a multiple of the duration")
  func factor() {
    let animator = makeAnimator()
    fixture.run {
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    }
    fixture.advance(frames: 60)
    #expect(abs(shown - 125) < 1e-9)
    fixture.advance(frames: 60)
    #expect(animator.state == .inactive)
  }

  @Test("turned round it goes back to the values that the model had, and says so")
  func reversing() {
    var places: [UIViewAnimatingPosition] = []
    let animator = makeAnimator { places.append($0) }
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    fixture.run { animator.isReversed = true }
    fixture.advance(frames: 15)
    #expect(abs(shown - 75) < 1e-9 && view.center.x == 150)
    fixture.advance(frames: 15)
    #expect(places == [.start] && view.center.x == 50 && shown == 50)
  }

  private nonisolated static let ends: [(UIViewAnimatingPosition, Double)] = [
    (.start, 50), (.current, 80), (.end, 150),
  ]

  @Test("a stopped animation leaves the model where it is, until it is finished", arguments: ends)
  func stopping(position: UIViewAnimatingPosition, center: Double) {
    var places: [UIViewAnimatingPosition] = []
    let animator = makeAnimator { places.append($0) }
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 18)
    fixture.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && abs(view.center.x - 80) < 1e-9)
    fixture.run { animator.finishAnimation(at: position) }
    #expect(places == [position] && animator.state == .inactive)
    #expect(abs(Double(view.center.x) - center) < 1e-9 && abs(shown - center) < 1e-9)
  }

  @Test("stopped without finishing it calls nothing and is as new")
  func abandoning() {
    var places: [UIViewAnimatingPosition] = []
    let animator = makeAnimator { places.append($0) }
    fixture.run {
      animator.fractionComplete = 0.3
      animator.stopAnimation(true)
    }
    #expect(places.isEmpty && animator.state == .inactive && abs(view.center.x - 80) < 1e-9)
  }

  @Test("a delay waits; blocks with a delay factor begin after their share of the way")
  func delays() {
    let animator = makeAnimator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    fixture.run { animator.startAnimation(afterDelay: 0.5) }
    fixture.advance(frames: 30)
    #expect(shown == 50)
    fixture.advance(frames: 30)
    #expect(abs(shown - 100) < 1e-9 && view.presented().opacity == 1)
    fixture.advance(frames: 15)
    #expect(abs(view.presented().opacity - 0.5) < 1e-9)
  }

  @Test("a spring of a mass takes its own time; one of a ratio that of the animator")
  func springs() {
    let mass = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let own = UIViewPropertyAnimator(duration: 9, timingParameters: mass)
    // Critically damped, ω = 10: (1 + 10t)e^(−10t) is a thousandth at 0.9234 s.
    #expect(abs(own.duration - 0.9234) < 1e-3)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 150 }
    fixture.run { animator.startAnimation() }
    var highest = 0.0
    for _ in 0..<60 {
      fixture.advance(frames: 1)
      highest = max(highest, shown)
    }
    // The first overshoot of a damped oscillator is exp(−πζ/√(1−ζ²)): 37 % of 100 points.
    #expect(abs(highest - 187.2) < 1.5)
    #expect(animator.state == .inactive)
  }

  @Test("the running animator of the class method completes with its end; a drop does not end it")
  func runningAnimator() {
    var places: [UIViewAnimatingPosition] = []
    fixture.run {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, options: [.curveLinear], animations: { view.alpha = 0 },
        completion: { places.append($0) })
    }
    fixture.advance(frames: 15)
    #expect(abs(view.presented().opacity - 0.5) < 1e-9)
    fixture.advance(frames: 15)
    #expect(places == [.end])
  }

  @Test("transforms, bounds and colors go back as well")
  func otherProperties() {
    view.backgroundColor = .black
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .white
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.bounds.size = CGSize(width: 10, height: 10)
      view.layer.cornerRadius = 5
    }
    fixture.run {
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(view.backgroundColor == .black && view.transform.isIdentity)
    #expect(view.bounds.size == CGSize(width: 100, height: 100) && view.layer.cornerRadius == 0)
  }

  @Test("an animator that holds at its end can go back")
  func pausing() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 80)
    #expect(animator.state == .active && !animator.isRunning && shown == 150)
    animator.isReversed = true
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    #expect(abs(shown - 100) < 1e-9)
  }
}
