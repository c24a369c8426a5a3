// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The begin of a contact of an item with another item or a boundary: points, normal, impulse and
/// approach speed.
///
/// Own extension; UIKit reports one point only (P25).
public struct UIDynamicContact {
  /// The other side of a contact.
  public enum Partner {
    /// Another item.
    case item(any UIDynamicItem)
    /// A boundary; a nil identifier is that of the reference bounds.
    ///
    /// (S073)
    case boundary(identifier: (any NSCopying)?)
  }

  /// The item; of two, the one that became active first.
  public let item: any UIDynamicItem

  /// What the item touches.
  public let partner: Partner

  /// One point, or the two ends of a line, where the two touch, in the animator's coordinate
  /// system.
  public let points: [CGPoint]

  /// The direction in which the item is pushed, of length 1; the partner is pushed the other way.
  public let normal: CGVector

  /// The normal impulse in the step in which contact began, in UIKit's newton seconds: an
  /// instantaneous push of this magnitude changes a velocity as much.
  ///
  /// An item of 100 × 100 points and density 1 that is stopped from 100 points/s takes 1. Bodies
  /// that meet at the very end of a step without bouncing may push for one step more, which is not
  /// counted (S041).
  public let impulse: CGFloat

  /// The approach speed along the normal before the contact, points/s.
  public let approachSpeed: CGFloat
}
