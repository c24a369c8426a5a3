// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PathGeometry {
  /// Control distance of a cubic that follows a quarter circle of radius 1: 4/3 · (√2 − 1).
  private static let quarterCircleControl: CGFloat = 0.5522847498307936

  /// The rounding error of angles that are a turn apart, in radians.
  private static let angleTolerance: CGFloat = 1e-9

  package static func rectangle(_ rect: CGRect) -> PathGeometry {
    PathGeometry([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// An ellipse from its rightmost point, clockwise on screen.
  package static func ellipse(in rect: CGRect) -> PathGeometry {
    let right = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    var path = PathGeometry([.move(right)])
    path.appendQuarter(corner: CGPoint(x: rect.maxX, y: rect.maxY), end: bottom)
    path.appendQuarter(corner: CGPoint(x: rect.minX, y: rect.maxY), end: left)
    path.appendQuarter(corner: CGPoint(x: rect.minX, y: rect.minY), end: top)
    path.appendQuarter(corner: CGPoint(x: rect.maxX, y: rect.minY), end: right)
    path.append(.close)
    return path
  }

  /// A rectangle with elliptic corners; the radii are clamped to half of the sides.
  package static func roundedRectangle(
    _ rect: CGRect, corners: UIRectCorner, radii: CGSize
  ) -> PathGeometry {
    let radius = CGSize(
      width: max(0, min(radii.width, rect.width / 2)),
      height: max(0, min(radii.height, rect.height / 2)))
    guard radius.width > 0, radius.height > 0 else { return rectangle(rect) }
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radius : .zero }
    let (topLeft, topRight) = (size(.topLeft), size(.topRight))
    let (bottomRight, bottomLeft) = (size(.bottomRight), size(.bottomLeft))
    var path = PathGeometry([
      .move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY)),
      .line(CGPoint(x: rect.maxX - topRight.width, y: rect.minY)),
    ])
    path.appendQuarter(
      corner: CGPoint(x: rect.maxX, y: rect.minY),
      end: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    path.append(.line(CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height)))
    path.appendQuarter(
      corner: CGPoint(x: rect.maxX, y: rect.maxY),
      end: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    path.append(.line(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY)))
    path.appendQuarter(
      corner: CGPoint(x: rect.minX, y: rect.maxY),
      end: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    path.append(.line(CGPoint(x: rect.minX, y: rect.minY + topLeft.height)))
    path.appendQuarter(
      corner: CGPoint(x: rect.minX, y: rect.minY),
      end: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.append(.close)
    return path
  }

  /// A quarter of an ellipse from the current point; nothing where the corner is square.
  private mutating func appendQuarter(corner: CGPoint, end: CGPoint) {
    guard let start = currentPoint, start != end else { return }
    let share = Self.quarterCircleControl
    append(
      .curve(
        control1: start.interpolated(to: corner, at: share),
        control2: end.interpolated(to: corner, at: share), end: end))
  }

  /// Appends an arc of a circle, connected by a line to the current point if there is one.
  ///
  /// The angles are normalized as in Core Graphics: a difference of 2π or more, in the drawing
  /// direction or against it, is the whole circle.
  package mutating func appendArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? endAngle - startAngle : startAngle - endAngle
    var sweep = forward
    // Angles that are a turn apart may differ by less after rounding.
    if abs(forward) >= turn - Self.angleTolerance {
      sweep = turn
    } else if forward < 0 {
      sweep = forward + turn
    }
    if !clockwise { sweep = -sweep }

    let first = center.onCircle(radius: radius, angle: startAngle)
    append(currentPoint == nil ? .move(first) : .line(first))
    let pieces = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let quarter = sineAndCosine(of: step / 4)
    let control = 4 / 3 * quarter.sine / quarter.cosine * radius
    for piece in 0..<pieces {
      let from = sineAndCosine(of: startAngle + CGFloat(piece) * step)
      let to = sineAndCosine(of: startAngle + CGFloat(piece + 1) * step)
      let start = CGPoint(x: center.x + radius * from.cosine, y: center.y + radius * from.sine)
      let end = CGPoint(x: center.x + radius * to.cosine, y: center.y + radius * to.sine)
      append(
        .curve(
          control1: CGPoint(x: start.x - control * from.sine, y: start.y + control * from.cosine),
          control2: CGPoint(x: end.x + control * to.sine, y: end.y - control * to.cosine),
          end: end))
    }
  }
}

extension CGPoint {
  /// The point at a fraction of the way to another.
  package func interpolated(to other: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// The point of a circle around this one, at an angle in radians clockwise.
  package func onCircle(radius: CGFloat, angle: CGFloat) -> CGPoint {
    let (sine, cosine) = sineAndCosine(of: angle)
    return CGPoint(x: x + radius * cosine, y: y + radius * sine)
  }
}
