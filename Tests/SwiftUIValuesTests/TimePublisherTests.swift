// SPDX-License-Identifier: Apache-2.0

import SwiftUIValues
import TestSupport
import Testing

@MainActor
@Suite("Publishers of times and notifications")
struct TimePublisherTests {
  @Test("a timer publishes in the time of the frame clock, until its subscription ends")
  func timer() {
    let fixture = TimeFixture()
    var count = 0
    let subscription = fixture.run {
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    }
    fixture.advance(frames: 100)
    #expect(count == 3)
    subscription.cancel()
    fixture.advance(frames: 100)
    #expect(count == 3)
  }

  @Test("a debounced value comes once none followed it for the interval")
  func debounced() {
    let fixture = TimeFixture()
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main)
      .sink { values.append($0) }
    for value in 1...3 {
      fixture.run { subject.send(value) }
      fixture.advance(frames: 20)
    }
    #expect(values == [])
    fixture.advance(frames: 12)
    #expect(values == [3])
    fixture.run { subject.send(4) }
    subscription.cancel()
    fixture.advance(frames: 60)
    #expect(values == [3])
  }

  @Test(
    "a throttled publisher passes the first value, then one of each interval",
    arguments: [(true, [1, 4, 6]), (false, [1, 2, 5])])
  func throttled(latest: Bool, expected: [Int]) {
    let fixture = TimeFixture()
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: latest)
      .sink { values.append($0) }
    // At 0, 10, 20, 29, 40 and 50 frames; the intervals end after 30 and 60.
    for (value, pause) in zip(1...6, [10, 10, 9, 11, 10, 20]) {
      fixture.run { subject.send(value) }
      fixture.advance(frames: pause)
    }
    #expect(values == expected)
    // Nothing is passed twice, and an interval without a value ends the waiting.
    fixture.advance(frames: 90)
    #expect(values.last == (latest ? 6 : 5))
    fixture.run { subject.send(7) }
    #expect(values.last == 7)
    fixture.run { subject.send(8) }
    subscription.cancel()
    fixture.advance(frames: 90)
    #expect(values.last == 7)
  }

  @Test("an interval is in seconds, and zero if it is negative or not finite")
  func intervals() {
    let intervals: [SchedulerInterval] = [
      2, 0.5, .seconds(3), .seconds(0.25), .milliseconds(20), .microseconds(500), -1,
      .seconds(-0.1), .seconds(.infinity), .seconds(.nan),
    ]
    #expect(intervals.map(\.seconds) == [2, 0.5, 3, 0.25, 0.02, 0.0005, 0, 0, 0, 0])
  }

  @Test("the end of a publisher comes at once, without the value that waits")
  func ended() {
    let fixture = TimeFixture()
    let subject = PassthroughSubject<Int, Never>()
    var (values, ends): ([Int], Int) = ([], 0)
    let subscription = subject.debounce(for: 1, scheduler: RunLoop.main)
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    fixture.run { subject.send(1) }
    subject.send(completion: .finished)
    fixture.advance(frames: 90)
    #expect(values == [] && ends == 1)
    subscription.cancel()
  }

  @Test("notifications of a name are published, until the subscription ends")
  func notifications() {
    let name = Notification.Name("TimePublisherTests")
    var received: [Notification.Name] = []
    let subscription = NotificationCenter.default.publisher(for: name)
      .sink { received.append($0.name) }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
    #expect(received == [name])
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(received == [name])
  }
}
