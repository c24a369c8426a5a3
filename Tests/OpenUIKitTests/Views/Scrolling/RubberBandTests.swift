// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Rubber band and motion of scrolled content")
struct RubberBandTests {
  private let limits: ClosedRange<CGFloat> = 0...1000

  @Test("within the limits content follows the touch exactly", arguments: [0, 1, 500, 1000])
  func inside(offset: CGFloat) {
    #expect(RubberBand.stretched(offset, over: limits, length: 400) == offset)
    #expect(RubberBand.unstretched(offset, over: limits, length: 400) == offset)
  }

  @Test(
    "beyond a limit it follows less and less, to both sides alike, and never by its own length",
    arguments: [1, 50, 400, 10_000, 1e9])
  func outside(pull: CGFloat) {
    let low = RubberBand.stretched(-pull, over: limits, length: 400)
    let high = RubberBand.stretched(1000 + pull, over: limits, length: 400)
    #expect(low < 0 && low > -pull && low > -400)
    #expect(abs(high - 1000 + low) < 1e-9)
    let farther = RubberBand.stretched(-pull - 10, over: limits, length: 400)
    #expect(farther < low)
    // The slope falls from the beginning on.
    #expect(low - farther <= -RubberBand.stretched(-10, over: limits, length: 400))
  }

  @Test("the inverse leads back to the touch", arguments: [-900, -30, 400, 1010, 1800])
  func inverse(offset: CGFloat) {
    let stretched = RubberBand.stretched(offset, over: limits, length: 400)
    let back = RubberBand.unstretched(stretched, over: limits, length: 400)
    #expect(abs(back - offset) < 1e-9)
  }

  @Test("a view without a length does not stretch")
  func noLength() {
    #expect(RubberBand.stretched(-50, over: limits, length: 0) == 0)
    #expect(RubberBand.stretched(1050, over: limits, length: 0) == 1000)
    #expect(RubberBand.unstretched(-50, over: limits, length: 0).isFinite)
  }

  @Test("content that decelerates follows x = target − distance·e^(−kt), whatever the steps")
  func deceleration() {
    for steps in [1, 4, 60] {
      var motion = AxisMotion(offset: 100, velocity: 600, target: 400, damping: 2)
      for _ in 0..<steps { motion.advance(by: 1 / CGFloat(steps), in: limits, bounces: true) }
      #expect(abs(motion.offset - (400 - 300 * exp(-2))) < 1e-6)
      #expect(!motion.isAtRest)
    }
  }

  @Test("content that returns follows the critically damped spring x = (d + (v + ωd)t)·e^(−ωt)")
  func spring() {
    for steps in [1, 3, 12] {
      var motion = AxisMotion(offset: -80, velocity: 50, target: 0, damping: nil)
      for _ in 0..<steps { motion.advance(by: 0.2 / CGFloat(steps), in: limits, bounces: true) }
      // (d + (v + ω·d)·t)·exp(−ω·t) with ω = 10 1/s, d = −80, v = 50, t = 0.2.
      let expected: CGFloat = (-80 + (50 - 800) * 0.2) * CGFloat(exp(-2.0))
      #expect(abs(motion.offset - expected) < 1e-6)
    }
  }

  @Test("content that returns without a velocity never swings through its target")
  func noOvershoot() {
    var motion = AxisMotion(offset: 60, velocity: 0, target: 0, damping: nil)
    var last: CGFloat = 60
    for _ in 0..<120 where !motion.isAtRest {
      motion.advance(by: 1 / 60, in: limits, bounces: true)
      #expect(motion.offset >= 0 && motion.offset <= last)
      last = motion.offset
    }
    #expect(motion.isAtRest && motion.offset == 0)
  }

  @Test("content that reaches a limit springs back, or stops there without bouncing")
  func limit() {
    for bounces in [true, false] {
      var motion = AxisMotion(offset: 990, velocity: 3000, target: 2490, damping: 2)
      var highest: CGFloat = 990
      for _ in 0..<300 where !motion.isAtRest {
        motion.advance(by: 1 / 60, in: limits, bounces: bounces)
        highest = max(highest, motion.offset)
      }
      #expect(motion.offset == 1000 && (highest > 1000) == bounces)
    }
  }

  @Test("motion without a way is at rest, and a shift from outside takes the target along")
  func shift() {
    #expect(AxisMotion(offset: 5, velocity: 0, target: 5, damping: 2).isAtRest)
    var motion = AxisMotion(offset: 0, velocity: 0, target: 50, damping: nil)
    motion.shift(by: 30)
    for _ in 0..<200 { motion.advance(by: 1 / 60, in: limits, bounces: true) }
    #expect(motion.offset == 80)
  }
}
