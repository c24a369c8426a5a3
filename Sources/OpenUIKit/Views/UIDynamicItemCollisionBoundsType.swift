// SPDX-License-Identifier: Apache-2.0

/// The shape with which an item collides.
///
/// (CBT01–CBT04)
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle given by `bounds`; the default.
  case rectangle
  /// The ellipse whose diameters are the width and height of `bounds`.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}
