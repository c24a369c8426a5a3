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
