// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  // Arithmetic of short vectors in debug builds, for the reason and with the rounding of that of eight lanes: that of
  // the standard library takes five to ten times as long there.

  extension SIMD2<Double> {
    static func + (left: Self, right: Self) -> Self { Self(left[0] + right[0], left[1] + right[1]) }
    static func - (left: Self, right: Self) -> Self { Self(left[0] - right[0], left[1] - right[1]) }
    static func * (left: Self, right: Self) -> Self { Self(left[0] * right[0], left[1] * right[1]) }
    static func * (left: Double, right: Self) -> Self { Self(left * right[0], left * right[1]) }
    static func += (left: inout Self, right: Self) { left = left + right }
    static func -= (left: inout Self, right: Self) { left = left - right }
    func sum() -> Double { self[0] + self[1] }
  }

  extension SIMD3<Double> {
    static func + (left: Self, right: Self) -> Self {
      Self(left[0] + right[0], left[1] + right[1], left[2] + right[2])
    }

    static func - (left: Self, right: Self) -> Self {
      Self(left[0] - right[0], left[1] - right[1], left[2] - right[2])
    }

    static func * (left: Self, right: Self) -> Self {
      Self(left[0] * right[0], left[1] * right[1], left[2] * right[2])
    }

    static func * (left: Double, right: Self) -> Self {
      Self(left * right[0], left * right[1], left * right[2])
    }

    static func += (left: inout Self, right: Self) { left = left + right }
    static func -= (left: inout Self, right: Self) { left = left - right }
    func sum() -> Double { self[0] + self[1] + self[2] }
  }

  extension SIMD4<Float> {
    static func + (left: Self, right: Self) -> Self {
      Self(left[0] + right[0], left[1] + right[1], left[2] + right[2], left[3] + right[3])
    }

    static func - (left: Self, right: Self) -> Self {
      Self(left[0] - right[0], left[1] - right[1], left[2] - right[2], left[3] - right[3])
    }

    static func * (left: Float, right: Self) -> Self {
      Self(left * right[0], left * right[1], left * right[2], left * right[3])
    }
  }

  extension SIMD4<Int32> {
    static func & (left: Self, right: Self) -> Self {
      Self(left[0] & right[0], left[1] & right[1], left[2] & right[2], left[3] & right[3])
    }

    static func | (left: Self, right: Self) -> Self {
      Self(left[0] | right[0], left[1] | right[1], left[2] | right[2], left[3] | right[3])
    }

    static func ^ (left: Self, right: Self) -> Self {
      Self(left[0] ^ right[0], left[1] ^ right[1], left[2] ^ right[2], left[3] ^ right[3])
    }
  }
#endif
