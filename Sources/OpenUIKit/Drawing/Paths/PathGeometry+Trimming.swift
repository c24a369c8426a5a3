// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PathGeometry {
  /// The flattening tolerance, in points.
  private static let tolerance: CGFloat = 0.05

  /// Returns the part of the path between two fractions of its length, flattened.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathGeometry {
    let lines = flattened(tolerance: Self.tolerance).map { subpath in
      subpath.isClosed ? subpath.points + subpath.points.prefix(1) : subpath.points
    }
    let total = lines.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var result = PathGeometry()
    guard last > first else { return result }
    var way: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = from.distance(to: to)
        defer { way += length }
        guard length > 0, way < last, way + length > first else { continue }
        if !isDrawing {
          result.append(.move(from.interpolated(to: to, at: max((first - way) / length, 0))))
          isDrawing = true
        }
        result.append(.line(from.interpolated(to: to, at: min((last - way) / length, 1))))
      }
    }
    return result
  }
}
