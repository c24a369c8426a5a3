// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A polyline that approximates a subpath.
package struct FlattenedSubpath: Hashable, Sendable {
  /// The vertices; the first is not repeated at the end of a closed polyline.
  package var points: [CGPoint]
  /// Whether the last point is connected to the first.
  package var isClosed: Bool

  /// Creates a polyline.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension PathGeometry {
  /// The maximum number of segments of a curve; more would mean a wrong tolerance.
  private static let maximumPieces = 256

  /// Returns polylines that approximate the path within `tolerance` points.
  package func flattened(tolerance: CGFloat) -> [FlattenedSubpath] {
    subpaths.map { Self.flatten($0, tolerance: max(tolerance, 1e-4)) }
  }

  private static func flatten(_ subpath: [PathElement], tolerance: CGFloat) -> FlattenedSubpath {
    var result = FlattenedSubpath(points: [], isClosed: false)
    for element in subpath {
      let start = result.points.last ?? .zero
      switch element {
      case .move(let point), .line(let point):
        result.points.append(point)
      case .quadCurve(let control, let end):
        // A quadratic curve equals the cubic whose control points lie two thirds of the way to its
        // control point.
        appendCurve(
          from: start, start.interpolated(to: control, at: 2 / 3),
          end.interpolated(to: control, at: 2 / 3), end, to: &result.points, tolerance: tolerance)
      case .curve(let control1, let control2, let end):
        appendCurve(
          from: start, control1, control2, end, to: &result.points, tolerance: tolerance)
      case .close:
        result.isClosed = true
      }
    }
    if result.isClosed, result.points.count > 1, result.points.last == result.points.first {
      result.points.removeLast()
    }
    return result
  }

  /// Appends the vertices of a cubic after its start; their number follows Wang's bound on the
  /// distance between a curve and its chords.
  private static func appendCurve(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint,
    to points: inout [CGPoint], tolerance: CGFloat
  ) {
    let bend = max(
      secondDifference(start, control1, control2), secondDifference(control1, control2, end))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let pieces = wanted < CGFloat(maximumPieces) ? max(1, Int(wanted)) : maximumPieces
    for piece in 1..<max(pieces, 1) {
      let t = CGFloat(piece) / CGFloat(pieces)
      let first = start.interpolated(to: control1, at: t)
      let second = control1.interpolated(to: control2, at: t)
      let third = control2.interpolated(to: end, at: t)
      let left = first.interpolated(to: second, at: t)
      let right = second.interpolated(to: third, at: t)
      points.append(left.interpolated(to: right, at: t))
    }
    points.append(end)
  }

  private static func secondDifference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let dx = a.x - 2 * b.x + c.x
    let dy = a.y - 2 * b.y + c.y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether a point lies inside, by winding number or by even-odd count.
  package func contains(_ point: CGPoint, usingEvenOddRule: Bool) -> Bool {
    guard point.isFiniteValue, bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else {
      return false
    }
    var winding = 0
    var crossings = 0
    // A tenth of a point is finer than what can be touched or seen.
    for subpath in flattened(tolerance: 0.1) {
      guard var previous = subpath.points.last else { continue }
      for corner in subpath.points {
        let isDownward = previous.y <= point.y && corner.y > point.y
        let isUpward = previous.y > point.y && corner.y <= point.y
        if isDownward || isUpward {
          let share = (point.y - previous.y) / (corner.y - previous.y)
          if previous.x + share * (corner.x - previous.x) > point.x {
            winding += isDownward ? 1 : -1
            crossings += 1
          }
        }
        previous = corner
      }
    }
    return usingEvenOddRule ? crossings % 2 != 0 : winding != 0
  }
}
