// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The animators that ran on a screen, in the order in which they first did; held weakly, because
/// dropping an animator must end it.
///
/// (S013)
struct AnimatorList {
  private var entries: [WeakReference<UIDynamicAnimator>] = []
  /// The same entries by identity, because every event looks up its animator.
  private var members: [ObjectIdentifier: WeakReference<UIDynamicAnimator>] = [:]
  /// The number of entries at which those of released animators are removed.
  private var maximumCount = 16

  /// The animators that still live.
  var alive: [UIDynamicAnimator] { entries.compactMap(\.object) }

  /// The number of entries, also of those that were released since they were looked through.
  var entryCount: Int { entries.count }

  /// Adds an animator at the end, unless it is there; returns whether it was added.
  mutating func add(_ animator: UIDynamicAnimator) -> Bool {
    let identifier = ObjectIdentifier(animator)
    // The identity is compared again: the address may have belonged to a released animator.
    guard members[identifier]?.object !== animator else { return false }
    if entries.count >= maximumCount {
      entries.removeAll { $0.object == nil }
      members = members.filter { $0.value.object != nil }
      maximumCount = max(2 * entries.count, 16)
    }
    let entry = WeakReference<UIDynamicAnimator>(animator)
    entries.append(entry)
    members[identifier] = entry
    return true
  }
}
