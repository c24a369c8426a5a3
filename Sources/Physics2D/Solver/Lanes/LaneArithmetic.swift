// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  // Arithmetic of eight lanes in debug builds.
  //
  // Without optimization the operators of the standard library run over the lanes in a loop that
  // checks every index: seven times as long as eight operations that are written out. The solver
  // does little else, so that these forms make debug builds (and with them the preview and the
  // tests) more than twice as fast. They round each lane as the standard library does: a test
  // compares them, and the golden hashes hold both builds to the same states. An optimized build
  // uses the vector instructions of the standard library.

  extension SIMD8<Float> {
    static func + (left: Self, right: Self) -> Self {
      Self(
        left[0] + right[0], left[1] + right[1], left[2] + right[2], left[3] + right[3],
        left[4] + right[4], left[5] + right[5], left[6] + right[6], left[7] + right[7])
    }

    static func - (left: Self, right: Self) -> Self {
      Self(
        left[0] - right[0], left[1] - right[1], left[2] - right[2], left[3] - right[3],
        left[4] - right[4], left[5] - right[5], left[6] - right[6], left[7] - right[7])
    }

    static func * (left: Self, right: Self) -> Self {
      Self(
        left[0] * right[0], left[1] * right[1], left[2] * right[2], left[3] * right[3],
        left[4] * right[4], left[5] * right[5], left[6] * right[6], left[7] * right[7])
    }

    static func / (left: Self, right: Self) -> Self {
      Self(
        left[0] / right[0], left[1] / right[1], left[2] / right[2], left[3] / right[3],
        left[4] / right[4], left[5] / right[5], left[6] / right[6], left[7] / right[7])
    }

    /// As in the standard library, 0 minus the lane, so that the negation of 0 is 0.
    static prefix func - (lanes: Self) -> Self { Self(repeating: 0) - lanes }

    static func + (left: Self, right: Float) -> Self { left + Self(repeating: right) }
    static func + (left: Float, right: Self) -> Self { Self(repeating: left) + right }
    static func += (left: inout Self, right: Self) { left = left + right }
    static func - (left: Self, right: Float) -> Self { left - Self(repeating: right) }
    static func - (left: Float, right: Self) -> Self { Self(repeating: left) - right }
    static func -= (left: inout Self, right: Self) { left = left - right }
    static func * (left: Self, right: Float) -> Self { left * Self(repeating: right) }
    static func * (left: Float, right: Self) -> Self { Self(repeating: left) * right }
    static func *= (left: inout Self, right: Self) { left = left * right }
    static func / (left: Self, right: Float) -> Self { left / Self(repeating: right) }
    static func / (left: Float, right: Self) -> Self { Self(repeating: left) / right }
    static func /= (left: inout Self, right: Self) { left = left / right }
  }

  extension SIMD8<Int32> {
    static func & (left: Self, right: Self) -> Self {
      Self(
        left[0] & right[0], left[1] & right[1], left[2] & right[2], left[3] & right[3],
        left[4] & right[4], left[5] & right[5], left[6] & right[6], left[7] & right[7])
    }

    static func | (left: Self, right: Self) -> Self {
      Self(
        left[0] | right[0], left[1] | right[1], left[2] | right[2], left[3] | right[3],
        left[4] | right[4], left[5] | right[5], left[6] | right[6], left[7] | right[7])
    }

    static func ^ (left: Self, right: Self) -> Self {
      Self(
        left[0] ^ right[0], left[1] ^ right[1], left[2] ^ right[2], left[3] ^ right[3],
        left[4] ^ right[4], left[5] ^ right[5], left[6] ^ right[6], left[7] ^ right[7])
    }
  }

  /// The lanes of `first` where the mask is set, of `second` elsewhere: two lanes at once, as words.
  func select(
    _ mask: LaneMask, _ first: SIMD8<Int32>, _ second: SIMD8<Int32>
  ) -> SIMD8<Int32> {
    typealias Words = (UInt64, UInt64, UInt64, UInt64)
    let bits = unsafeBitCast(mask, to: Words.self)
    let (left, right) = (
      unsafeBitCast(first, to: Words.self), unsafeBitCast(second, to: Words.self)
    )
    return unsafeBitCast(
      (
        right.0 ^ ((left.0 ^ right.0) & bits.0), right.1 ^ ((left.1 ^ right.1) & bits.1),
        right.2 ^ ((left.2 ^ right.2) & bits.2), right.3 ^ ((left.3 ^ right.3) & bits.3)
      ), to: SIMD8<Int32>.self)
  }
#endif
