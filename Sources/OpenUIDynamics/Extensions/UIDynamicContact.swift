import Foundation

/// How an item began to touch another item or a boundary.
///
/// Own extension; UIKit tells one point only (P25).
public struct UIDynamicContact {
  /// The other side of a contact.
  public enum Partner {
    /// Another item.
    case item(any UIDynamicItem)
    /// A boundary; a nil identifier is that of the reference bounds (S073).
    case boundary(identifier: (any NSCopying)?)
  }

  /// The item; of two, the one that became active first.
  public let item: any UIDynamicItem

  /// What the item touches.
  public let partner: Partner

  /// One point, or the two ends of a line, where the two touch, in the animator's coordinate system.
  public let points: [CGPoint]

  /// The direction in which the item is pushed, of length 1; the partner is pushed the other way.
  public let normal: CGVector

  /// How hard the two pushed each other along the normal in the step in which they met, in UIKit's
  /// newtons times seconds: an instantaneous push of this magnitude changes a velocity as much (S041).
  ///
  /// An item of 100 × 100 points and density 1 that is stopped from 100 points/s takes 1. Bodies that
  /// meet at the very end of a step without bouncing may push for one step more, which is not counted.
  public let impulse: CGFloat

  /// How fast the two came together along the normal before they met, in points/s.
  public let approachSpeed: CGFloat
}
