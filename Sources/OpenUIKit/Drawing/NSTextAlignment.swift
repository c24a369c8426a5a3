import Foundation

/// Where the lines of a text start.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// Around the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the edge where the language starts its lines.
  case natural = 4
}
