// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A joint as a few paths.
package struct JointFigure: Sendable {
  /// How a path is drawn.
  package enum Style: String, Sendable {
    case line, arm, weld, slack, rail, arc
    /// A path of no length, of which only the ends of the stroke show.
    case dot, square

    package var width: Double {
      switch self {
      case .arm, .arc: 1
      case .rail: 1.2
      case .line, .slack: 1.8
      case .weld, .dot: 6
      case .square: 7
      }
    }

    /// Lengths of dashes and gaps in points; none for a whole line.
    package var dashes: [Double] {
      switch self {
      case .slack: [5, 4]
      case .rail: [1.5, 3.5]
      default: []
      }
    }

    package var opacity: Double {
      switch self {
      case .arm: 0.7
      case .weld: 0.4
      default: 1
      }
    }
  }

  /// A path of one style.
  package struct Part: Sendable {
    package let style: Style
    /// Commands, each followed by one point, or by two for a curve.
    package let commands: String
    package let numbers: [Double]
  }

  package private(set) var parts: [Part] = []

  /// What must stay the same for the paths to move.
  package var form: [String] { parts.map { $0.style.rawValue + $0.commands } }

  /// Draws a joint from the points that `DynamicsOverlay.Joint.points(of:on:)` gives.
  package init(_ kind: DynamicsOverlay.Joint.Kind, points: [CGPoint]) {
    switch kind {
    case .rod: addLine(points[0], points[1])
    case .spring: addSpring(points[0], points[1])
    case .rope: addRope(points[0], points[1], lowest: points[2])
    case .weld:
      add(.weld, [points[2], points[0], points[3]])
      add(.square, [points[0], points[0]])
    case .pin:
      add(.arm, [points[2], points[0], points[3]])
      if points.count > 4 { add(.arc, [points[0]] + points[4...], isClosed: true) }
      add(.dot, [points[0], points[0]])
    case .slide: addSlide(points)
    case .snap:
      add(.slack, [points[0], points[1]])
      add(.dot, [points[1], points[1]])
    }
  }

  private mutating func add(_ style: Style, _ points: [CGPoint], isClosed: Bool = false) {
    let commands = "M" + String(repeating: "L", count: points.count - 1) + (isClosed ? "Z" : "")
    parts.append(
      Part(
        style: style, commands: commands, numbers: points.flatMap { [Double($0.x), Double($0.y)] }))
  }

  private mutating func addLine(_ start: CGPoint, _ end: CGPoint) {
    add(.line, [start, end])
    add(.dot, [start, start])
    add(.dot, [end, end])
  }

  private mutating func addRope(_ start: CGPoint, _ end: CGPoint, lowest: CGPoint) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    // The control point that lets the curve pass through its lowest point.
    let control = CGPoint(x: 2 * lowest.x - middle.x, y: 2 * lowest.y - middle.y)
    let numbers = [start, control, end].flatMap { [Double($0.x), Double($0.y)] }
    parts.append(Part(style: .slack, commands: "MQ", numbers: numbers))
    add(.dot, [start, start])
    add(.dot, [end, end])
  }

  private mutating func addSpring(_ start: CGPoint, _ end: CGPoint) {
    let x = end.x - start.x
    let y = end.y - start.y
    let length = max(hypot(x, y), 0.001)
    // Five points to either side, in ten turns: the number may not change while it moves.
    let side = CGPoint(x: -y / length * 5, y: x / length * 5)
    var corners = [start]
    for turn in 0..<10 {
      let share = 0.12 + 0.76 * (CGFloat(turn) + 0.5) / 10
      let sign: CGFloat = turn % 2 == 0 ? -1 : 1
      corners.append(
        CGPoint(
          x: start.x + share * x + sign * side.x, y: start.y + share * y + sign * side.y))
    }
    add(.line, corners + [end])
    add(.dot, [start, start])
    add(.dot, [end, end])
  }

  private mutating func addSlide(_ points: [CGPoint]) {
    let (zero, slider, from, to) = (points[0], points[1], points[2], points[3])
    let length = max(hypot(to.x - from.x, to.y - from.y), 0.001)
    let across = CGPoint(x: (from.y - to.y) / length, y: (to.x - from.x) / length)
    func bar(_ point: CGPoint, _ half: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: point.x - half * across.x, y: point.y - half * across.y),
        CGPoint(x: point.x + half * across.x, y: point.y + half * across.y),
      ]
    }
    add(.rail, [from, to])
    add(.arm, bar(zero, 4))
    add(.arm, [points[4], points[4] == points[5] ? slider : zero])
    add(.arm, [points[5], slider])
    for stop in points[6...] { add(.line, bar(stop, 9)) }
    add(.square, [slider, slider])
  }
}
