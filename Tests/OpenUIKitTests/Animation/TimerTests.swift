// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Timers on a clock")
@MainActor
struct TimerTests {
  @MainActor
  final class Target: NSObject {
    var calls: [String] = []
    func tick() { calls.append("tick") }
    func tock(_ timer: Timer) { calls.append("tock \(timer.userInfo as? Int ?? 0)") }
    func note(_ text: String) { calls.append(text) }
  }

  private let fixture = TimeFixture()
  private let target = Target()

  private func note(_ name: String) {
    target.calls.append("\(name) \(fixture.clock.frameCount)")
  }

  @Test("fire in the order of their times, then of their making, in the frame of their time")
  func order() {
    fixture.run {
      for (name, delay) in [("late", 0.5), ("first", 0.25), ("second", 0.25)] {
        Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in note(name) }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in note("again") }
    }
    fixture.advance(frames: 30)
    #expect(
      target.calls == ["again 12", "first 15", "second 15", "again 24", "late 30"])
  }

  @Test(
    "an interval that is a whole number of frames is kept for a minute",
    arguments: [0.1, 0.25, 0.5, 1, 1.0 / 30, 1.0 / 60])
  func intervals(interval: Double) {
    var frames: [Int] = []
    fixture.run {
      _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        frames.append(fixture.clock.frameCount)
      }
    }
    fixture.advance(frames: 3600)
    let step = Int((interval * 60).rounded())
    #expect(frames == Array(stride(from: step, through: 3600, by: step)))
  }

  @Test("a method takes nothing or the timer, whose user info it reads")
  func selectors() {
    fixture.run {
      Timer.scheduledTimer(
        timeInterval: 0.1, target: target, selector: Selector("tick", Target.tick), userInfo: nil,
        repeats: false)
      Timer.scheduledTimer(
        timeInterval: 0.2, target: target, selector: Selector("tock:", Target.tock), userInfo: 7,
        repeats: false)
    }
    fixture.advance(frames: 60)
    #expect(target.calls == ["tick", "tock 7"])
  }

  @Test("an invalid timer does not fire, keeps nothing, and says so")
  func invalidation() {
    weak var kept: Target?
    var timer: Timer?
    do {
      let own = Target()
      timer = fixture.run {
        Timer.scheduledTimer(
          timeInterval: 0.1, target: own, selector: Selector("tick", Target.tick), userInfo: nil,
          repeats: true)
      }
      kept = own
    }
    fixture.advance(frames: 12)
    #expect(kept?.calls == ["tick", "tick"])
    timer?.invalidate()
    #expect(kept == nil && timer?.isValid == false)
    fixture.advance(frames: 60)
  }

  @Test("a timer made by hand waits for a run loop, counts from its making and is added once")
  func runLoop() {
    let timer = fixture.run { Timer(timeInterval: 0.5, repeats: true) { _ in note("fired") } }
    fixture.advance(frames: 15)
    fixture.run {
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    }
    fixture.advance(frames: 45)
    #expect(target.calls == ["fired 30", "fired 60"])
  }

  @Test("fire() calls at once; a timer that does not repeat ends with it")
  func firing() {
    let (once, again) = fixture.run {
      (
        Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in note("once") },
        Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in note("again") }
      )
    }
    for timer in [once, again] { fixture.run { timer.fire() } }
    #expect(target.calls == ["once 0", "again 0"])
    #expect(!once.isValid && again.isValid)
  }

  @Test("the date of the next call can be moved")
  func fireDate() {
    let timer = fixture.run {
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in note("fired") }
    }
    fixture.run { timer.fireDate = Date(timeIntervalSinceNow: 1) }
    fixture.advance(frames: 70)
    #expect(target.calls == ["fired 60"])
  }

  @Test("a method is performed after its delay, unless it is taken back")
  func performing() {
    let note = Selector("note:", Target.note)
    fixture.run {
      for (text, delay) in [("a", 0.5), ("b", 0.2), ("c", 0.3)] {
        target.perform(note, with: text, afterDelay: delay)
      }
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: note, object: "c")
    }
    fixture.advance(frames: 60)
    #expect(target.calls == ["b", "a"])
    fixture.run {
      target.perform(note, with: "d", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    fixture.advance(frames: 60)
    #expect(target.calls == ["b", "a"])
  }

  @Test("where nothing drives a clock, time is the machine's")
  func realTime() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
    }
    #expect(CACurrentMediaTime() > 0)
  }
}

@Suite("The main queue on a clock")
@MainActor
struct DispatchQueueClockTests {
  private let fixture = TimeFixture()
  private let target = TimerTests.Target()

  private nonisolated static let deadlines: [(delay: Double, frame: Int)] = [
    (0, 1), (0.01, 1), (1.0 / 60, 1), (0.1, 6), (0.25, 15), (1.0 / 3, 20), (0.349, 21), (2, 120),
  ]

  @Test("work comes in the first frame at its deadline or after it", arguments: deadlines)
  func deadlines(delay: Double, frame: Int) {
    var frames: [Int] = []
    fixture.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        frames.append(fixture.clock.frameCount)
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay) {
        frames.append(fixture.clock.frameCount)
      }
    }
    fixture.advance(frames: 180)
    #expect(frames == [frame, frame])
  }

  @Test("work of one deadline keeps its order, and what it sends on comes a frame later")
  func order() {
    var notes: [String] = []
    fixture.run {
      for number in 0..<20 {
        // Deadlines that have come: the time to another one is measured, and is shorter where another
        // process takes the processor in between.
        DispatchQueue.main.asyncAfter(deadline: .now()) { notes.append("\(number)") }
      }
      DispatchQueue.main.async {
        notes.append("soon \(fixture.clock.frameCount)")
        DispatchQueue.main.async { notes.append("then \(fixture.clock.frameCount)") }
      }
    }
    fixture.advance(frames: 60)
    #expect(notes == (0..<20).map { "\($0)" } + ["soon 1", "then 2"])
  }

  @Test("an item runs at its deadline, unless it was cancelled before")
  func items() {
    let kept = DispatchWorkItem { MainActor.assumeIsolated { target.note("kept") } }
    let dropped = DispatchWorkItem { MainActor.assumeIsolated { target.note("dropped") } }
    fixture.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: dropped)
    }
    fixture.advance(frames: 3)
    dropped.cancel()
    fixture.advance(frames: 60)
    #expect(target.calls == ["kept"])
    #expect(dropped.isCancelled && !kept.isCancelled)
  }
}
