// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A few items under an animator without view, and what tests of attachments ask of them.
@MainActor
package final class AttachmentFixture {
  package let animator = UIDynamicAnimator()
  /// Does nothing but be asked after each step.
  private let watch = UIDynamicBehavior()

  package init(_ behaviors: UIDynamicBehavior...) {
    animator.addBehavior(watch)
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Moves on, and asks after each step.
  package func run(_ seconds: TimeInterval, _ look: (() -> Void)? = nil) {
    watch.action = look
    animator.step(by: seconds)
    watch.action = nil
  }

  /// The times at which a value passes zero within a run, interpolated between steps.
  package func crossings(
    within seconds: TimeInterval, _ value: @escaping () -> CGFloat
  ) -> [TimeInterval] {
    var times: [TimeInterval] = []
    var last = value()
    run(seconds) { [animator] in
      let current = value()
      if (last > 0) != (current > 0) {
        let share = last / (last - current)
        times.append(animator.elapsedTime - (1 - share) / 60)
      }
      last = current
    }
    return times
  }

  /// The mean time between every other crossing of zero; nil without a whole swing.
  package func period(
    within seconds: TimeInterval, _ value: @escaping () -> CGFloat
  ) -> TimeInterval? {
    let times = crossings(within: seconds, value)
    guard let first = times.first, let last = times.last, times.count > 2 else { return nil }
    return 2 * (last - first) / Double(times.count - 1)
  }
}
