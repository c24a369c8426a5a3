// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animations of views and layers that run on a clock, retained until they end.
@MainActor
package final class AnimationTimeline: FrameParticipant {
  private var groups: [ViewAnimationGroup] = []
  private var runs: [LayerAnimationRun] = []
  private let clock: FrameClock

  init(clock: FrameClock) {
    self.clock = clock
  }

  /// Whether no animation runs.
  package var isEmpty: Bool { groups.isEmpty && runs.isEmpty }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
    clock.join(self, phase: .viewAnimations)
  }

  func add(_ run: LayerAnimationRun) {
    runs.append(run)
    clock.join(self, phase: .viewAnimations)
  }

  package func frameClockDidTick(_ clock: FrameClock) {
    // A completion may start further animations; they wait for the next frame.
    let due = groups.filter { $0.isOver(at: clock.now) }
    groups.removeAll { group in due.contains { $0 === group } }
    for group in due { group.finish() }
    for run in runs where run.advance() { runs.removeAll { $0 === run } }
    if isEmpty { clock.leave(self, phase: .viewAnimations) }
  }
}
