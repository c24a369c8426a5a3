// SPDX-License-Identifier: Apache-2.0

/// Eight vectors, lane by lane.
struct VectorLanes: BitwiseCopyable {
  var x: Lanes
  var y: Lanes

  @inline(__always)
  init(_ x: Lanes = Lanes(), _ y: Lanes = Lanes()) {
    self.x = x
    self.y = y
  }

  @inline(__always)
  static func + (left: VectorLanes, right: VectorLanes) -> VectorLanes {
    VectorLanes(left.x + right.x, left.y + right.y)
  }

  @inline(__always)
  static func - (left: VectorLanes, right: VectorLanes) -> VectorLanes {
    VectorLanes(left.x - right.x, left.y - right.y)
  }

  @inline(__always)
  static func * (scale: Lanes, vector: VectorLanes) -> VectorLanes {
    VectorLanes(scale * vector.x, scale * vector.y)
  }

  /// The scalar product.
  @inline(__always)
  func dot(_ other: VectorLanes) -> Lanes { x * other.x + y * other.y }

  /// The z component of the cross product.
  @inline(__always)
  func cross(_ other: VectorLanes) -> Lanes { x * other.y - y * other.x }

  /// The velocity of a point at a moment arm: ω × r.
  @inline(__always)
  static func cross(_ angularVelocity: Lanes, _ arm: VectorLanes) -> VectorLanes {
    // ω × (x, y) = (−ω·y, ω·x)
    VectorLanes(Lanes() - angularVelocity * arm.y, angularVelocity * arm.x)
  }

  /// The vector rotated by a quarter turn from x towards y.
  @inline(__always)
  var leftPerpendicular: VectorLanes { VectorLanes(Lanes() - y, x) }

  @inline(__always)
  var lengthSquared: Lanes { x * x + y * y }

  @inline(__always)
  var length: Lanes { squareRoot(lengthSquared) }
}

/// Eight rotations, lane by lane.
struct RotationLanes: BitwiseCopyable {
  let cosine: Lanes
  let sine: Lanes

  /// A vector rotated by a rotation.
  @inline(__always)
  static func * (rotation: RotationLanes, vector: VectorLanes) -> VectorLanes {
    VectorLanes(
      rotation.cosine * vector.x - rotation.sine * vector.y,
      rotation.sine * vector.x + rotation.cosine * vector.y)
  }

  /// The rotation from this one to another.
  @inline(__always)
  func relative(_ other: RotationLanes) -> RotationLanes {
    // q₁⁻¹·q₂: cos(b − a) = cos a·cos b + sin a·sin b
    RotationLanes(
      cosine: cosine * other.cosine + sine * other.sine,
      sine: cosine * other.sine - sine * other.cosine)
  }

  /// The angle in radians, from −π to π.
  @inline(__always)
  var angle: Lanes {
    let (x, y) = (cosine, sine)
    return Lanes(
      arctangent(y: y[0], x: x[0]), arctangent(y: y[1], x: x[1]), arctangent(y: y[2], x: x[2]),
      arctangent(y: y[3], x: x[3]), arctangent(y: y[4], x: x[4]), arctangent(y: y[5], x: x[5]),
      arctangent(y: y[6], x: x[6]), arctangent(y: y[7], x: x[7]))
  }

  /// The angle of a rotation within one step, in radians; the error is below 1e-6 up to one radian and
  /// below 4e-4 beyond.
  @inline(__always)
  var smallAngle: Lanes {
    // tan |θ/2| = |sin θ| / (1 + cos θ), inverted where it exceeds 1. Then a Padé approximation of the
    // arctangent, whose numerator and denominator are multiplied by powers of the larger part, so that
    // there is one division.
    let zero = Lanes()
    let isNegative = sine .< zero
    let height = select(isNegative, zero - sine, sine)
    let width = Lanes(repeating: 1) + cosine
    let isSteep = height .>= width
    let smaller = select(isSteep, width, height)
    let larger = maximum(select(isSteep, height, width), Lanes(repeating: 1e-6))
    let (low, high) = (smaller * smaller, larger * larger)
    let numerator =
      smaller * (945 * (high * high) + low * (735 * high + 64 * low))
    let denominator =
      larger * (945 * (high * high) + low * (1050 * high + 225 * low))
    let half = numerator / denominator
    let quarter = Lanes(repeating: 0.5 * Float.pi)
    let full = 2 * select(isSteep, quarter - half, half)
    return select(isNegative, zero - full, full)
  }
}

/// The vectors of `first` where the mask is set, of `second` elsewhere.
@inline(__always)
func select(_ mask: LaneMask, _ first: VectorLanes, _ second: VectorLanes) -> VectorLanes {
  VectorLanes(select(mask, first.x, second.x), select(mask, first.y, second.y))
}
