// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// A copy of an animator's world that goes on by itself, beside the animator.
///
/// It is what a page will do. As long as both reach the same states, nothing of the app has acted; where they
/// part, the page needs another moment to begin from.
package final class PlayShadow {
  /// The most steps that are taken at once: an animator takes more only where its speed is set so.
  private static let maximumStepCount = 200

  private let playable: PlayableWorld

  /// Begins with the bytes of a moment; nil if they are refused.
  package init?(_ bytes: [UInt8]) {
    guard let playable = try? PlayableWorld(decoding: bytes) else { return nil }
    self.playable = playable
  }

  /// The present as the bytes of a moment.
  package var bytes: [UInt8] { playable.encode() }

  /// The number of steps that were taken, those of the animator included.
  package var stepCount: Int { playable.stepCount }

  /// Takes steps.
  package func step(_ count: Int) {
    for _ in 0..<count { playable.step() }
  }

  /// Takes as many steps as an animator has, and returns whether both are in the same state.
  @MainActor
  package func follows(_ animator: UIDynamicAnimator) -> Bool {
    let missing = animator.stepCount - playable.stepCount
    guard missing >= 0, missing <= Self.maximumStepCount else { return false }
    step(missing)
    return playable.world.stateHash == animator.engineHash
  }
}
