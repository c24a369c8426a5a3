// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Scales fonts with the user's text size, which is always the standard size here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns the font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
