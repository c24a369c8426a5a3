// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Physics2D

extension UIDynamicAnimator {
  /// Steps the engine without writing items or calling back.
  ///
  /// For measuring what the animator adds to a step of the engine.
  package func stepEngineAlone() {
    onMainActor {
      $0.world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    }
  }

  /// The view in whose coordinates the items are: the reference view, or the collection view that shows the
  /// layout; nil where there is neither.
  ///
  /// Unlike `referenceView` read on the main actor, where that allocates nothing.
  @MainActor package var coordinateView: UIView? { simulation.reference.coordinateView }

  /// How many items move.
  package var awakeItemCount: Int { onMainActor { $0.world.awakeBodyCount } }
}
