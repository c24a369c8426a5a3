// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// A copy of an animator's world that goes on by itself, beside the animator.
///
/// It is what a page will do. As long as both reach the same states, nothing of the app has acted; where they
/// part, the page needs another moment to begin from.
@MainActor
package final class PlayShadow {
  /// The most steps that are taken at once: an animator takes more only where its speed is set so.
  private static let maximumStepCount = 200

  private let playable: PlayableWorld

  /// Begins at a moment; nil if its bytes are refused.
  package init?(_ moment: PlayableMoment) {
    guard let playable = try? PlayableWorld(decoding: moment.bytes) else { return nil }
    self.playable = playable
  }

  /// Takes as many steps as an animator has, and returns whether both are in the same state.
  package func follows(_ animator: UIDynamicAnimator) -> Bool {
    let missing = animator.stepCount - playable.stepCount
    guard missing >= 0, missing <= Self.maximumStepCount else { return false }
    for _ in 0..<missing { playable.step() }
    return playable.world.stateHash == animator.engineHash
  }
}
