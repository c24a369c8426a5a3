// SPDX-License-Identifier: Apache-2.0

extension UIFieldBehavior {
  /// What a field does to its items; own extension.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Slows items in proportion to their velocity.
    ///
    /// (FB12)
    case drag
    /// Drives items around the position.
    ///
    /// (FB13)
    case vortex
    /// Pulls items towards the position.
    ///
    /// (FB14)
    case radialGravity
    /// Pulls items in one direction.
    ///
    /// (FB15)
    case linearGravity
    /// Gives items a velocity.
    ///
    /// (FB16)
    case velocity
    /// Shakes items.
    ///
    /// (FB17)
    case noise
    /// Shakes items that move.
    ///
    /// (FB18)
    case turbulence
    /// Draws items to the position, the more the farther away they are.
    ///
    /// (FB19)
    case spring
    /// Pulls or pushes charged items.
    ///
    /// (FB20)
    case electric
    /// Makes charged items move on circles.
    ///
    /// (FB21)
    case magnetic
    /// Applies the force that a block returns.
    ///
    /// (FB22)
    case custom
  }
}
