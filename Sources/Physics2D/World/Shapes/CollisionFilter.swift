// SPDX-License-Identifier: Apache-2.0

/// The shapes with which a shape collides.
///
/// Two shapes collide if the categories of each match the mask of the other and, if both have a set, the
/// memberships of one share a number with the targets of the other. An equal non-zero group overrides this:
/// a positive group always collides, a negative group never.
public struct CollisionFilter: Hashable, Sendable, BitwiseCopyable {
  /// The categories of the shape as bits; bit 0 by default.
  public var categories: UInt64
  /// The categories with which it collides as bits; all by default.
  public var mask: UInt64
  /// Shapes of the same positive group always collide, of the same negative group never; 0 is no
  /// group.
  public var group: Int32
  /// The memberships of the shape, made by `World.memberships(_:)`; none by default.
  public var memberships: MembershipSet
  /// The numbers that must be among the other's memberships; the shape's own memberships by default.
  public var targets: MembershipSet

  /// Creates a filter; without arguments the shape collides with everything.
  public init(
    categories: UInt64 = 1, mask: UInt64 = .max, group: Int32 = 0,
    memberships: MembershipSet = .none, targets: MembershipSet = .none
  ) {
    self.categories = categories
    self.mask = mask
    self.group = group
    self.memberships = memberships
    self.targets = targets
  }
}

/// Identifies a set of numbers that a world stores, for filters with any number of categories.
public struct MembershipSet: Hashable, Sendable, BitwiseCopyable {
  /// The row of the set; −1 is no set.
  let index: Int32

  /// No set: the filter requires no common number.
  public static var none: MembershipSet { MembershipSet(index: -1) }
}
