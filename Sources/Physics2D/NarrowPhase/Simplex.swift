/// A corner of the Minkowski difference A − B.
struct SimplexVertex: BitwiseCopyable {
  var pointA = Vector2.zero
  var pointB = Vector2.zero
  /// `pointA` − `pointB`.
  var difference = Vector2.zero
  /// The share in the point nearest to the origin.
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

/// One to three corners of the Minkowski difference; the smallest set around the point nearest to
/// the origin that has been found.
struct Simplex: BitwiseCopyable {
  var first = SimplexVertex()
  var second = SimplexVertex()
  var third = SimplexVertex()
  var count: Int32 = 0

  /// The simplex that a cache remembers, at the present pose; the first corners where it has none.
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

  /// The indices, to begin the next query with.
  var cache: SimplexCache {
    SimplexCache(
      count: count, indexA: SIMD4(first.indexA, second.indexA, third.indexA, 0),
      indexB: SIMD4(first.indexB, second.indexB, third.indexB, 0))
  }

  /// Whether a pair of corners is already in.
  func contains(_ indexA: Int, _ indexB: Int) -> Bool {
    (count > 0 && Int(first.indexA) == indexA && Int(first.indexB) == indexB)
      || (count > 1 && Int(second.indexA) == indexA && Int(second.indexB) == indexB)
      || (count > 2 && Int(third.indexA) == indexA && Int(third.indexB) == indexB)
  }

  /// Whether a corner lies farther in a direction than the simplex does, beyond rounding; among the
  /// many equally far corners of parallel edges none does.
  func isFarther(_ vertex: SimplexVertex, along direction: Vector2) -> Bool {
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

  /// From the nearest point towards the origin; not of length 1.
  var searchDirection: Vector2 {
    if count == 1 { return -first.difference }
    // Across the edge rather than from the nearest point, which rounding would spoil near contact.
    let along = second.difference - first.difference
    let perpendicular = along.leftPerpendicular
    return perpendicular.dot(first.difference) > 0 ? -perpendicular : perpendicular
  }

  /// Points, distance and normal.
  var output: DistanceOutput {
    var result = DistanceOutput()
    switch count {
    case 1:
      result.pointA = first.pointA
      result.pointB = first.pointB
      result.distance = first.difference.length
      result.normal = (-first.difference).normalized
    case 2:
      result.pointA = first.weight * first.pointA + second.weight * second.pointA
      result.pointB = first.weight * first.pointB + second.weight * second.pointB
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
  /// Finds the point nearest to the origin and drops the corners that have no share in it.
  mutating func reduce() {
    switch count {
    case 2: reduceSegment()
    case 3: reduceTriangle()
    default: first.weight = 1
    }
  }

  private mutating func reduceSegment() {
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

  /// Voronoi regions of the triangle (Ericson 2005, 5.1.5): a corner's, else an edge's, else inside.
  private mutating func reduceTriangle() {
    let (a, b, c) = (first, second, third)
    let ab = EdgeWeights(a.difference, b.difference)
    let bc = EdgeWeights(b.difference, c.difference)
    let ca = EdgeWeights(c.difference, a.difference)
    let area = areaTwice(a.difference, b.difference, c.difference)
    // Twice the areas that the origin spans with the edges, with the triangle's sign.
    let insideC = area * crossProduct(a.difference, b.difference)
    let insideA = area * crossProduct(b.difference, c.difference)
    let insideB = area * crossProduct(c.difference, a.difference)
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

/// The shares of two corners in the point of their line nearest to the origin, not yet summing to 1.
///
/// In double precision the products of `Float`s are exact, so that a triangle with one short edge is
/// not taken for one around the origin.
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
