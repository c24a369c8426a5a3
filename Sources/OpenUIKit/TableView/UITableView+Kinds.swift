// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    /// Sections follow each other without gaps.
    case plain = 0
    /// With gaps between the sections.
    case grouped = 1
    /// With gaps between the sections; without rounded corners here.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// With the minimum distance.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of row changes; rows fade in all but `.none`.
  public enum RowAnimation: Int, Sendable {
    /// A cross-dissolve.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// Chosen by the system.
    case automatic = 100
  }
}
