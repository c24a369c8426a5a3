// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// Around the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the leading edge of the language.
  case natural = 4
}
