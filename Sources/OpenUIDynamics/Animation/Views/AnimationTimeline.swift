import Foundation

/// The view animations that run on a clock; keeps them until they are over.
@MainActor
package final class AnimationTimeline: FrameParticipant {
  private var groups: [ViewAnimationGroup] = []
  private unowned let clock: FrameClock

  init(clock: FrameClock) {
    self.clock = clock
  }

  /// Whether nothing is under way.
  package var isEmpty: Bool { groups.isEmpty }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
    clock.join(self, phase: .viewAnimations)
  }

  package func frameClockDidTick(_ clock: FrameClock) {
    // A completion may start further animations; they wait for the next frame.
    let due = groups.filter { $0.isOver(at: clock.now) }
    groups.removeAll { group in due.contains { $0 === group } }
    for group in due { group.finish() }
    if groups.isEmpty { clock.leave(self, phase: .viewAnimations) }
  }
}
