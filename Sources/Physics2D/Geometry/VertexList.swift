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

// The standard library's masked replacement, minimum and reductions run lane by lane; comparisons and
// integer bit operations are single instructions, so that lanes are selected with bits.

/// The lanes of `chosen` where the mask is set, of `other` elsewhere.
@inline(__always)
func select(_ mask: SIMD8<Int32>, _ chosen: SIMD8<Float>, _ other: SIMD8<Float>) -> SIMD8<Float> {
  let chosenBits = unsafeBitCast(chosen, to: SIMD8<Int32>.self)
  let otherBits = unsafeBitCast(other, to: SIMD8<Int32>.self)
  return unsafeBitCast(otherBits ^ ((chosenBits ^ otherBits) & mask), to: SIMD8<Float>.self)
}

/// The smaller value of each lane; `left` where they are equal or one is not a number.
@inline(__always)
func smallerOrFirst(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> SIMD8<Float> {
  select(unsafeBitCast(right .< left, to: SIMD8<Int32>.self), right, left)
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
  let halves = unsafeBitCast(values, to: (SIMD4<Float>, SIMD4<Float>).self)
  let mask = unsafeBitCast(halves.1 .> halves.0, to: SIMD4<Int32>.self)
  let low = unsafeBitCast(halves.0, to: SIMD4<Int32>.self)
  let high = unsafeBitCast(halves.1, to: SIMD4<Int32>.self)
  let greater = unsafeBitCast(low ^ ((low ^ high) & mask), to: SIMD4<Float>.self)
  // The lane of each of the four maxima of the halves.
  let lanes = SIMD4<Int32>(0, 1, 2, 3) &+ (mask & SIMD4<Int32>(repeating: 4))
  var value = greater[0]
  var lane = lanes[0]
  // Of equal values the lower lane wins; one of the upper half may come before one of the lower half.
  if greater[1] > value || (greater[1] == value && lanes[1] < lane) {
    (value, lane) = (greater[1], lanes[1])
  }
  if greater[2] > value || (greater[2] == value && lanes[2] < lane) {
    (value, lane) = (greater[2], lanes[2])
  }
  if greater[3] > value || (greater[3] == value && lanes[3] < lane) {
    (value, lane) = (greater[3], lanes[3])
  }
  return (value, Int(lane))
}
