import Foundation

extension CGRect {
  /// Whether a part of this rectangle, and not only an edge, lies in another.
  ///
  /// Foundations differ on what `intersects(_:)` says of rectangles that touch.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
