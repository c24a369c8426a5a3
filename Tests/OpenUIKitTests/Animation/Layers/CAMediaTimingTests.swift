// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

/// The time model of `CAMediaTiming`: an active local time t = (tp − begin)·speed, shifted by the
/// offset, repeated, turned round, and filled before and after.
@Suite("CAMediaTiming")
struct CAMediaTimingTests {
  private struct Timing: CAMediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 2
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }

  private func fraction(
    at time: Double, _ change: (inout Timing) -> Void = { _ in }
  ) -> Double? {
    var timing = Timing()
    change(&timing)
    return MediaTime(timing, duration: timing.duration, at: time)?.fraction
  }

  @Test(
    "an animation of 2 s shows its share of the time, and nothing before and after",
    arguments: [(-0.1, nil), (0, 0), (0.5, 0.25), (1.5, 0.75), (2, nil), (9, nil)]
      as [(Double, Double?)])
  func plain(time: Double, expected: Double?) {
    #expect(fraction(at: time) == expected)
  }

  @Test(
    "fill modes show the first value before and the last one after",
    arguments: [
      (.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1), (.both, 0, 1),
    ] as [(CAMediaTimingFillMode, Double?, Double?)])
  func filling(mode: CAMediaTimingFillMode, before: Double?, after: Double?) {
    #expect(fraction(at: -3) { $0.fillMode = mode } == before)
    #expect(fraction(at: 2) { $0.fillMode = mode } == after)
    #expect(fraction(at: 1e9) { $0.fillMode = mode } == after)
    #expect(fraction(at: 1) { $0.fillMode = mode } == 0.5)
  }

  @Test("the fill modes have the header's strings")
  func fillModeNames() {
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    #expect(modes.map(\.rawValue) == ["removed", "forwards", "backwards", "both"])
    #expect(
      modes == [kCAFillModeRemoved, kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth])
  }

  @Test(
    "two and a half runs take five seconds and end in the middle",
    arguments: [(2, 0), (3, 0.5), (4.5, 0.25), (5, 0.5), (8, 0.5)] as [(Double, Double)])
  func repeatCount(time: Double, expected: Double) {
    let shown = fraction(at: time) {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(shown == expected)
  }

  @Test("whole runs end at the end of the last one", arguments: [1, 2, 7] as [Float])
  func wholeRuns(count: Float) {
    let shown = fraction(at: 2 * Double(count)) {
      $0.repeatCount = count
      $0.fillMode = .forwards
    }
    #expect(shown == 1)
  }

  @Test(
    "a repeat duration ends the runs when it is over, whatever the count",
    arguments: [(1, 0.5), (2.5, 0.25), (3, 0.5), (30, 0.5)] as [(Double, Double)])
  func repeatDuration(time: Double, expected: Double) {
    let shown = fraction(at: time) {
      $0.repeatDuration = 3
      $0.repeatCount = 50
      $0.fillMode = .forwards
    }
    #expect(shown == expected)
  }

  @Test(
    "with the way back a run takes twice as long and ends where it began",
    arguments: [(0.5, 0.25), (2, 1), (3, 0.5), (3.5, 0.25), (4, 0), (99, 0)] as [(Double, Double)])
  func autoreverse(time: Double, expected: Double) {
    let shown = fraction(at: time) {
      $0.autoreverses = true
      $0.fillMode = .both
    }
    #expect(shown == expected)
  }

  @Test("half a count of runs with their way back is one way")
  func halfAutoreverse() {
    let shown = fraction(at: 77) {
      $0.autoreverses = true
      $0.repeatCount = 0.5
      $0.fillMode = .forwards
    }
    #expect(shown == 1)
  }

  @Test(
    "the speed divides the duration, and not the begin time",
    arguments: [(0.5, 11, 0.25), (2, 10.5, 0.5), (4, 10.25, 0.5)] as [(Float, Double, Double)])
  func speed(speed: Float, time: Double, expected: Double) {
    let shown = fraction(at: time) {
      $0.beginTime = 10
      $0.speed = speed
    }
    #expect(shown == expected)
  }

  /// With an offset of a quarter the quarters 1 2 3 4 are shown as 2 3 4 1.
  @Test(
    "an offset begins within the run, wraps around at its end, and takes as long",
    arguments: [(0, 0.25), (1, 0.75), (1.75, 0.125), (2, nil)] as [(Double, Double?)])
  func offset(time: Double, expected: Double?) {
    #expect(fraction(at: time) { $0.timeOffset = 0.5 } == expected)
  }

  @Test("an offset wraps around all repetitions, also backwards", arguments: [0, 0.25, 1.5, 3.5])
  func wrapping(time: Double) {
    let ahead = fraction(at: time) {
      $0.autoreverses = true
      $0.timeOffset = 3
    }
    let behind = fraction(at: time) {
      $0.autoreverses = true
      $0.timeOffset = -1
    }
    let phase = (time + 3).truncatingRemainder(dividingBy: 4)
    #expect(ahead == (phase <= 2 ? phase / 2 : 2 - phase / 2) && behind == ahead)
  }

  @Test("without speed the offset alone decides", arguments: [0, 0.5, 1, 2] as [Double])
  func scrubbing(offset: Double) {
    for time in [0.0, 7, 1e6] {
      let shown = fraction(at: time) {
        $0.speed = 0
        $0.timeOffset = offset
      }
      #expect(shown == offset / 2)
    }
  }

  @Test("an endless animation repeats exactly after a million runs")
  func endless() {
    for time in [0.5, 2e6 + 0.5] {
      #expect(fraction(at: time) { $0.repeatCount = .infinity } == 0.25)
    }
    #expect(fraction(at: 4) { $0.repeatCount = .infinity } == 0)
  }

  @Test("without a duration only the end can be seen, and only if it is filled")
  func noDuration() {
    #expect(fraction(at: 1) { $0.duration = 0 } == nil)
    let filled = fraction(at: 1) {
      $0.duration = 0
      $0.fillMode = .forwards
    }
    #expect(filled == 1)
  }

  @Test("times that are not numbers show nothing and are over", arguments: [Double.nan])
  func notNumbers(time: Double) {
    var timing = Timing()
    timing.beginTime = time
    #expect(MediaTime(timing, duration: 2, at: 1) == nil)
    #expect(MediaTime.isOver(timing, duration: 2, at: 1))
    #expect(fraction(at: 1) { $0.timeOffset = time } == nil)
    #expect(fraction(at: 1) { $0.repeatCount = .nan } == 0.5)
  }
}
