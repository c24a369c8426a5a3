import Foundation

/// The text of geometry as UIKit writes it into archives and property lists: `{{0, 0}, {10, 20}}`.
struct GeometryText {
  /// Returns the numbers of a text, in order; nil unless there are so many of them.
  static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == count, parts.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }

  /// Returns the shortest text of a number that has no fraction it does not need.
  static func text(of number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns numbers between braces.
  static func braced(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(text(of:)).joined(separator: ", ") + "}"
  }
}
