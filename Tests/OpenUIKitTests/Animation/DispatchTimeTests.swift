// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Times of the main queue on a clock")
@MainActor
struct DispatchTimeTests {
  private typealias Time = OpenUIKit.DispatchTime

  private let fixture = TimeFixture()

  /// What a caller can do with a deadline: all come after the given seconds of virtual time.
  private nonisolated static let delays: [(name: String, delay: Double, frame: Int)] = [
    ("a hundredth", 0.01, 1), ("a frame", 1.0 / 60, 1), ("a tenth", 0.1, 6),
    ("a third", 1.0 / 3, 20),
    ("a little more", 0.349, 21), ("two", 2, 120),
  ]

  @Test(
    "a deadline counts from its making in virtual time, however long the machine takes",
    arguments: delays)
  func busyMachine(name: String, delay: Double, frame: Int) {
    var frames: [Int] = []
    fixture.run {
      let deadline = Time.now() + delay
      let interval = Time.now() + .nanoseconds(Int(delay * 1e9))
      let item = DispatchWorkItem {
        MainActor.assumeIsolated { frames.append(fixture.clock.frameCount) }
      }
      // More than a frame of real time.
      Thread.sleep(forTimeInterval: 0.02)
      DispatchQueue.main.asyncAfter(deadline: deadline) {
        frames.append(fixture.clock.frameCount)
      }
      DispatchQueue.main.asyncAfter(deadline: interval, qos: .userInitiated) {
        frames.append(fixture.clock.frameCount)
      }
      DispatchQueue.main.asyncAfter(deadline: deadline, execute: item)
    }
    fixture.advance(frames: 180)
    #expect(frames == [frame, frame, frame])
  }

  @Test("deadlines of one chain come at the multiples of their delay")
  func chain() {
    var frames: [Int] = []
    func next(_ count: Int) {
      guard count > 0 else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        frames.append(fixture.clock.frameCount)
        next(count - 1)
      }
    }
    fixture.run { next(20) }
    fixture.advance(frames: 180)
    #expect(frames == (1...20).map { 6 * $0 })
  }

  @Test("the present is the clock's, to the nanosecond, and the machine's without one")
  func present() {
    fixture.run { #expect(Time.now().uptimeNanoseconds == 0) }
    fixture.advance(frames: 90)
    fixture.run {
      #expect(Time.now().uptimeNanoseconds == 1_500_000_000)
      #expect(Time.now() == Time.now())
    }
    let first = Time.now()
    Thread.sleep(forTimeInterval: 0.001)
    #expect(Time.now() > first)
    #expect(Time.now().uptimeNanoseconds - first.uptimeNanoseconds >= 1_000_000)
  }

  @Test("a time of the distant future, and one beyond all numbers, never comes")
  func never() {
    var count = 0
    fixture.run {
      let soon = Time.now() + 1
      let times = [
        .distantFuture, soon + .never, soon + .infinity, soon + .seconds(.max), .distantFuture - 5,
        soon + 1e300, soon - .seconds(.min),
      ]
      #expect(times.allSatisfy { $0 == .distantFuture || $0 > soon + 1e9 })
      for time in times { DispatchQueue.main.asyncAfter(deadline: time) { count += 1 } }
    }
    fixture.advance(frames: 600)
    #expect(count == 0)
  }

  @Test("a time in the past comes in the next frame")
  func past() {
    var count = 0
    fixture.run {
      let now = Time.now()
      let times = [
        now - 5, now - .seconds(.max), now - .infinity, now + .nan, now - .milliseconds(1),
      ]
      #expect(times.allSatisfy { $0 == now })
      for time in times { DispatchQueue.main.asyncAfter(deadline: time) { count += 1 } }
    }
    fixture.advance(frames: 1)
    #expect(count == 5)
  }

  @Test("seconds and intervals are added and subtracted alike")
  func arithmetic() {
    let time = Time(uptimeNanoseconds: 5_000_000_000)
    let later: [Time] = [
      time + 0.25, time + .milliseconds(250), time + .microseconds(250_000),
      time + .nanoseconds(250_000_000), time + .seconds(1) - 0.75, time - -0.25,
    ]
    #expect(later.allSatisfy { $0.uptimeNanoseconds == 5_250_000_000 })
    #expect(time - .seconds(2) < time)
    #expect((time - .seconds(2)).uptimeNanoseconds == 3_000_000_000)
  }

  @Test("waiting for a group, a semaphore or a timer takes real time")
  func waiting() {
    let group = DispatchGroup()
    group.enter()
    fixture.run {
      #expect(group.wait(timeout: Time.now() + 0.001) == .timedOut)
      #expect(DispatchSemaphore(value: 0).wait(timeout: Time.now() + 0.001) == .timedOut)
      let fired = DispatchSemaphore(value: 0)
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { fired.signal() }
      timer.schedule(deadline: Time.now() + 0.001, repeating: 0.001)
      timer.resume()
      for _ in 0..<2 { fired.wait() }
      timer.schedule(deadline: Time.now() + .milliseconds(1))
      fired.wait()
      timer.cancel()
    }
    group.leave()
  }

  @Test("a time made on the clock keeps its distance on the machine's")
  func elsewhere() async {
    let start = ContinuousClock.now
    let deadline = fixture.run { Time.now() + 0.02 }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: deadline) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: deadline) { continuation.resume() }
    }
  }
}
