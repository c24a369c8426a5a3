// SPDX-License-Identifier: Apache-2.0

import DeviceScripts
import Testing
import UIKit

@Suite("Experiments for devices")
@MainActor
struct ExperimentTests {
  /// What this package refuses in an experiment that asks how UIKit takes it: part of a message.
  private static let expectedDiagnostics = [
    "two-snaps": "2 snap behaviors", "density-zero": "UIDynamicItemBehavior.density",
  ]

  @Test(
    "record a frame every sixtieth of a second, from the start to the end",
    arguments: Experiments.all)
  func frames(experiment: Experiment) throws {
    let trace = try ExperimentRun.of(experiment).trace
    #expect(trace.format == "dynamics-trace-1")
    #expect(trace.experiment == experiment.id)
    #expect(trace.title == experiment.title)
    #expect(trace.system == "OpenUIDynamics")
    #expect(trace.size.width == Double(experiment.size.width))
    #expect(trace.size.height == Double(experiment.size.height))
    #expect(trace.framesPerSecond == 60)
    #expect(trace.frames.count == Int((experiment.duration * 60).rounded()) + 1)
    for (index, frame) in trace.frames.enumerated() {
      #expect(abs(frame.time - Double(index) / 60) < 1e-6)
      #expect(frame.elapsedTime <= frame.time + 1e-4)
    }
  }

  @Test("name their items and keep them finite", arguments: Experiments.all)
  func items(experiment: Experiment) throws {
    let trace = try ExperimentRun.of(experiment).trace
    let first = try #require(trace.frames.first)
    let names = first.items.map(\.name)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
    #expect(first.items.allSatisfy { ($0.width ?? 0) > 0 && ($0.height ?? 0) > 0 })
    // An item that is not finite is left out, and an event says so.
    #expect(trace.frames.allSatisfy { $0.items.map(\.name) == names })
    #expect(!trace.events.contains { $0.kind == "notFinite" })
    let mentioned = trace.events.flatMap { [$0.item, $0.otherItem].compactMap { $0 } }
    #expect(Set(mentioned).isSubset(of: names))
  }

  @Test("show the motion that the simulator records, frame by frame", arguments: Experiments.all)
  func motion(experiment: Experiment) throws {
    let run = try ExperimentRun.of(experiment)
    for (index, frame) in run.trace.frames.enumerated() {
      for state in run.recording.itemStates(atFrame: index) {
        guard let item = frame.items.first(where: { $0.name == state.name }) else { continue }
        #expect(abs(item.x - state.position.x) < 1e-3)
        #expect(abs(item.y - state.position.y) < 1e-3)
      }
    }
  }

  @Test("cause no diagnostic but those that answer their question", arguments: Experiments.all)
  func diagnostics(experiment: Experiment) throws {
    let diagnostics = try ExperimentRun.of(experiment).diagnostics
    if let expected = Self.expectedDiagnostics[experiment.id] {
      #expect(diagnostics.allSatisfy { $0.contains(expected) }, "\(diagnostics)")
    } else {
      #expect(diagnostics == [])
    }
  }

  @Test("log the contacts and pauses that the simulator sees, at the same times")
  func events() throws {
    let experiment = try #require(Experiments.all.first { $0.id == "barrier-320" })
    let run = try ExperimentRun.of(experiment)
    let seen = run.recording.events.filter { $0.time < experiment.duration + 1e-6 }
    #expect(seen.count > 3)
    #expect(run.trace.events.map(\.kind) == seen.map(\.kind.rawValue))
    #expect(run.trace.events.map(\.boundary) == seen.map(\.boundary))
    for (event, simulated) in zip(run.trace.events, seen) {
      #expect(abs(event.time - simulated.time) < 1e-6)
    }
  }
}
