// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The string format of geometry in UIKit's archives and property lists: `{{0, 0}, {10, 20}}`.
struct GeometryText {
  /// Parses the numbers of a string, in order; nil unless there are exactly `count`.
  static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == count, parts.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }

  /// Formats a number without an unnecessary fraction.
  static func text(of number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns numbers between braces.
  static func braced(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(text(of:)).joined(separator: ", ") + "}"
  }
}
