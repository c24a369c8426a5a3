// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// The cap style of open lines.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
  }

  /// The join style of line corners.
  public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Cut.
    case bevel = 2
  }
#endif
