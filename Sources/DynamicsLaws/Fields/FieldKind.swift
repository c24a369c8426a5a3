// SPDX-License-Identifier: Apache-2.0

/// What a field does to the bodies on which it acts.
///
/// The raw values are written into files; they must not change.
package enum FieldKind: UInt8, Sendable {
  /// Slows in proportion to the velocity.
  case drag = 0
  /// Drives around the position.
  case vortex = 1
  /// Pulls towards the position.
  case radialGravity = 2
  /// Pulls in one direction.
  case linearGravity = 3
  /// Imposes a velocity.
  case velocity = 4
  /// Shakes.
  case noise = 5
  /// Shakes what moves.
  case turbulence = 6
  /// Draws to the position, the more the farther away.
  case spring = 7
  /// Pulls or pushes charges.
  case electric = 8
  /// Turns the velocity of charges.
  case magnetic = 9
  /// Applies what a block of the user's returns; the law itself does nothing.
  case custom = 10
}
