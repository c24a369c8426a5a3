// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A part of the plane in which a field acts, around the field's position.
package indirect enum FieldRegion: Equatable, Sendable {
  /// Everywhere.
  case infinite
  /// Nowhere.
  case empty
  /// Around the origin, in points.
  case circle(radius: Double)
  /// Centered on the origin, in points.
  case rectangle(width: Double, height: Double)
  /// Where another region is not.
  case inverse(FieldRegion)
  /// Where one of two regions is.
  case union(FieldRegion, FieldRegion)
  /// Where the first region is and the second is not.
  case difference(FieldRegion, FieldRegion)
  /// Where both regions are.
  case intersection(FieldRegion, FieldRegion)

  /// Whether the region contains a point, given in points from its center; outlines belong to it.
  package func contains(_ point: Vector2) -> Bool {
    contains(x: Double(point.x), y: Double(point.y))
  }

  /// Whether the region contains a finite point, given in points from its center.
  package func contains(x: Double, y: Double) -> Bool {
    switch self {
    case .infinite: true
    case .empty: false
    case .circle(let radius): x * x + y * y <= radius * radius
    case .rectangle(let width, let height): abs(x) <= width / 2 && abs(y) <= height / 2
    case .inverse(let region): !region.contains(x: x, y: y)
    case .union(let first, let second): first.contains(x: x, y: y) || second.contains(x: x, y: y)
    case .difference(let first, let second):
      first.contains(x: x, y: y) && !second.contains(x: x, y: y)
    case .intersection(let first, let second):
      first.contains(x: x, y: y) && second.contains(x: x, y: y)
    }
  }
}
