// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The closed outlines of a set of points in an area, given by a membership test.
///
/// The method is marching squares (Maple, Geometric design and space planning using the marching
/// squares and marching cube algorithms, 2003) on samples of a yes or no, with the crossings found
/// by bisection and superfluous points left out by the method of Douglas and Peucker (1973).
@MainActor
struct Contour {
  /// Closed, in the order of the samples.
  private(set) var lines: [[CGPoint]] = []

  private let area: CGRect
  private let cell: CGFloat
  private let columns: Int
  private let belongs: (CGPoint) -> Bool
  private let samples: [Bool]

  /// Points by which a left-out point may lie off its line: less than a pixel.
  private static let tolerance: CGFloat = 0.2

  /// Samples reach one beyond the area on each side, where nothing belongs, so that lines close.
  init(area: CGRect, cell: CGFloat, belongs: @escaping (CGPoint) -> Bool) {
    self.area = area
    self.cell = cell
    columns = Int((area.width / cell).rounded(.up)) + 2
    let rows = Int((area.height / cell).rounded(.up)) + 2
    let inside: (CGPoint) -> Bool = { point in
      point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
        && belongs(point)
    }
    self.belongs = inside
    let columns = self.columns
    samples = (0..<rows * columns).map { number in
      inside(Self.sample(number, columns: columns, area: area, cell: cell))
    }
    trace(rows: rows)
  }

  private static func sample(
    _ number: Int, columns: Int, area: CGRect, cell: CGFloat
  ) -> CGPoint {
    CGPoint(
      x: area.minX + (CGFloat(number % columns) - 0.5) * cell,
      y: area.minY + (CGFloat(number / columns) - 0.5) * cell)
  }

  private func sample(_ number: Int) -> CGPoint {
    Self.sample(number, columns: columns, area: area, cell: cell)
  }

  /// Links the segments of all cells into closed lines.
  private mutating func trace(rows: Int) {
    var next: [Edge: Edge] = [:]
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 { addSteps(fromCell: row * columns + column, to: &next) }
    }
    // In the order of the samples, so that equal regions give equal lines.
    for start in next.keys.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      var line: [CGPoint] = []
      var edge = start
      while let following = next.removeValue(forKey: edge) {
        line.append(crossing(of: edge))
        edge = following
      }
      if line.count > 2 { lines.append(Self.simplified(line)) }
    }
  }

  /// An edge between two neighboring samples, one inside and one outside.
  private struct Edge: Hashable {
    let first: Int
    let second: Int

    init(_ one: Int, _ other: Int) {
      first = min(one, other)
      second = max(one, other)
    }
  }

  /// Adds a segment through a cell for each pair of crossings: from the edge where, clockwise, the
  /// corners become inside, to the edge where they become outside.
  ///
  /// The neighbor traverses the shared edge in the other direction, so that its segment continues
  /// there.
  private func addSteps(fromCell corner: Int, to next: inout [Edge: Edge]) {
    let corners = [corner, corner + 1, corner + 1 + columns, corner + columns]
    let belong = corners.map { samples[$0] }
    guard belong.contains(true), belong.contains(false) else { return }
    func edge(_ place: Int) -> Edge { Edge(corners[place % 4], corners[(place + 1) % 4]) }
    // The ambiguous case of two opposite corners: they are connected if the center is inside.
    var joins = belong[0] == belong[2] && belong[1] == belong[3]
    if joins {
      let first = sample(corner)
      joins = belongs(CGPoint(x: first.x + cell / 2, y: first.y + cell / 2))
    }
    for leave in 0..<4 where belong[leave] && !belong[(leave + 1) % 4] {
      var enter = leave + (joins ? 1 : 3)
      while belong[enter % 4] { enter += 3 }
      next[edge(enter)] = edge(leave)
    }
  }

  /// The crossing of the outline with an edge, by ten bisections: within a thousandth of a cell.
  private func crossing(of edge: Edge) -> CGPoint {
    var (inside, outside) = (sample(edge.first), sample(edge.second))
    if !samples[edge.first] { swap(&inside, &outside) }
    for _ in 0..<10 {
      let middle = CGPoint(x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2)
      if belongs(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  // MARK: Simplification

  private static func simplified(_ line: [CGPoint]) -> [CGPoint] {
    // Douglas and Peucker: split each span at the point farthest from its chord, until all points
    // are within the tolerance.
    var keeps = [Bool](repeating: false, count: line.count + 1)
    let closed = line + [line[0]]
    let half = line.count / 2
    for number in [0, half, line.count] { keeps[number] = true }
    var spans = [(0, half), (half, line.count)]
    while let (start, end) = spans.popLast() {
      guard let farthest = farthest(in: closed, from: start, to: end) else { continue }
      keeps[farthest] = true
      spans += [(start, farthest), (farthest, end)]
    }
    return line.indices.filter { keeps[$0] }.map { line[$0] }
  }

  private static func farthest(in line: [CGPoint], from start: Int, to end: Int) -> Int? {
    // The distance of a point p from the chord d is |d × p|/|d|.
    let (x, y) = (line[end].x - line[start].x, line[end].y - line[start].y)
    let length = max((x * x + y * y).squareRoot(), 1e-9)
    var greatest = tolerance
    var farthest: Int?
    for number in start..<end where number > start {
      let (dx, dy) = (line[number].x - line[start].x, line[number].y - line[start].y)
      let distance = abs(x * dy - y * dx) / length
      if distance > greatest { (greatest, farthest) = (distance, number) }
    }
    return farthest
  }
}
