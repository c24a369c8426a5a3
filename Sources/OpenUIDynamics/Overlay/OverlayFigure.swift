// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a line of the overlay is drawn.
struct OverlayStyle: Equatable {
  /// The palette's color.
  var color: UInt32
  /// Points.
  var width: CGFloat = 1.6
  /// How visible the color is inside the line, from 0 to 1.
  var fill: CGFloat = 0
  /// How visible the line is, from 0 to 1.
  var opacity: CGFloat = 1
  /// Points.
  var dashes: [CGFloat] = []
  var cap = CAShapeLayerLineCap.round
}

/// A few lines that turn and move as one.
///
/// What moves without changing its form keeps its path: that is cheap to draw, and small in
/// recordings.
struct OverlayFigure {
  /// Where (0, 0) of the path is.
  var position = CGPoint.zero
  /// Radians clockwise.
  var angle: CGFloat = 0
  /// M and L with one point each, Q with two, Z with none, as in SVG.
  private(set) var commands = ""
  private(set) var points: [CGPoint] = []

  init(at position: CGPoint = .zero, angle: CGFloat = 0) {
    self.position = position
    self.angle = angle
  }

  /// Adds a line through points of the path's own coordinates.
  mutating func add(_ line: [CGPoint], isClosed: Bool = false) {
    guard let first = line.first else { return }
    commands += "M" + String(repeating: "L", count: line.count - 1) + (isClosed ? "Z" : "")
    points.append(first)
    points += line.dropFirst()
  }

  /// Adds a circle, approximated by an octagon.
  mutating func addDot(at center: CGPoint, radius: CGFloat) {
    let corners = 8
    let line = (0..<corners).map { corner in
      let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    add(line, isClosed: true)
  }

  /// An arrow, turned into its own direction; nothing for one that is too short to be seen.
  static func arrow(from start: CGPoint, by vector: CGVector, head: CGFloat) -> OverlayFigure? {
    guard vector.length >= 2 else { return nil }
    // Rounded to three points, which is not visible: a recording stores each length once.
    let length = max((vector.length / 3).rounded() * 3, 3)
    let size = min(head, length * 0.6)
    var figure = OverlayFigure(at: start, angle: atan2(vector.dy, vector.dx))
    figure.add([.zero, CGPoint(x: length, y: 0)])
    figure.add([
      CGPoint(x: length - size, y: -size / 2), CGPoint(x: length, y: 0),
      CGPoint(x: length - size, y: size / 2),
    ])
    return figure
  }

  /// A part of a joint, in the direction from one of its points to another.
  init(_ part: JointFigure.Part, from start: CGPoint, to end: CGPoint) {
    let isLong = start.distanceSquared(to: end) > 1
    self.init(at: start, angle: isLong ? atan2(end.y - start.y, end.x - start.x) : 0)
    let turn = CGAffineTransform(rotationAngle: -angle)
    commands = part.commands
    points = stride(from: 0, to: part.numbers.count - 1, by: 2).map { place in
      CGPoint(x: part.numbers[place] - start.x, y: part.numbers[place + 1] - start.y)
        .applying(turn).inHalves
    }
  }

  /// Whether the path differs from another one by less than a pixel.
  func isIndistinguishable(_ other: OverlayFigure) -> Bool {
    commands == other.commands
      && zip(points, other.points).allSatisfy { $0.distanceSquared(to: $1) < Self.tolerance }
  }

  /// A third of a point, squared: a pixel of most screens.
  private static let tolerance: CGFloat = 0.1

  /// The path that a layer draws.
  var path: CGPath {
    let path = UIBezierPath()
    var place = 0
    for command in commands {
      switch command {
      case "M": path.move(to: points[place])
      case "L": path.addLine(to: points[place])
      case "Q": path.addQuadCurve(to: points[place + 1], controlPoint: points[place])
      default: path.close()
      }
      place += command == "Z" ? 0 : command == "Q" ? 2 : 1
    }
    return path.cgPath
  }
}

extension CGPoint {
  /// The point in halves, for the same reason.
  fileprivate var inHalves: CGPoint {
    CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2)
  }

  fileprivate func distanceSquared(to other: CGPoint) -> CGFloat {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
