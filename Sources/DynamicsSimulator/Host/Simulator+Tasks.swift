// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

extension Simulator {
  /// Whether tasks of the app whose `Task.sleep` has ended are on their way back to the main actor.
  ///
  /// A program that turns a run loop between frames does so until there are none, and a test calls
  /// ``runTasks()``.
  public var hasWakingTasks: Bool { sleepingTasks.hasWaking }

  /// Runs the tasks of the app that wait for the main actor, and those whose `Task.sleep` has ended, until
  /// they wait again.
  ///
  /// Call it between frames where an app waits in tasks, so that they go on between the same frames in each
  /// run:
  ///
  ///     for _ in 0..<120 {
  ///       await simulator.runTasks()
  ///       simulator.advance(by: simulator.frameDuration)
  ///     }
  ///
  /// A task that waits for another thread or another actor is not waited for.
  public func runTasks() async {
    repeat { await Task.yield() } while hasWakingTasks
  }
}
