// SPDX-License-Identifier: Apache-2.0

/// Gradient noise in the plane and in time that can be differentiated three times everywhere.
///
/// Simplex noise after Ken Perlin (Improving Noise, SIGGRAPH 2002; Noise Hardware, 2001) with the
/// twelve edge directions of a cube as gradients. A corner's influence ends at a squared distance
/// of 1/2, before it would reach across a face of its simplex, so that nothing jumps there.
package struct SimplexNoise: Sendable {
  package let seed: UInt64

  /// Creates the noise of a seed.
  package init(seed: UInt64) { self.seed = seed }

  /// 1 over the greatest sum of influences that any choice of gradients can reach, found by search.
  private static let scale = 76.88

  /// Two independent noise values at a position and a time, each from −1 to 1; one unit is a cell.
  package func vector(x: Double, y: Double, time: Double) -> (x: Double, y: Double) {
    guard x.magnitude < Self.limit, y.magnitude < Self.limit, time.magnitude < Self.limit else {
      return (0, 0)
    }
    return (
      value(x, y, time, seed: Self.mixed(seed)),
      value(x, y, time, seed: Self.mixed(~seed))
    )
  }

  /// Cells from the origin beyond which double precision does not tell neighbors apart well enough.
  private static let limit = 1e9

  private func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    // Skew the simplex grid to a cubic grid to find the cell, s = (x + y + z)/3, and unskew its
    // origin, t = (i + j + k)/6.
    let skew = (x + y + z) / 3
    var i = (x + skew).rounded(.down)
    var j = (y + skew).rounded(.down)
    var k = (z + skew).rounded(.down)
    let unskew = (i + j + k) / 6
    var dx = x - (i - unskew)
    var dy = y - (j - unskew)
    var dz = z - (k - unskew)
    var sum = Self.influence(dx, dy, dz, hash: Self.hash(i, j, k, seed))
    // Visit the other three corners along the axes in descending order of distance.
    var (first, second, third) = Self.axesByDistance(dx, dy, dz)
    for _ in 0..<3 {
      switch first {
      case 0:
        i += 1
        dx -= 1
      case 1:
        j += 1
        dy -= 1
      default:
        k += 1
        dz -= 1
      }
      dx += 1.0 / 6
      dy += 1.0 / 6
      dz += 1.0 / 6
      sum += Self.influence(dx, dy, dz, hash: Self.hash(i, j, k, seed))
      (first, second, third) = (second, third, first)
    }
    return sum * Self.scale
  }

  private static func axesByDistance(
    _ x: Double, _ y: Double, _ z: Double
  ) -> (Int, Int, Int) {
    if x >= y {
      if y >= z { return (0, 1, 2) }
      return x >= z ? (0, 2, 1) : (2, 0, 1)
    }
    if x >= z { return (1, 0, 2) }
    return y >= z ? (1, 2, 0) : (2, 1, 0)
  }

  /// The contribution of a corner at a distance d: (1/2 − d²)⁴ · (gradient · d).
  private static func influence(
    _ x: Double, _ y: Double, _ z: Double, hash: UInt64
  ) -> Double {
    let rest = 0.5 - (x * x + y * y + z * z)
    guard rest > 0 else { return 0 }
    let square = rest * rest
    return square * square * slope(x, y, z, hash: hash)
  }

  /// The dot product with one of the twelve edge directions of a cube.
  private static func slope(_ x: Double, _ y: Double, _ z: Double, hash: UInt64) -> Double {
    let (first, second): (Double, Double) =
      switch (hash >> 8) % 3 {
      case 0: (x, y)
      case 1: (y, z)
      default: (z, x)
      }
    return (hash & 1 == 0 ? first : -first) + (hash & 2 == 0 ? second : -second)
  }

  private static func hash(_ i: Double, _ j: Double, _ k: Double, _ seed: UInt64) -> UInt64 {
    func bits(_ number: Double) -> UInt64 { UInt64(bitPattern: Int64(number)) }
    return mixed(mixed(mixed(seed ^ bits(i)) ^ bits(j)) ^ bits(k))
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014) after an odd increment.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
