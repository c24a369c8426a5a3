// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of a collision behavior: called when contacts of its items begin and end.
///
/// The calls come after each step, when items have moved and actions have run, and may change
/// anything, also remove the behavior (S009). While an item bounces and settles they come again and
/// again (S076). Every begin is followed by its end: when an item leaves the behavior, or the
/// behavior its animator, the ends come with the next step.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin contact, at a point of the animator's coordinate system.
  ///
  /// (CD01)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Called when two items end contact.
  ///
  /// (CD02)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// Called when an item begins contact with a boundary; a nil identifier is that of the reference
  /// bounds.
  ///
  /// (CD03, S073)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

  /// Called when an item ends contact with a boundary; a nil identifier is that of the reference
  /// bounds.
  ///
  /// (CD04, S073)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing: the default for a delegate that does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  /// Does nothing: the default for a delegate that does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing: the default for a delegate that does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  /// Does nothing: the default for a delegate that does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
