// SPDX-License-Identifier: Apache-2.0

/// A vertex of the Minkowski difference A − B.
struct SimplexVertex: BitwiseCopyable {
  var pointA = Vector2.zero
  var pointB = Vector2.zero
  /// `pointA` − `pointB`.
  var difference = Vector2.zero
  /// The barycentric weight in the point nearest to the origin.
  var weight: Float = 0
  var indexA: UInt8 = 0
  var indexB: UInt8 = 0

  init() {}

  init(_ pointA: Vector2, _ pointB: Vector2, _ indexA: Int, _ indexB: Int) {
    self.pointA = pointA
    self.pointB = pointB
    difference = pointA - pointB
    weight = 1
    self.indexA = UInt8(truncatingIfNeeded: indexA)
    self.indexB = UInt8(truncatingIfNeeded: indexB)
  }
}

/// One to three vertices of the Minkowski difference: the smallest set whose hull contains the nearest
/// point to the origin found so far.
struct Simplex: BitwiseCopyable {
  var first = SimplexVertex()
  var second = SimplexVertex()
  var third = SimplexVertex()
  var count: Int32 = 0

  /// Creates the simplex of a cache at the current pose, or of the first vertices if the cache is empty.
  init(
    _ cache: SimplexCache, _ pointsA: VertexList, _ countA: Int32, _ pointsB: VertexList,
    _ countB: Int32
  ) {
    var index = 0
    while index < Int(cache.count) && index < 3 {
      let indexA = Int(cache.indexA[index])
      let indexB = Int(cache.indexB[index])
      if indexA < Int(countA) && indexB < Int(countB) && !contains(indexA, indexB) {
        append(SimplexVertex(pointsA[indexA], pointsB[indexB], indexA, indexB))
      }
      index &+= 1
    }
    if count == 0 { append(SimplexVertex(pointsA[0], pointsB[0], 0, 0)) }
  }

  /// The vertex indices, from which the next query starts.
  var cache: SimplexCache {
    SimplexCache(
      count: count, indexA: SIMD4(first.indexA, second.indexA, third.indexA, 0),
      indexB: SIMD4(first.indexB, second.indexB, third.indexB, 0))
  }

  /// Whether the simplex contains a pair of vertices.
  func contains(_ indexA: Int, _ indexB: Int) -> Bool {
    (count > 0 && Int(first.indexA) == indexA && Int(first.indexB) == indexB)
      || (count > 1 && Int(second.indexA) == indexA && Int(second.indexB) == indexB)
      || (count > 2 && Int(third.indexA) == indexA && Int(third.indexB) == indexB)
  }

  /// Whether a vertex lies farther in a direction than the simplex, by more than rounding.
  ///
  /// The tolerance ends the iteration among the equally far vertices of parallel edges.
  func isFarther(_ vertex: SimplexVertex, along direction: Vector2) -> Bool {
    // d·w − d·v > 2ε·(|dx·wx| + |dy·wy|), the rounding error of d·w.
    let difference = vertex.difference
    let rounding =
      2 * Float.ulpOfOne
      * ((direction.x * difference.x).magnitude + (direction.y * difference.y).magnitude)
    return direction.dot(difference - first.difference) > rounding
  }

  mutating func append(_ vertex: SimplexVertex) {
    switch count {
    case 0: first = vertex
    case 1: second = vertex
    default: third = vertex
    }
    count &+= 1
  }

  /// The direction from the nearest point to the origin, not normalized.
  var searchDirection: Vector2 {
    if count == 1 { return -first.difference }
    // The normal of the edge, on the side of the origin. The vector from the nearest point would be
    // inaccurate near contact.
    let along = second.difference - first.difference
    let perpendicular = along.leftPerpendicular
    return perpendicular.dot(first.difference) > 0 ? -perpendicular : perpendicular
  }

  /// The closest points, distance and normal.
  var output: DistanceOutput {
    var result = DistanceOutput()
    // The closest points on A and B are the same weighted sums of the vertices of each.
    switch count {
    case 1:
      result.pointA = first.pointA
      result.pointB = first.pointB
      result.distance = first.difference.length
      result.normal = (-first.difference).normalized
    case 2:
      result.pointA = first.weight * first.pointA + second.weight * second.pointA
      result.pointB = first.weight * first.pointB + second.weight * second.pointB
      // The distance of the origin from the line of the edge.
      let normal = searchDirection.normalized
      let distance = -normal.dot(first.difference)
      result.distance = distance > 0 ? distance : 0
      result.normal = distance > 0 ? normal : .zero
    default:
      let point =
        first.weight * first.pointA + second.weight * second.pointA
        + third.weight * third.pointA
      result.pointA = point
      result.pointB = point
    }
    return result
  }
}

extension Simplex {
  /// Finds the point nearest to the origin, and removes the vertices with zero weight in it.
  mutating func reduce() {
    switch count {
    case 2: reduceSegment()
    case 3: reduceTriangle()
    default: first.weight = 1
    }
  }

  private mutating func reduceSegment() {
    // Unnormalized weights of the projection of the origin: w1 = e·v2, w2 = −e·v1 with e = v2 − v1. A
    // weight that is not positive puts the origin in the Voronoi region of the other vertex.
    let along = second.difference - first.difference
    let weight1 = along.dot(second.difference)
    let weight2 = -along.dot(first.difference)
    if !(weight2 > 0) {
      keep(first)
    } else if !(weight1 > 0) {
      keep(second)
    } else {
      keep(first, second, weight1, weight2)
    }
  }

  /// Finds the Voronoi region of the origin: that of a vertex, of an edge, or the inside (Ericson,
  /// "Real-Time Collision Detection", 2005, 5.1.5).
  private mutating func reduceTriangle() {
    let (a, b, c) = (first, second, third)
    // Unnormalized weights of the origin on each edge.
    let ab = EdgeWeights(a.difference, b.difference)
    let bc = EdgeWeights(b.difference, c.difference)
    let ca = EdgeWeights(c.difference, a.difference)
    let area = areaTwice(a.difference, b.difference, c.difference)
    // Barycentric weights: twice the areas that the origin spans with the edges, times twice the signed
    // area of the triangle, so that they are positive inside for either orientation.
    let insideC = area * crossProduct(a.difference, b.difference)
    let insideA = area * crossProduct(b.difference, c.difference)
    let insideB = area * crossProduct(c.difference, a.difference)
    // Vertex regions, then edge regions, then the inside.
    if ab.ofSecond <= 0 && ca.ofFirst <= 0 {
      keep(a)
    } else if ab.ofFirst <= 0 && bc.ofSecond <= 0 {
      keep(b)
    } else if bc.ofFirst <= 0 && ca.ofSecond <= 0 {
      keep(c)
    } else if insideC <= 0 && ab.ofFirst > 0 && ab.ofSecond > 0 {
      keep(a, b, Float(ab.ofFirst), Float(ab.ofSecond))
    } else if insideA <= 0 && bc.ofFirst > 0 && bc.ofSecond > 0 {
      keep(b, c, Float(bc.ofFirst), Float(bc.ofSecond))
    } else if insideB <= 0 && ca.ofFirst > 0 && ca.ofSecond > 0 {
      keep(c, a, Float(ca.ofFirst), Float(ca.ofSecond))
    } else {
      let sum = insideA + insideB + insideC
      let inverse = sum > 0 ? 1 / sum : 0
      first.weight = Float(insideA * inverse)
      second.weight = Float(insideB * inverse)
      third.weight = Float(insideC * inverse)
    }
  }

  private mutating func keep(_ only: SimplexVertex) {
    first = only
    first.weight = 1
    count = 1
  }

  private mutating func keep(
    _ one: SimplexVertex, _ other: SimplexVertex, _ weight1: Float, _ weight2: Float
  ) {
    let inverse = 1 / (weight1 + weight2)
    first = one
    second = other
    first.weight = weight1 * inverse
    second.weight = weight2 * inverse
    count = 2
  }
}

/// The weights of two vertices in the point of their line nearest to the origin, not normalized.
///
/// In double precision the products of `Float`s are exact, so that a triangle with one short edge is not
/// mistaken for one around the origin.
private struct EdgeWeights {
  var ofFirst: Double
  var ofSecond: Double

  init(_ first: Vector2, _ second: Vector2) {
    let alongX = Double(second.x) - Double(first.x)
    let alongY = Double(second.y) - Double(first.y)
    ofFirst = alongX * Double(second.x) + alongY * Double(second.y)
    ofSecond = -(alongX * Double(first.x) + alongY * Double(first.y))
  }
}

private func crossProduct(_ first: Vector2, _ second: Vector2) -> Double {
  Double(first.x) * Double(second.y) - Double(first.y) * Double(second.x)
}

private func areaTwice(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Double {
  crossProduct(a, b) + crossProduct(b, c) + crossProduct(c, a)
}
