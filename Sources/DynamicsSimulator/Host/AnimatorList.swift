// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The animators that ran on a screen, in the order in which they first did; held weakly, because
/// dropping an animator must end it.
///
/// (S013)
struct AnimatorList {
  private var entries: [WeakReference<UIDynamicAnimator>] = []

  /// The animators that still live.
  var alive: [UIDynamicAnimator] { entries.compactMap(\.object) }

  /// Adds an animator at the end, unless it is there; returns whether it was added.
  mutating func add(_ animator: UIDynamicAnimator) -> Bool {
    guard !entries.contains(where: { $0.object === animator }) else { return false }
    entries.removeAll { $0.object == nil }
    entries.append(WeakReference(animator))
    return true
  }
}
