// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// How long an animator's steps took, in seconds, by stage.
package struct DynamicsTimings: Sendable, Equatable {
  /// The engine finds pairs of shapes.
  package var pairs = 0.0
  /// The engine updates contacts.
  package var contacts = 0.0
  /// The engine solves contacts and joints.
  package var solve = 0.0
  /// The engine moves bodies and updates its trees.
  package var finalize = 0.0
  /// The engine stops fast bodies, and lets islands sleep.
  package var other = 0.0
  /// Everything, with what the animator does besides: behaviors, writing items, calling back.
  package var total = 0.0

  package init() {}

  /// The time in the engine.
  package var engine: Double { pairs + contacts + solve + finalize + other }

  /// The sum of the times of two animators.
  package static func + (left: DynamicsTimings, right: DynamicsTimings) -> DynamicsTimings {
    var sum = left
    sum.pairs += right.pairs
    sum.contacts += right.contacts
    sum.solve += right.solve
    sum.finalize += right.finalize
    sum.other += right.other
    sum.total += right.total
    return sum
  }

  mutating func add(_ step: StepTimings) {
    pairs += step.pairs
    contacts += step.contacts
    solve += step.solve
    finalize += step.finalize
    other += max(
      step.total - step.pairs - step.contacts - step.solve - step.finalize, 0)
  }
}

extension UIDynamicAnimator {
  /// The times of the steps since the last call; nil on the first call, from which on they are measured.
  ///
  /// - Parameter clock: returns seconds; has no effect on results.
  package func takeTimings(clock: @escaping @Sendable () -> Double) -> DynamicsTimings? {
    onMainActor { simulation in
      defer { simulation.measure(with: clock) }
      return simulation.timings
    }
  }
}

extension Simulation {
  fileprivate func measure(with clock: @escaping @Sendable () -> Double) {
    if world.clock == nil { world.clock = clock }
    timings = DynamicsTimings()
  }

  /// Runs a step, and measures it if that was asked for.
  func measuring(_ step: () -> Void) {
    guard timings != nil, let clock = world.clock else { return step() }
    let (start, engineSteps) = (clock(), world.stepCount)
    step()
    if world.stepCount != engineSteps { timings?.add(world.timings) }
    timings?.total += clock() - start
  }
}
