// SPDX-License-Identifier: Apache-2.0

import DeviceScripts
import DynamicsSimulator
import Foundation
import TestSupport
import Testing
import UIKit

/// One run of an experiment in virtual time, shared by all tests.
@MainActor
final class ExperimentRun {
  /// What the script recorded itself.
  let trace: ScriptTrace
  /// What the simulator recorded of the same run.
  let recording: Recording
  /// The messages of what was refused.
  let diagnostics: [String]

  private static var runs: [String: ExperimentRun] = [:]

  private init(_ experiment: Experiment) throws {
    var data: Data?
    var recording: Recording?
    diagnostics = RefusalLog.record {
      let controller = ExperimentViewController(
        [experiment], system: "OpenUIDynamics", record: { _, trace in data = trace })
      let simulator = Simulator(rootViewController: controller, size: experiment.size)
      // The recorder sees the result of a frame in the next one.
      recording = simulator.record(for: experiment.duration + simulator.frameDuration)
    }
    guard let data, let recording else { throw MissingTrace() }
    trace = try JSONDecoder().decode(ScriptTrace.self, from: data)
    self.recording = recording
  }

  /// The run of an experiment.
  static func of(_ experiment: Experiment) throws -> ExperimentRun {
    if let run = runs[experiment.id] { return run }
    let run = try ExperimentRun(experiment)
    runs[experiment.id] = run
    return run
  }

  private struct MissingTrace: Error {}
}

/// The parts of a script's trace that the tests read.
struct ScriptTrace: Decodable, Equatable {
  struct Size: Decodable, Equatable {
    let width: Double
    let height: Double
  }

  struct Item: Decodable, Equatable {
    let name: String
    let x: Double
    let y: Double
    let angle: Double
    let width: Double?
    let height: Double?
  }

  struct Frame: Decodable, Equatable {
    let time: Double
    let elapsedTime: Double
    let items: [Item]
  }

  struct Event: Decodable, Equatable {
    let time: Double
    let kind: String
    let item: String?
    let otherItem: String?
    let boundary: String?
    let value: String?
  }

  let format: String
  let experiment: String
  let title: String
  let system: String
  let size: Size
  let framesPerSecond: Double
  let frames: [Frame]
  let events: [Event]
}

extension Experiment: CustomTestStringConvertible {
  /// The id.
  public var testDescription: String { id }
}
