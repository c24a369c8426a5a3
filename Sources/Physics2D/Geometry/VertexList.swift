/// Up to eight points or directions, lane by lane, so that all are measured at once.
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

  /// Every lane turned by a rotation.
  func rotated(by rotation: Rotation) -> VertexList {
    var result = VertexList()
    result.x = rotation.cosine * x - rotation.sine * y
    result.y = rotation.sine * x + rotation.cosine * y
    return result
  }

  /// Every lane moved by a vector.
  func translated(by vector: Vector2) -> VertexList {
    var result = self
    result.x += vector.x
    result.y += vector.y
    return result
  }

  /// Every lane as a point of the frame that the transform leads to.
  func transformed(by transform: Transform) -> VertexList {
    rotated(by: transform.rotation).translated(by: transform.position)
  }

  /// The lane that lies farthest in a direction; the first of equals.
  func support(_ direction: Vector2) -> Int { greatestLane(dot(direction)).lane }

  /// The box around all lanes.
  var bounds: BoundingBox {
    BoundingBox(
      lower: Vector2(leastValue(x), leastValue(y)),
      upper: Vector2(greatestValue(x), greatestValue(y)))
  }
}

// The standard library's masked replace, minimum, reductions and even the minus sign go lane by lane;
// comparisons and integer bit operations are single instructions, so a choice is made with bits.

/// Where the mask is set the first value, else the second.
@inline(__always)
private func select(
  _ mask: SIMD8<Int32>, _ chosen: SIMD8<Float>, _ other: SIMD8<Float>
) -> SIMD8<Float> {
  let chosenBits = unsafeBitCast(chosen, to: SIMD8<Int32>.self)
  let otherBits = unsafeBitCast(other, to: SIMD8<Int32>.self)
  return unsafeBitCast(otherBits ^ ((chosenBits ^ otherBits) & mask), to: SIMD8<Float>.self)
}

/// Where the mask is set the first value, else the second.
@inline(__always)
private func select(
  _ mask: SIMD4<Int32>, _ chosen: SIMD4<Float>, _ other: SIMD4<Float>
) -> SIMD4<Float> {
  let chosenBits = unsafeBitCast(chosen, to: SIMD4<Int32>.self)
  let otherBits = unsafeBitCast(other, to: SIMD4<Int32>.self)
  return unsafeBitCast(otherBits ^ ((chosenBits ^ otherBits) & mask), to: SIMD4<Float>.self)
}

/// Lane by lane the lesser of two values.
@inline(__always)
func lesser(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> SIMD8<Float> {
  select(unsafeBitCast(right .< left, to: SIMD8<Int32>.self), right, left)
}

/// The greatest of eight values.
@inline(__always)
func greatestValue(_ values: SIMD8<Float>) -> Float {
  let (low, high) = unsafeBitCast(values, to: (SIMD4<Float>, SIMD4<Float>).self)
  let four = select(unsafeBitCast(high .> low, to: SIMD4<Int32>.self), high, low)
  let first = four[0] > four[2] ? four[0] : four[2]
  let second = four[1] > four[3] ? four[1] : four[3]
  return first > second ? first : second
}

/// The least of eight values.
@inline(__always)
func leastValue(_ values: SIMD8<Float>) -> Float {
  let (low, high) = unsafeBitCast(values, to: (SIMD4<Float>, SIMD4<Float>).self)
  let four = select(unsafeBitCast(high .< low, to: SIMD4<Int32>.self), high, low)
  let first = four[0] < four[2] ? four[0] : four[2]
  let second = four[1] < four[3] ? four[1] : four[3]
  return first < second ? first : second
}

/// The greatest of eight values and its lane; the first lane of equals.
@inline(__always)
func greatestLane(_ values: SIMD8<Float>) -> (value: Float, lane: Int) {
  let value = greatestValue(values)
  let isGreatest = unsafeBitCast(
    values .== SIMD8<Float>(repeating: value), to: SIMD8<Int32>.self)
  // Lanes less 8, so that a lane without the value counts as 0, the last.
  let lanes = isGreatest & SIMD8<Int32>(-8, -7, -6, -5, -4, -3, -2, -1)
  let (low, high) = unsafeBitCast(lanes, to: (SIMD4<Int32>, SIMD4<Int32>).self)
  let mask = unsafeBitCast(high .< low, to: SIMD4<Int32>.self)
  let four = low ^ ((low ^ high) & mask)
  let first = four[0] < four[2] ? four[0] : four[2]
  let second = four[1] < four[3] ? four[1] : four[3]
  // No lane equals what is not a number; that gives lane 0.
  return (value, Int(first < second ? first : second) & 7)
}
