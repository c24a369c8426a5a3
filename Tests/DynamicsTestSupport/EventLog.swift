// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Writes down what an animator and its collision behaviors report.
@MainActor
package final class EventLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  /// "resume", "pause", "began items", "ended items", or "began" and "ended" with the identifier of a
  /// boundary, in order.
  package var events: [String] = []
  /// The points of the contacts that began.
  package var points: [CGPoint] = []
  /// Called after a contact with a boundary was written down, with its behavior and item.
  package var onBoundary: ((UICollisionBehavior, any UIDynamicItem) -> Void)?

  package func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    events.append("resume")
  }

  package func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    events.append("began items")
    points.append(p)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    events.append("ended items")
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    events.append("began \(identifier.map { "\($0)" } ?? "nil")")
    points.append(p)
    onBoundary?(behavior, item)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    events.append("ended \(identifier.map { "\($0)" } ?? "nil")")
  }
}
