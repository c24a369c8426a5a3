// SPDX-License-Identifier: Apache-2.0

/// Triangulation of a polygon with holes: one ring of nodes, connected to the holes by bridges.
///
/// A point has several nodes where a bridge ends.
struct EarClipping {
  private let points: [Vector2]
  /// The point of each node.
  private var point: [Int] = []
  private var next: [Int] = []
  private var previous: [Int] = []
  /// The quality of the triangle of a node; 0 or less if it is no ear.
  private var quality: [Double] = []

  /// Creates the ring of a region: the first ring counter-clockwise, its holes clockwise.
  init(_ rings: [[Vector2]]) {
    var points: [Vector2] = []
    for ring in rings { points += ring }
    self.points = points
    var starts: [Int] = []
    for ring in rings { starts.append(appendRing(from: point.count, count: ring.count)) }
    // From right to left, so that all holes to the right of a hole are connected before it.
    var holes = starts.dropFirst().map(rightmost)
    holes.sort { (-points[point[$0]].x, $0) < (-points[point[$1]].x, $1) }
    for hole in holes { bridge(hole) }
  }

  private mutating func appendRing(from first: Int, count: Int) -> Int {
    // A doubly linked ring; nodes have the order of the points.
    for index in 0..<count {
      appendNode(first + index)
      next[first + index] = first + (index + 1) % count
      previous[first + index] = first + (index + count - 1) % count
    }
    return first
  }

  private mutating func appendNode(_ index: Int) {
    point.append(index)
    next.append(0)
    previous.append(0)
    quality.append(0)
  }

  private func position(_ node: Int) -> Vector2 { points[point[node]] }

  private func rightmost(_ start: Int) -> Int {
    var best = start
    var node = next[start]
    while node != start {
      if position(node).x > position(best).x { best = node }
      node = next[node]
    }
    return best
  }

  // MARK: Bridges

  /// Connects the ring of a hole to the outer ring by an edge there and back, from the rightmost node of the
  /// hole to the nearest visible node.
  private mutating func bridge(_ hole: Int) {
    // The nodes of the outer ring by distance.
    let from = position(hole)
    var nodes: [(distance: Float, node: Int)] = []
    var node = next[0]
    while true {
      nodes.append(((position(node) - from).lengthSquared, node))
      if node == 0 { break }
      node = next[node]
    }
    nodes.sort { $0 < $1 }
    let target = nodes.first {
      isInside($0.node, from) && isInside(hole, position($0.node)) && sees(hole, $0.node)
    }
    guard let target = target?.node else { return }
    // Both ends of the bridge get a second node for the way back.
    let backFromHole = point.count
    appendNode(point[hole])
    appendNode(point[target])
    let backAtTarget = backFromHole + 1
    let afterTarget = next[target]
    let beforeHole = previous[hole]
    link(target, hole)
    link(beforeHole, backFromHole)
    link(backFromHole, backAtTarget)
    link(backAtTarget, afterTarget)
  }

  private mutating func link(_ node: Int, _ following: Int) {
    next[node] = following
    previous[following] = node
  }

  /// Whether the line from a node to a point starts into the inside of the ring.
  private func isInside(_ node: Int, _ target: Vector2) -> Bool {
    let (before, here, after) = (position(previous[node]), position(node), position(next[node]))
    // At a convex corner the line must be left of both edges; at a reflex one it must not be right of both.
    if orientation(before, here, after) >= 0 {
      return orientation(here, target, before) > 0 && orientation(here, after, target) > 0
    }
    return !(orientation(here, target, after) >= 0 && orientation(here, before, target) >= 0)
  }

  /// Whether no edge lies between two nodes.
  private func sees(_ first: Int, _ second: Int) -> Bool {
    // No edge may cross the line; edges that share an end with it are exempt.
    let (from, to) = (position(first), position(second))
    for node in point.indices {
      let (start, end) = (position(node), position(next[node]))
      let isAtEnd = start == from || start == to || end == from || end == to
      if !isAtEnd && crosses(from, to, start, end) { return false }
      // A corner on the line, also one whose edges end at the bridge.
      if start != from, start != to, orientation(from, to, start) == 0,
        (start - from).dot(start - to) < 0
      {
        return false
      }
    }
    return true
  }

  private func crosses(_ from: Vector2, _ to: Vector2, _ start: Vector2, _ end: Vector2) -> Bool {
    // Segments cross if the ends of each are on different sides of the other.
    let sides = (orientation(from, to, start), orientation(from, to, end))
    let others = (orientation(start, end, from), orientation(start, end, to))
    return (sides.0 > 0) != (sides.1 > 0) && (others.0 > 0) != (others.1 > 0)
  }

  // MARK: Ears

  /// Clips all ears, the best shaped first, and returns the points of each.
  mutating func triangles() -> [[Int]] {
    var result: [[Int]] = []
    var remaining = ringNodes
    for node in remaining { quality[node] = earQuality(node) }
    while remaining.count >= 3 {
      var index = best(of: remaining)
      // Qualities are updated for neighbors only; without an ear compute all again.
      if quality[remaining[index]] <= 0 {
        for node in remaining { quality[node] = earQuality(node) }
        index = best(of: remaining)
      }
      let node = remaining[index]
      let (before, after) = (previous[node], next[node])
      if quality[node] > 0 { result.append([point[before], point[node], point[after]]) }
      // Without an ear only collinear nodes are left, or a result of rounding: the clipped triangle has
      // practically no area.
      link(before, after)
      remaining.remove(at: index)
      quality[before] = earQuality(before)
      quality[after] = earQuality(after)
    }
    return result
  }

  private func best(of nodes: [Int]) -> Int {
    var best = 0
    for index in nodes.indices where quality[nodes[index]] > quality[nodes[best]] {
      best = index
    }
    return best
  }

  private var ringNodes: [Int] {
    var nodes = [0]
    var node = next[0]
    while node != 0 {
      nodes.append(node)
      node = next[node]
    }
    return nodes
  }

  /// The quality of a node's triangle: area by the square of the longest side.
  ///
  /// 0 for the end of a spike, −1 if the triangle is no ear, −2 at a reflex corner.
  private func earQuality(_ node: Int) -> Double {
    let (a, b, c) = (position(previous[node]), position(node), position(next[node]))
    let area = orientation(a, b, c)
    guard area > 0 else { return area < 0 ? -2 : (a - b).dot(c - b) > 0 ? 0 : -1 }
    // An ear contains no other corner; only reflex ones can be inside.
    var other = next[next[node]]
    while other != previous[node] {
      let corner = position(other)
      let isReflex = orientation(position(previous[other]), corner, position(next[other])) <= 0
      if isReflex && corner != a && corner != b && corner != c
        && orientation(a, b, corner) >= 0 && orientation(b, c, corner) >= 0
        && orientation(c, a, corner) >= 0
      {
        return -1
      }
      other = next[other]
    }
    let sides = ((b - a).lengthSquared, (c - b).lengthSquared, (a - c).lengthSquared)
    let longest = max(sides.0, max(sides.1, sides.2))
    return area / Double(longest)
  }
}
