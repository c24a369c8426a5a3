// SPDX-License-Identifier: Apache-2.0

/// The numbers of items, contacts, joints and behaviors of an animator.
package struct DynamicsCounters: Sendable, Equatable {
  /// Items that move.
  package var awake = 0
  /// Items that rest or are anchored.
  package var asleep = 0
  /// Pairs of items, or of an item and a boundary, in contact.
  package var contacts = 0
  /// Pairs whose enlarged bounding boxes overlap.
  package var pairs = 0
  /// Attachments and snaps that act.
  package var joints = 0
  /// Behaviors on all levels of the tree.
  package var behaviors = 0

  package init() {}

  /// The sum of the counters of two animators.
  package static func + (left: DynamicsCounters, right: DynamicsCounters) -> DynamicsCounters {
    var sum = left
    sum.awake += right.awake
    sum.asleep += right.asleep
    sum.contacts += right.contacts
    sum.pairs += right.pairs
    sum.joints += right.joints
    sum.behaviors += right.behaviors
    return sum
  }
}

extension UIDynamicAnimator {
  /// The counters now.
  package var counters: DynamicsCounters { onMainActor { $0.counters } }
}

extension Simulation {
  fileprivate var counters: DynamicsCounters {
    var counters = DynamicsCounters()
    // The anchors of attachments are bodies too, but not items.
    for body in currentBodyList.bodies where world.isAwake(body) { counters.awake += 1 }
    counters.asleep = state.simulatedItemCount - counters.awake
    counters.contacts = world.touchingPairCount
    counters.pairs = world.counters.contacts
    counters.joints =
      world.jointCount + state.preparingEffects.elements.count { $0 is SnapEffect }
    counters.behaviors = behaviorsInPreOrder.count
    return counters
  }
}
