// SPDX-License-Identifier: Apache-2.0

extension UICollisionBehavior {
  /// What the items of a collision behavior collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    ///
    /// (CM04)
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The other items of the behavior.
    ///
    /// (CM01)
    public static let items = Mode(rawValue: 1 << 0)

    /// The boundaries of the behavior.
    ///
    /// (CM02)
    public static let boundaries = Mode(rawValue: 1 << 1)

    /// Items and boundaries.
    ///
    /// (CM03)
    public static let everything = Mode(rawValue: .max)
  }
}
