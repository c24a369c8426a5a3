// SPDX-License-Identifier: Apache-2.0

/// Up to eight points or directions in SIMD lanes.
struct VertexList: Hashable, BitwiseCopyable {
  var x = SIMD8<Float>()
  var y = SIMD8<Float>()

  init() {}

  /// The same point in every lane.
  init(repeating point: Vector2) {
    x = SIMD8(repeating: point.x)
    y = SIMD8(repeating: point.y)
  }

  subscript(index: Int) -> Vector2 {
    get { Vector2(x[index], y[index]) }
    set {
      x[index] = newValue.x
      y[index] = newValue.y
    }
  }

  /// The scalar product of every lane with a direction.
  func dot(_ direction: Vector2) -> SIMD8<Float> { direction.x * x + direction.y * y }

  /// Every lane rotated.
  func rotated(by rotation: Rotation) -> VertexList {
    var result = VertexList()
    result.x = rotation.cosine * x - rotation.sine * y
    result.y = rotation.sine * x + rotation.cosine * y
    return result
  }

  /// Every lane translated by a vector.
  func translated(by vector: Vector2) -> VertexList {
    var result = self
    result.x += vector.x
    result.y += vector.y
    return result
  }

  /// Every lane transformed.
  func transformed(by transform: Transform) -> VertexList {
    rotated(by: transform.rotation).translated(by: transform.position)
  }

  /// The lane farthest in a direction; the first of equals.
  func support(_ direction: Vector2) -> Int { maximumLane(dot(direction)).lane }

  /// The minimum height of the lanes above a line through a point with a normal.
  func minimumHeight(over point: Vector2, along normal: Vector2) -> Float {
    -maximumValue(-dot(normal)) - normal.dot(point)
  }

  /// The maximum distance of the lanes from a point.
  func maximumDistance(from point: Vector2) -> Float {
    maximumValue((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot()
  }

  /// The box around all lanes.
  var bounds: BoundingBox {
    BoundingBox(
      lower: Vector2(-maximumValue(-x), -maximumValue(-y)),
      upper: Vector2(maximumValue(x), maximumValue(y)))
  }
}

extension VertexList {
  /// The first four points.
  @inline(__always)
  var lowHalf: (x: SIMD4<Float>, y: SIMD4<Float>) {
    (
      unsafeBitCast(x, to: (SIMD4<Float>, SIMD4<Float>).self).0,
      unsafeBitCast(y, to: (SIMD4<Float>, SIMD4<Float>).self).0
    )
  }

  /// The last four points.
  @inline(__always)
  var highHalf: (x: SIMD4<Float>, y: SIMD4<Float>) {
    (
      unsafeBitCast(x, to: (SIMD4<Float>, SIMD4<Float>).self).1,
      unsafeBitCast(y, to: (SIMD4<Float>, SIMD4<Float>).self).1
    )
  }
}

/// The maxima of x, y, −x and −y of four rotated points.
struct RotatedExtents: BitwiseCopyable {
  private var maxima: SIMD4<Float>

  @inline(__always)
  init(_ points: (x: SIMD4<Float>, y: SIMD4<Float>), _ rotation: Rotation) {
    let x = rotation.cosine * points.x - rotation.sine * points.y
    let y = rotation.sine * points.x + rotation.cosine * points.y
    // A vector for each point, of which the maxima are taken lane by lane.
    maxima = greater(
      greater(Self.signed(x[0], y[0]), Self.signed(x[1], y[1])),
      greater(Self.signed(x[2], y[2]), Self.signed(x[3], y[3])))
  }

  @inline(__always)
  private static func signed(_ x: Float, _ y: Float) -> SIMD4<Float> { SIMD4(x, y, -x, -y) }

  /// Includes four other points.
  @inline(__always)
  mutating func formMaximum(_ other: RotatedExtents) { maxima = greater(maxima, other.maxima) }

  /// The box around the points, moved by a vector; rounding is monotonic, so that the extreme points stay the same.
  @inline(__always)
  func bounds(at position: Vector2) -> BoundingBox {
    BoundingBox(
      lower: Vector2(position.x - maxima[2], position.y - maxima[3]),
      upper: Vector2(maxima[0] + position.x, maxima[1] + position.y))
  }
}

/// The greater value of each lane; `right` where one is not a number.
@inline(__always)
private func greater(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
  let mask = unsafeBitCast(left .> right, to: SIMD4<Int32>.self)
  let leftBits = unsafeBitCast(left, to: SIMD4<Int32>.self)
  let rightBits = unsafeBitCast(right, to: SIMD4<Int32>.self)
  return unsafeBitCast(rightBits ^ ((leftBits ^ rightBits) & mask), to: SIMD4<Float>.self)
}

// The standard library's masked replacement, minimum and reductions run lane by lane; comparisons and
// integer bit operations are single instructions, so that lanes are selected with bits.

/// The smaller value of each lane; `left` where they are equal or one is not a number.
@inline(__always)
func smallerOrFirst(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> SIMD8<Float> {
  select(right .< left, right, left)
}

/// The maximum of eight values.
@inline(__always)
func maximumValue(_ values: SIMD8<Float>) -> Float {
  // Fold the halves: four maxima with bits, then three comparisons.
  let halves = unsafeBitCast(values, to: (SIMD4<Float>, SIMD4<Float>).self)
  let mask = unsafeBitCast(halves.1 .> halves.0, to: SIMD4<Int32>.self)
  let low = unsafeBitCast(halves.0, to: SIMD4<Int32>.self)
  let high = unsafeBitCast(halves.1, to: SIMD4<Int32>.self)
  let greater = unsafeBitCast(low ^ ((low ^ high) & mask), to: SIMD4<Float>.self)
  let first = greater[0] > greater[1] ? greater[0] : greater[1]
  let second = greater[2] > greater[3] ? greater[2] : greater[3]
  return first > second ? first : second
}

/// The maximum of eight values and its lane; the first lane of equals.
func maximumLane(_ values: SIMD8<Float>) -> (value: Float, lane: Int) {
  // Without a branch, because which lane it is cannot be predicted: a bit for each lane that is not below the maximum.
  let value = maximumValue(values)
  let halves = unsafeBitCast(values, to: (SIMD4<Float>, SIMD4<Float>).self)
  let low = bitsNotBelow(value, halves.0, SIMD4(1, 2, 4, 8))
  let high = bitsNotBelow(value, halves.1, SIMD4(16, 32, 64, 128))
  let bits = low | high
  return (value, ((bits[0] | bits[1]) | (bits[2] | bits[3])).trailingZeroBitCount)
}

/// The bits of the lanes that are not below a value.
@inline(__always)
private func bitsNotBelow(
  _ value: Float, _ lanes: SIMD4<Float>, _ bits: SIMD4<Int32>
) -> SIMD4<Int32> {
  let isBelow = unsafeBitCast(lanes .< SIMD4(repeating: value), to: SIMD4<Int32>.self)
  return (isBelow & bits) ^ bits
}
