// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// The rule for the interior of a path.
  public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule.
    case winding = 0
    /// The even-odd rule.
    case evenOdd = 1
  }

  /// How a path is drawn.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills and strokes the path.
    case fillStroke = 3
    /// Fills the path by the even-odd rule and strokes it.
    case eoFillStroke = 4
  }

  /// The quality of image interpolation.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default.
    case `default` = 0
    /// Not at all.
    case none = 1
    /// Fast.
    case low = 2
    /// Well.
    case high = 3
    /// Between fast and well.
    case medium = 4
  }
#endif
