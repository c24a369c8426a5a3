// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

extension DynamicsOverlay.Joint {
  /// The points that its drawing needs, brought to where it is drawn.
  ///
  /// The first two are its ends. A rope adds the point where it hangs lowest; a weld the centers of
  /// its items; a pin the same, and the arc on which the first one may be; a slide the two ends of
  /// its rail, the centers of its items (the same twice for a single one), and the stops.
  ///
  /// - Parameters:
  ///   - area: what is seen, in which an endless rail ends.
  ///   - place: the way from the animator's coordinates to those of the drawing.
  package func points(in area: CGRect, at place: (CGPoint) -> CGPoint) -> [CGPoint] {
    var points = [start, end]
    switch shape {
    case .line, .rope: break
    case .weld(let centers): points += centers
    case .pin(let centers, let arc): points += centers + arc
    case .slide(let centers, let from, let to, let stops):
      points += [from, to] + centers + (centers.count == 1 ? centers : []) + stops
    }
    points = points.map(place)
    if case .slide = shape {
      (points[2], points[3]) = Self.seen(points[2], points[3], in: area)
    }
    if case .rope(let length) = shape {
      points.append(Self.lowestPoint(of: length, from: points[0], to: points[1]))
    }
    return points
  }

  /// The part of a line that is seen, after Liang and Barsky (1984); all of it if none is.
  private static func seen(
    _ start: CGPoint, _ end: CGPoint, in area: CGRect
  ) -> (CGPoint, CGPoint) {
    let x = end.x - start.x
    let y = end.y - start.y
    var first: CGFloat = 0
    var last: CGFloat = 1
    let edges = [
      (-x, start.x - area.minX), (x, area.maxX - start.x),
      (-y, start.y - area.minY), (y, area.maxY - start.y),
    ]
    for (step, room) in edges where step != 0 {
      if step < 0 { first = max(first, room / step) } else { last = min(last, room / step) }
    }
    guard first < last else { return (start, end) }
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + share * x, y: start.y + share * y)
    }
    return (point(first), point(last))
  }

  /// Where a rope hangs lowest, about; see `ropeSag`.
  private static func lowestPoint(
    of length: CGFloat, from start: CGPoint, to end: CGPoint
  ) -> CGPoint {
    let x = end.x - start.x
    let y = end.y - start.y
    let slack = length * length - x * x - y * y
    let sag = slack > 0 ? (ropeSag * slack).squareRoot() : 0
    return CGPoint(x: start.x + x / 2, y: start.y + y / 2 + sag)
  }
}
