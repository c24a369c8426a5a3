// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Stepping back in a simulator")
struct SimulatorSnapshotTests {
  @Test("a restored moment has its time, its events and its states, and the same future")
  func stepsBack() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    simulator.advance(by: 0.505)
    let moment = simulator.snapshot()
    let (time, events, hash) = (simulator.time, simulator.events, simulator.stateHash)
    simulator.advance(by: 2)
    let (laterEvents, laterHash) = (simulator.events, simulator.stateHash)
    #expect(laterEvents.count > events.count)
    for _ in 0..<2 {
      try simulator.restore(moment)
      #expect(simulator.time == time)
      #expect(simulator.time == moment.time)
      #expect(simulator.events == events)
      #expect(simulator.stateHash == hash)
      simulator.advance(by: 2)
      #expect(simulator.events == laterEvents)
      #expect(simulator.stateHash == laterHash)
    }
    #expect(moment.byteCount > 0)
  }

  @Test("a history of every frame steps back and forth")
  func history() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    var moments: [Simulator.Snapshot] = []
    var hashes: [UInt64] = []
    for _ in 0..<60 {
      simulator.advance(by: 1 / 60)
      moments.append(simulator.snapshot())
      hashes.append(simulator.stateHash)
    }
    for frame in [59, 30, 0, 1, 45] {
      try simulator.restore(moments[frame])
      #expect(simulator.stateHash == hashes[frame])
      #expect(abs(simulator.time - Double(frame + 1) / 60) < 1e-9)
    }
  }

  @Test("an animator that cannot go back throws, and nothing changes")
  func errors() throws {
    let controller = FallingController()
    let simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.advance(by: 0.5)
    let moment = simulator.snapshot()
    simulator.advance(by: 0.5)
    let animator = try #require(controller.animator)
    let moved = try #require(animator.behaviors.first)
    animator.removeBehavior(moved)
    let other = UIDynamicAnimator()
    other.addBehavior(moved)
    let hash = simulator.stateHash
    #expect(throws: UIDynamicAnimator.SnapshotError.self) { try simulator.restore(moment) }
    #expect(simulator.time == 1)
    #expect(simulator.stateHash == hash)
    other.step(by: 0.1)
  }

  @Test("stepping back while a recording is being made is refused")
  func whileRecording() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    let moment = simulator.snapshot()
    var reports: [UIDynamicDiagnostic] = []
    let previous = UIDynamicAnimator.diagnosticHandler
    UIDynamicAnimator.diagnosticHandler = { reports.append($0) }
    defer { UIDynamicAnimator.diagnosticHandler = previous }
    let recording = try simulator.record { simulator in
      simulator.advance(by: 0.5)
      try simulator.restore(moment)
    }
    #expect(reports.map(\.method) == ["Simulator.restore(_:)"])
    #expect(simulator.time == 0.5)
    #expect(recording.frameCount == 31)
  }

  @Test("going forward restores the events that going back removed")
  func forward() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    let start = simulator.snapshot()
    simulator.advance(by: 2)
    let (end, events) = (simulator.snapshot(), simulator.events)
    #expect(events.count > 1)
    try simulator.restore(start)
    try simulator.restore(end)
    #expect(simulator.events == events)
  }

  @Test("a moment of another simulator is refused")
  func foreign() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    let other = Simulator(rootViewController: FallingController(), size: .phone)
    other.advance(by: 1)
    let (moment, hash) = (other.snapshot(), other.stateHash)
    other.advance(by: 0.2)
    let later = other.stateHash
    #expect(later != hash)
    simulator.advance(by: 0.5)
    try simulator.restore(moment)
    #expect(simulator.time == 0.5)
    #expect(other.stateHash == later)
  }
}
