// SPDX-License-Identifier: Apache-2.0

// Pieces are lists of point indices, counter-clockwise with x right and y up.

/// Whether a corner is clearly convex: two collinear edges would give the same separating axis.
func isSharp(_ before: Vector2, _ corner: Vector2, _ after: Vector2) -> Bool {
  // Sine of the minimum turn, a twentieth of a degree.
  let minimumSine = 0.001
  let square = Double((corner - before).lengthSquared) * Double((after - corner).lengthSquared)
  return orientation(before, corner, after) > minimumSine * square.squareRoot()
}

/// Whether a ring turns from x towards y at each of its corners, by one turn in all.
func isConvex(_ ring: [Vector2]) -> Bool {
  // All corners turn one way, and the direction passes a local maximum in y once only: a star polygon
  // with several turns passes it more often.
  var turns = 0
  for index in ring.indices {
    let corner = ring[index]
    let after = ring[(index + 1) % ring.count]
    let beyond = ring[(index + 2) % ring.count]
    if orientation(corner, after, beyond) <= 0 { return false }
    if corner.y <= after.y && after.y > beyond.y { turns += 1 }
  }
  return turns == 1
}

/// Splits a convex piece into the minimum number of pieces of at most eight corners, of similar size.
func splitConvex(_ piece: [Int]) -> [[Int]] {
  let count = piece.count
  guard count > maximumPolygonVertices else { return [piece] }
  // Each cut adds two corners, so that k pieces of eight corners have 6·k + 2 of the outline.
  let pieceCount = (count - 2 + 5) / 6
  let half = pieceCount / 2
  let cut = 6 * half + 1
  return splitConvex(Array(piece[0...cut])) + splitConvex(Array(piece[cut...]) + [piece[0]])
}

/// An edge between two pieces.
private struct Diagonal {
  let start: Int
  let end: Int
  let lengthSquared: Float
  /// The triangle whose edge leads from start to end, and the one on its other side.
  var first: Int
  var second: Int
}

/// Merges triangles over their common edges, the longest first, if the result is a convex piece of at most
/// eight corners.
///
/// Hertel and Mehlhorn (1983): each remaining edge is needed at one of its ends.
func merged(_ triangles: [[Int]], _ points: [Vector2]) -> [[Int]] {
  var pieces = triangles
  // The piece that each one was merged into, as a forest (union–find).
  var successor = Array(triangles.indices)
  func piece(of triangle: Int) -> Int {
    var index = triangle
    while successor[index] != index { index = successor[index] }
    return index
  }
  // Greedy over the diagonals by length.
  for diagonal in diagonals(of: triangles, points) {
    let first = piece(of: diagonal.first)
    let second = piece(of: diagonal.second)
    guard first != second,
      pieces[first].count + pieces[second].count - 2 <= maximumPolygonVertices,
      let whole = join(
        pieces[first], pieces[second], from: diagonal.start, to: diagonal.end, points)
    else { continue }
    pieces[first] = whole
    pieces[second] = []
    successor[second] = first
  }
  return pieces.filter { !$0.isEmpty }
}

/// The edges that two triangles have in common, the longest first.
private func diagonals(of triangles: [[Int]], _ points: [Vector2]) -> [Diagonal] {
  var edges: [(low: Int, high: Int, triangle: Int, isUpward: Bool)] = []
  for (triangle, corners) in triangles.enumerated() {
    for index in 0..<3 {
      let (start, end) = (corners[index], corners[(index + 1) % 3])
      edges.append((min(start, end), max(start, end), triangle, start < end))
    }
  }
  // The two sides of a common edge become adjacent by sorting.
  edges.sort { ($0.low, $0.high, $0.triangle) < ($1.low, $1.high, $1.triangle) }
  var result: [Diagonal] = []
  for index in edges.indices.dropFirst() {
    let (one, other) = (edges[index - 1], edges[index])
    guard one.low == other.low, one.high == other.high, one.isUpward != other.isUpward else {
      continue
    }
    result.append(
      Diagonal(
        start: one.low, end: one.high,
        lengthSquared: (points[one.high] - points[one.low]).lengthSquared,
        first: one.isUpward ? one.triangle : other.triangle,
        second: one.isUpward ? other.triangle : one.triangle))
  }
  result.sort { ($1.lengthSquared, $0.start, $0.end) < ($0.lengthSquared, $1.start, $1.end) }
  return result
}

/// The outline of two pieces without their common edge, which the first has from start to end; nil if it
/// would not be convex.
private func join(
  _ first: [Int], _ second: [Int], from start: Int, to end: Int, _ points: [Vector2]
) -> [Int]? {
  guard let edgeIndex = edge(from: start, to: end, in: first),
    let otherIndex = edge(from: end, to: start, in: second)
  else { return nil }
  // The corners of the first piece from the edge's end around to its start, then those of the second.
  var whole: [Int] = []
  for index in 0..<first.count { whole.append(first[(edgeIndex + 1 + index) % first.count]) }
  for index in 1..<second.count - 1 {
    whole.append(second[(otherIndex + 1 + index) % second.count])
  }
  // The edge's end is the first corner and its start the last of the first piece: both must be convex.
  let last = first.count - 1
  guard isSharp(points[whole[whole.count - 1]], points[whole[0]], points[whole[1]]),
    isSharp(points[whole[last - 1]], points[whole[last]], points[whole[last + 1]])
  else { return nil }
  return whole
}

private func edge(from start: Int, to end: Int, in piece: [Int]) -> Int? {
  piece.indices.first { piece[$0] == start && piece[($0 + 1) % piece.count] == end }
}
