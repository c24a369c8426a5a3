// SPDX-License-Identifier: Apache-2.0

/// One number of each of eight constraints.
///
/// Eight lanes are two registers of the smallest vector unit of a desktop processor (SSE, NEON) and one
/// of the next (AVX); two registers hide the latency of one.
typealias Lanes = SIMD8<Float>

/// A choice per lane.
typealias LaneMask = SIMDMask<SIMD8<Int32>>

/// The number of lanes.
let laneCount = 8

/// The lanes of a block that have one of so many constraints.
@inline(__always)
func usedLanes(_ count: Int) -> LaneMask {
  SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7) .< SIMD8(repeating: Int32(truncatingIfNeeded: count))
}

// Lanes are selected with bit operations: the standard library's masked replacement, minimum and maximum
// run lane by lane.

/// The lanes of `first` where the mask is set, of `second` elsewhere.
@inline(__always)
func select(_ mask: LaneMask, _ first: Lanes, _ second: Lanes) -> Lanes {
  let left = unsafeBitCast(first, to: SIMD8<Int32>.self)
  let right = unsafeBitCast(second, to: SIMD8<Int32>.self)
  return unsafeBitCast(select(mask, left, right), to: Lanes.self)
}

#if !DEBUG
  /// The lanes of `first` where the mask is set, of `second` elsewhere.
  @inline(__always)
  func select(
    _ mask: LaneMask, _ first: SIMD8<Int32>, _ second: SIMD8<Int32>
  ) -> SIMD8<Int32> {
    // second ^ ((first ^ second) & mask) is first where all bits of the mask are set.
    second ^ ((first ^ second) & unsafeBitCast(mask, to: SIMD8<Int32>.self))
  }
#endif

/// The maximum of each lane; `second` where one is not a number.
@inline(__always)
func maximum(_ first: Lanes, _ second: Lanes) -> Lanes { select(first .> second, first, second) }

/// The minimum of each lane; `second` where one is not a number.
@inline(__always)
func minimum(_ first: Lanes, _ second: Lanes) -> Lanes { select(first .< second, first, second) }

/// Whether the mask is set in any lane.
@inline(__always)
func isAny(_ mask: LaneMask) -> Bool {
  // Four words of two lanes each; every lane of a mask is all ones or all zeros.
  let parts = unsafeBitCast(mask, to: (UInt64, UInt64, UInt64, UInt64).self)
  return parts.0 | parts.1 | parts.2 | parts.3 != 0
}

/// The square root of each lane.
@inline(__always)
func squareRoot(_ lanes: Lanes) -> Lanes {
  Lanes(
    lanes[0].squareRoot(), lanes[1].squareRoot(), lanes[2].squareRoot(), lanes[3].squareRoot(),
    lanes[4].squareRoot(), lanes[5].squareRoot(), lanes[6].squareRoot(), lanes[7].squareRoot())
}
