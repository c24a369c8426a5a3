// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

#if canImport(DeviceScripts)
  import DeviceScripts
#endif

/// An experiment of the device scripts, which runs here as on a device.
struct FidelityExperiment {
  let id: String
  let title: String
  /// What the experiment decides.
  let question: String
  /// Runs the experiment in virtual time.
  let run: @MainActor () throws -> MotionTrace
}

extension FidelityExperiment {
  /// The experiments; nil on Apple hosts, where the scripts compile against Apple's UIKit only.
  @MainActor static var all: [FidelityExperiment]? {
    #if canImport(DeviceScripts)
      Experiments.all.map { experiment in
        FidelityExperiment(
          id: experiment.id, title: experiment.title, question: experiment.question
        ) {
          var data = Data()
          let controller = ExperimentViewController(
            [experiment], system: "OpenUIDynamics", record: { _, trace in data = trace })
          let simulator = Simulator(rootViewController: controller, size: experiment.size)
          // The recorder sees the result of a frame in the next one.
          simulator.advance(by: experiment.duration + simulator.frameDuration)
          return try MotionTrace(json: data)
        }
      }
    #else
      nil
    #endif
  }
}
