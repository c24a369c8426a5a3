// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The list of events of a simulator")
struct SimulatorEventsTests {
  private func simulator(maximum: Int? = nil) -> Simulator {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    if let maximum { simulator.maximumEventCount = maximum }
    return simulator
  }

  @Test("keeps the newest events, at least half of the maximum, and counts the others")
  func bound() {
    let (all, bounded) = (simulator(), simulator())
    let events = (0..<11).map {
      SimulatorEvent(kind: .beganContact, time: Double($0), item: "a", otherItem: "b")
    }
    bounded.maximumEventCount = 4
    for event in events {
      all.append(event)
      bounded.append(event)
      #expect(bounded.events == all.events.suffix(bounded.events.count))
      #expect(bounded.events.count + bounded.discardedEventCount == all.events.count)
      #expect(bounded.events.count <= 4 && bounded.events.count >= min(all.events.count, 2))
    }
    #expect(all.discardedEventCount == 0)
  }

  @Test("is emptied by taking the events, and none is lost or counted as discarded")
  func taken() {
    let (all, taken) = (simulator(), simulator())
    var events: [SimulatorEvent] = []
    for _ in 0..<150 {
      all.advance(by: 1 / 60)
      taken.advance(by: 1 / 60)
      events += taken.takeEvents()
      #expect(taken.events.isEmpty)
    }
    #expect(!events.isEmpty)
    #expect(events == all.events)
    #expect(taken.discardedEventCount == 0)
  }

  @Test("does not shorten a recording, which has all events of its time")
  func recordings() {
    let (all, bounded) = (simulator(), simulator(maximum: 2))
    let expected = all.record(for: 2.5)
    let recording = bounded.record { simulator in
      for _ in 0..<150 {
        simulator.advance(by: simulator.frameDuration)
        _ = simulator.takeEvents()
      }
    }
    #expect(!expected.events.isEmpty)
    #expect(recording.events == expected.events)
  }

  @Test("steps back with the number of events that are missing")
  func restored() throws {
    let simulator = simulator(maximum: 2)
    let event = SimulatorEvent(kind: .paused, time: 0)
    for _ in 0..<3 { simulator.append(event) }
    let moment = simulator.snapshot()
    let (events, discarded) = (simulator.events, simulator.discardedEventCount)
    for _ in 0..<3 { simulator.append(event) }
    #expect(simulator.discardedEventCount > discarded)
    try simulator.restore(moment)
    #expect(simulator.events == events && simulator.discardedEventCount == discarded)
  }

  @Test("refuses a maximum below 2", arguments: [1, 0, -1, .min])
  func refused(maximum: Int) throws {
    let simulator = simulator()
    let messages = RefusalLog.record { simulator.maximumEventCount = maximum }
    #expect(messages.count == 1)
    #expect(simulator.maximumEventCount == 100_000)
  }
}
