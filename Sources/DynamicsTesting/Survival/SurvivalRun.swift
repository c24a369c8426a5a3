// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Plays touches on a new simulator until an invariant fails.
@MainActor
struct SurvivalRun {
  /// A frame at which an invariant does not hold.
  struct Failure {
    /// The number of the invariant.
    let invariant: Int
    let time: TimeInterval
    let problem: String
  }

  let invariants: [Invariant]
  let makeSimulator: @MainActor () -> Simulator

  /// Plays touches up to a time; nil if all invariants hold.
  func failure(of touches: [ScriptedTouch], until end: TimeInterval) -> Failure? {
    let simulator = makeSimulator()
    let watch = InvariantWatch(invariants)
    defer { watch.end() }
    var failure: Failure?
    play(touches, on: simulator, until: end) { simulator in
      watch.examine(simulator)
      failure = watch.violations.first.map {
        Failure(invariant: $0.number, time: $0.time, problem: $0.problem)
      }
      return failure == nil
    }
    return failure
  }

  /// Records the last seconds before a time.
  func recording(of touches: [ScriptedTouch], until end: TimeInterval) -> Recording {
    let simulator = makeSimulator()
    let start = max(end - Self.recordedTime, 0)
    play(touches.filter { $0.startTime <= start }, on: simulator, until: start) { _ in true }
    let rest = touches.filter { $0.startTime > start }
    return simulator.record { play(rest, on: $0, until: end) { _ in true } }
  }

  /// Seconds that the page of a failure shows.
  private static let recordedTime = 12.0

  /// Lets time pass frame by frame as long as a check agrees.
  ///
  /// Touches are scheduled in the frame before they begin: a list of thousands would be searched in
  /// every frame.
  private func play(
    _ touches: [ScriptedTouch], on simulator: Simulator, until end: TimeInterval,
    check: (Simulator) -> Bool
  ) {
    let frame = simulator.frameDuration
    var remaining = touches[...]
    guard check(simulator) else { return }
    while simulator.time < end - frame / 2 {
      let due = remaining.prefix { $0.startTime <= simulator.time + frame + 1e-6 }
      if !due.isEmpty {
        simulator.schedule(Array(due))
        remaining = remaining.dropFirst(due.count)
      }
      simulator.advance(by: frame)
      guard check(simulator) else { return }
    }
  }
}
