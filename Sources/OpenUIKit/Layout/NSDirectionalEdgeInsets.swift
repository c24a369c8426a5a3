// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Distances from the edges of a rectangle inward, in points; the horizontal ones are named by the
/// direction of text, which is left to right here.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// Points from the top edge down.
  public var top: CGFloat
  /// Points from the left edge to the right.
  public var leading: CGFloat
  /// Points from the bottom edge up.
  public var bottom: CGFloat
  /// Points from the right edge to the left.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the distance at each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var leftToRight: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

extension NSDirectionalEdgeInsets: FiniteValue {
  package var isFiniteValue: Bool { leftToRight.isFiniteValue }
}
