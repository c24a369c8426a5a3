import Foundation

/// Hears when items of a collision behavior start and end to touch.
///
/// The calls come after each step, when items have moved and actions have run, and may change
/// anything, also remove the behavior (S009). While an item bounces and settles they come again and
/// again (S076). Every begin is followed by its end: when an item leaves the behavior, or the
/// behavior its animator, the ends come with the next step.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items start to touch at a point of the animator's coordinate system (CD01).
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Two items part (CD02).
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// An item starts to touch a boundary; a nil identifier is that of the reference bounds (CD03,
  /// S073).
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

  /// An item leaves a boundary; a nil identifier is that of the reference bounds (CD04, S073).
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing, where a delegate does not want to know.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  /// Does nothing, where a delegate does not want to know.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing, where a delegate does not want to know.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  /// Does nothing, where a delegate does not want to know.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
