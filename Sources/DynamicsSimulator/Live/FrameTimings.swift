// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// How long the stages of a frame took, in seconds.
package struct FrameTimings: Sendable, Equatable {
  /// What all animators on the screen took.
  package let animators: DynamicsTimings
  /// The whole frame.
  package let total: Double

  package init(animators: DynamicsTimings = DynamicsTimings(), total: Double = 0) {
    self.animators = animators
    self.total = total
  }

  /// The stages in the order in which they are stacked: the engine's pairs, contacts, solver, finalizing
  /// and the rest, then the animator around it, then the app with its timers and animations.
  package var seconds: [Double] {
    [
      animators.pairs, animators.contacts, animators.solve, animators.finalize, animators.other,
      max(animators.total - animators.engine, 0), max(total - animators.total, 0),
    ]
  }
}

extension Simulator {
  /// The times of the animators' steps since the last call, and from the first call on.
  ///
  /// - Parameter clock: returns seconds; has no effect on results.
  package func takeTimings(clock: @escaping @Sendable () -> Double) -> DynamicsTimings {
    animators.alive.reduce(DynamicsTimings()) { sum, animator in
      sum + (animator.takeTimings(clock: clock) ?? DynamicsTimings())
    }
  }
}
