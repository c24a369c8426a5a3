// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGRect {
  /// Whether the interiors of two rectangles intersect.
  ///
  /// Implementations of Foundation differ in `intersects(_:)` for touching rectangles.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
