// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The background of a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The corner radius, in points; 5.95 by default, as in UIKit.
  public var cornerRadius: CGFloat = 5.95
  /// The background color; by default, the style's.
  public var backgroundColor: UIColor?
  /// The outline color; none by default.
  public var strokeColor: UIColor?
  /// The outline width, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background; stored, but has no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet { reportNoEffect(if: backgroundInsets != .zero, in: UIBackgroundConfiguration.self) }
  }

  init() {}

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }
}
