// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Distances from the edges of a rectangle inward, in points; negative ones go outward.
///
/// (SH05)
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// Points from the top edge down.
  public var top: CGFloat
  /// Points from the left edge to the right.
  public var left: CGFloat
  /// Points from the bottom edge up.
  public var bottom: CGFloat
  /// Points from the right edge to the left.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the distance at each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Returns insets from the distance at each edge.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
