// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIDynamicAnimator {
  /// The items of the behaviors whose rectangle does not intersect a rectangle of the animator's
  /// coordinate system, in the order in which they became active: the counterpart of `items(in:)`.
  ///
  /// An item that leaves the screen keeps falling, and its animator never pauses. Remove it:
  ///
  ///     gravity.action = { [unowned animator] in
  ///       for item in animator.items(outside: screen) { animator.removeItem(item) }
  ///     }
  ///
  /// Own extension (C13).
  public func items(outside rect: CGRect) -> [any UIDynamicItem] {
    onMainActor {
      $0.items(in: rect, isInside: false, method: "UIDynamicAnimator.items(outside:)")
    }
  }

  /// Removes an item from every behavior of the animator; an unknown item is ignored.
  ///
  /// Attachments and snaps cannot be without their items and leave the animator. Any callback may
  /// call this. Own extension (C13).
  public func removeItem(_ item: any UIDynamicItem) {
    // The item stays on the main actor, where the caller already is.
    nonisolated(unsafe) let item = item
    onMainActor { $0.removeItem(item) }
  }
}

extension Simulation {
  fileprivate func removeItem(_ item: any UIDynamicItem) {
    guard let simulated = simulatedItem(for: item) else { return }
    changingTree {
      for behavior in behaviorsInPreOrder {
        guard let effect = behavior.effect, simulated.isAffected(by: effect) else { continue }
        remove(item, from: behavior)
      }
    }
  }

  private func remove(_ item: any UIDynamicItem, from behavior: UIDynamicBehavior) {
    if let behavior = behavior as? any ItemListBehavior {
      behavior.removeItem(item)
    } else if let parent = behavior.parent {
      parent.removeChildBehavior(behavior)
    } else {
      removeBehavior(behavior)
    }
  }
}
