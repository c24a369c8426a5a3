// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView {
  /// The deceleration rate of scrolling: the fraction of velocity left after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The fraction of velocity left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of velocity left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// UIKit's normal rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When dragging begins.
    case onDrag = 1
    /// With the drag.
    case interactive = 2
    /// When dragging begins, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// With the drag, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// When bars are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// When a controller shows bars.
    case automatic = 0
    /// In directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
