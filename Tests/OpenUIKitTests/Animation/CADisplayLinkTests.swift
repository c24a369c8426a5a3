// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("CADisplayLink and timers")
@MainActor
struct CADisplayLinkTests {
  @MainActor
  final class Target {
    var times: [Double] = []
    var calls = 0
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    func count() { calls += 1 }
  }

  private let fixture = TimeFixture()
  private let target = Target()

  @Test("a display link calls once for each frame with the frame's time")
  func frames() {
    let link = CADisplayLink(target: target, selector: Target.step)
    fixture.advance(frames: 1)
    #expect(target.times.isEmpty)
    fixture.run { link.add(to: .main, forMode: .common) }
    fixture.advance(frames: 2)
    let expected: [CFTimeInterval] = [2.0 / 60, 3.0 / 60]
    #expect(target.times == expected)
    #expect(abs(link.targetTimestamp - 4.0 / 60) < 1e-12)
    link.isPaused = true
    fixture.advance(frames: 1)
    link.isPaused = false
    fixture.advance(frames: 1)
    #expect(target.times.count == 3)
    link.invalidate()
    fixture.advance(frames: 1)
    #expect(target.times.count == 3)
  }

  @Test("30 calls in a second leave out every other frame; the method may take nothing")
  func slower() {
    let link = CADisplayLink(target: target, selector: Target.count)
    link.preferredFramesPerSecond = 30
    fixture.run { link.add(to: .main, forMode: .common) }
    fixture.advance(frames: 60)
    #expect(target.calls == 30)
  }

  @Test("a selector names the method as well")
  func selector() {
    let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
    fixture.run { link.add(to: .main, forMode: .common) }
    fixture.advance(frames: 2)
    let expected: [CFTimeInterval] = [1.0 / 60, 2.0 / 60]
    #expect(target.times == expected)
  }

  @Test("the clock keeps a display link, and the link its target, until it is invalidated")
  func lifetime() {
    weak var kept: Target?
    weak var link: CADisplayLink?
    do {
      let own = Target()
      let display = CADisplayLink(target: own, selector: Target.count)
      fixture.run { display.add(to: .main, forMode: .common) }
      (kept, link) = (own, display)
    }
    #expect(kept != nil)
    fixture.advance(frames: 1)
    #expect(kept?.calls == 1)
    link?.invalidate()
    #expect(kept == nil && link == nil)
  }

  @Test("CACurrentMediaTime is the time of the clock")
  func mediaTime() {
    fixture.advance(frames: 90)
    #expect(fixture.run { CACurrentMediaTime() } == 1.5)
  }

  @Test("a timer fires once, a repeating one for every interval, an invalid one never")
  func timers() {
    var calls: [String] = []
    fixture.environment.time.schedule(after: 0.5) { _ in calls.append("once \(fixture.clock.now)") }
    let repeating = fixture.environment.time.schedule(after: 0.4, repeats: true) { _ in
      calls.append("again")
    }
    fixture.advance(frames: 60)
    #expect(calls == ["again", "once 0.5", "again"])
    repeating.invalidate()
    fixture.advance(frames: 60)
    #expect(calls.count == 3)
    #expect(!repeating.isValid)
  }

  @Test("a repeating timer that invalidates itself in its call stops")
  func selfInvalidation() {
    var calls = 0
    fixture.environment.time.schedule(after: 0, repeats: true) { timer in
      calls += 1
      if calls == 3 { timer.invalidate() }
    }
    fixture.advance(frames: 20)
    #expect(calls == 3)
  }

  @Test(
    "a range without an end asks for every frame", arguments: [Float.infinity, .nan, 1e30])
  func endlessRate(rate: Float) {
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: rate)
    fixture.run { link.add(to: .main, forMode: .common) }
    fixture.advance(frames: 6)
    #expect(calls == 6)
    link.invalidate()
  }
}
