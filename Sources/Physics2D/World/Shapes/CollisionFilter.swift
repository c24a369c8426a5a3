/// Which shapes a shape collides with.
///
/// Two shapes collide when each one's categories meet the other's mask and, where both carry a set,
/// one's memberships share a number with the other's targets. A common non-zero group overrules all
/// of it: positive always collides, negative never.
public struct CollisionFilter: Hashable, Sendable, BitwiseCopyable {
  /// What the shape is, as bits; bit 0 unless told otherwise.
  public var categories: UInt64
  /// What it collides with, as bits; everything unless told otherwise.
  public var mask: UInt64
  /// Shapes of the same positive group always collide, of the same negative group never; 0 is no
  /// group.
  public var group: Int32
  /// The numbers that the shape carries, made by `World.memberships(_:)`; none unless told
  /// otherwise.
  public var memberships: MembershipSet
  /// The numbers that the shape looks for in the other's memberships; its own memberships unless
  /// told otherwise.
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

/// Names a set of numbers that a world keeps, for filters without a limit on their count.
public struct MembershipSet: Hashable, Sendable, BitwiseCopyable {
  /// The row of the set; −1 is no set.
  let index: Int32

  /// No set: the filter does not ask for a common number.
  public static var none: MembershipSet { MembershipSet(index: -1) }
}
