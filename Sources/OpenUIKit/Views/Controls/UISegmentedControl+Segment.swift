// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UISegmentedControl {
  /// The places of segments, for appearances; all look alike here.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// One between others.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
}
