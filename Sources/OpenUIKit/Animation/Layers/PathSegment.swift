// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A piece of a path that a point can follow.
struct PathSegment {
  /// Pieces in which a curve's length is measured; enough for a thousandth of it.
  private static let measuringSteps = 16

  /// The points of a Bézier curve of degree three.
  private let start: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  private let end: CGPoint
  /// The way to the end of each measured piece, in points.
  private let lengths: [CGFloat]

  private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    var lengths: [CGFloat] = []
    var last = start
    for step in 1...Self.measuringSteps {
      let point = Self.point(
        start, control1, control2, end, CGFloat(step) / CGFloat(Self.measuringSteps))
      lengths.append((lengths.last ?? 0) + last.distance(to: point))
      last = point
    }
    self.lengths = lengths
  }

  /// The whole way, in points.
  var length: CGFloat { lengths.last ?? 0 }

  /// The share of the curve's parameter at a share of its length.
  func parameter(atLength share: CGFloat) -> CGFloat {
    let way = share * length
    guard let step = lengths.firstIndex(where: { $0 > way }) else { return 1 }
    let before = step > 0 ? lengths[step - 1] : 0
    let local = (way - before) / (lengths[step] - before)
    return (CGFloat(step) + max(local, 0)) / CGFloat(Self.measuringSteps)
  }

  /// The pieces of a path, without the jumps between its parts.
  static func segments(of path: PathGeometry) -> [PathSegment] {
    var result: [PathSegment] = []
    var pen = CGPoint.zero
    var origin = CGPoint.zero
    func line(to point: CGPoint) {
      result.append(PathSegment(pen, pen.third(to: point), point.third(to: pen), point))
    }
    for element in path.elements {
      switch element {
      case .move(let point): origin = point
      case .line(let point): line(to: point)
      case .quadCurve(let control, let end):
        result.append(
          PathSegment(pen, control.third(to: pen), control.third(to: end), end))
      case .curve(let control1, let control2, let end):
        result.append(PathSegment(pen, control1, control2, end))
      case .close: if pen != origin { line(to: origin) }
      }
      pen = element.end ?? origin
    }
    return result
  }

  /// The point at a share of the piece.
  func point(at share: CGFloat) -> CGPoint {
    Self.point(start, control1, control2, end, share)
  }

  /// The direction at a share of the piece, in radians clockwise from the right.
  func direction(at share: CGFloat) -> CGFloat {
    // A curve may stand still at its ends; a little inside it does not.
    let inside = min(max(share, 0.001), 0.999)
    let before = point(at: inside - 0.001)
    let after = point(at: inside + 0.001)
    return arctangent(y: after.y - before.y, x: after.x - before.x)
  }

  private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let rest = 1 - t
    let (first, second) = (rest * rest * rest, 3 * rest * rest * t)
    let (third, fourth) = (3 * rest * t * t, t * t * t)
    return CGPoint(
      x: first * a.x + second * b.x + third * c.x + fourth * d.x,
      y: first * a.y + second * b.y + third * c.y + fourth * d.y)
  }
}

extension CGPoint {
  /// The point a third of the way to another: where a line's controls are, and a square curve's.
  fileprivate func third(to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) / 3, y: y + (other.y - y) / 3)
  }
}
