// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("States of UIViewPropertyAnimator")
@MainActor
struct UIViewAnimatingStateTests {
  private final class Log { var notes: [String] = [] }

  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()

  private var shown: CGFloat { view.presented().center.x }

  /// Moves the view by 100 points in a second, evenly.
  private func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      log.notes.append("block")
      view.center.x = 150
    }
    animator.addCompletion { log.notes.append("\($0)") }
    return animator
  }

  @Test("a new animator has UIKit's defaults")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.delay == 0 && animator.duration == 2)
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(!animator.isManualHitTestingEnabled)
  }

  @Test("pausing an inactive animator makes it active, at its start, with the blocks run")
  func pausingInactive() {
    let animator = animator()
    fixture.run { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && log.notes == ["block"])
    fixture.advance(frames: 100)
    #expect(animator.fractionComplete == 0 && shown == 50 && view.center.x == 150)
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 60)
    #expect(log.notes == ["block", "end"] && shown == 150)
  }

  @Test("a paused animation stays where it was and takes the rest of its time afterwards")
  func pausing() {
    let animator = animator()
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 24)
    fixture.run { animator.pauseAnimation() }
    fixture.advance(frames: 60)
    #expect(abs(animator.fractionComplete - 0.4) < 1e-9 && abs(shown - 90) < 1e-6)
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 35)
    #expect(animator.isRunning)
    fixture.advance(frames: 1)
    #expect(!animator.isRunning && animator.state == .inactive)
  }

  @Test("starting twice changes nothing")
  func startingTwice() {
    let animator = animator()
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    fixture.run { animator.startAnimation(afterDelay: 5) }
    fixture.advance(frames: 30)
    #expect(log.notes == ["block", "end"] && animator.delay == 0)
  }

  @Test("completions are called in their order, once, with the state inactive already")
  func completions() {
    let animator = animator()
    animator.addCompletion { _ in log.notes.append("second \(animator.state)") }
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 200)
    #expect(log.notes == ["block", "end", "second inactive"])
  }

  @Test("a finished animator can be used again, with new blocks and completions")
  func reuse() {
    let animator = animator()
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 60)
    animator.addAnimations { view.center.x = 250 }
    animator.addCompletion { log.notes.append("again \($0)") }
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    #expect(abs(shown - 200) < 1e-6)
    fixture.advance(frames: 30)
    #expect(log.notes == ["block", "end", "again end"])
  }

  @Test("blocks added while it runs animate over the rest of the way")
  func adding() {
    let animator = animator()
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    fixture.run { animator.addAnimations { view.alpha = 0 } }
    fixture.advance(frames: 15)
    #expect(abs(view.presented().opacity - 0.5) < 1e-6 && abs(shown - 125) < 1e-6)
    fixture.advance(frames: 15)
    #expect(view.presented().opacity == 0)
  }

  @Test(
    "a delay factor is clamped to 0…1: at 1 the block takes effect at the end",
    arguments: [(-3, 0.5), (0, 0.5), (0.25, 2.0 / 3), (1, 1), (9, 1), (.nan, 0.5)]
      as [(CGFloat, CGFloat)])
  func delayFactor(factor: CGFloat, opacity: CGFloat) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: factor)
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    #expect(abs(view.presented().opacity - opacity) < 1e-6)
    fixture.advance(frames: 30)
    #expect(view.presented().opacity == 0)
  }

  @Test(
    "the fraction is clamped to 0…1",
    arguments: [(-0.5, 0, 50), (0.5, 0.5, 100), (7, 1, 150)] as [(CGFloat, CGFloat, CGFloat)])
  func fraction(given: CGFloat, expected: CGFloat, center: CGFloat) {
    let animator = animator()
    fixture.run { animator.fractionComplete = given }
    #expect(animator.fractionComplete == expected && abs(shown - center) < 1e-6)
    #expect(animator.state == .active)
  }

  @Test("what a stopped or an inactive animator cannot do is refused with a remedy")
  func refusals() {
    let animator = animator()
    let messages = RefusalLog.record {
      fixture.run {
        animator.finishAnimation(at: .end)
        animator.fractionComplete = .nan
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.fractionComplete = 0.5
        animator.addAnimations { view.alpha = 0 }
      }
    }
    #expect(messages.count == 5)
    #expect(messages.allSatisfy { $0.contains("UIViewPropertyAnimator.") })
    #expect(animator.state == .stopped && view.alpha == 1 && log.notes == ["block"])
  }

  @Test("stopping an inactive animator does nothing")
  func stoppingInactive() {
    let animator = animator()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive && view.center.x == 50)
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 60)
    #expect(log.notes == ["block", "end"])
  }

  @Test("reversed before its start it goes from its end to its start")
  func reversedStart() {
    let animator = animator()
    animator.isReversed = true
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 15)
    #expect(abs(shown - 125) < 1e-6)
    fixture.advance(frames: 45)
    #expect(log.notes == ["block", "start"] && view.center.x == 50)
  }

  @Test("reversed twice it arrives at its end")
  func reversedTwice() {
    let animator = animator()
    fixture.run { animator.startAnimation() }
    fixture.advance(frames: 30)
    fixture.run { animator.isReversed = true }
    fixture.advance(frames: 15)
    fixture.run { animator.isReversed = false }
    #expect(abs(shown - 75) < 1e-6)
    fixture.advance(frames: 45)
    #expect(log.notes == ["block", "end"] && view.center.x == 150)
  }

  @Test("a running animator counts as one that animates views implicitly")
  func protocols() {
    let animating: any UIViewImplicitlyAnimating = animator()
    animating.addAnimations { view.alpha = 0.5 }
    fixture.run { animating.startAnimation() }
    #expect(animating.isRunning && animating.state == .active)
    fixture.run { animating.pauseAnimation() }
    fixture.run {
      animating.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    fixture.advance(frames: 30)
    #expect(animating.state == .inactive && log.notes == ["block", "end"])
  }

  @Test("without a duration it is over in the next frame")
  func noDuration() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .easeInOut) { view.center.x = 150 }
    animator.addCompletion { log.notes.append("\($0)") }
    fixture.run { animator.startAnimation() }
    #expect(shown == 150)
    fixture.advance(frames: 1)
    #expect(log.notes == ["end"])
  }
}
