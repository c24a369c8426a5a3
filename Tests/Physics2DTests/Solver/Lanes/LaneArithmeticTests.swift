// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  import Testing

  @testable import Physics2D

  @Suite("Arithmetic of lanes in debug builds")
  struct LaneArithmeticTests {
    /// Ordinary numbers, both zeros, the smallest and the largest, infinity and what is no number.
    private static let numbers: [Float] = [
      0, -0.0, 1, -1.5, 0.1, .leastNormalMagnitude / 8, -7e30, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
      .infinity,
      -.infinity, .nan, 1 / 3, 16_777_215, -2.5e-3, .pi,
    ]

    /// Eight of the numbers from a place on, every stride-th.
    private static func lanes(from start: Int, every stride: Int) -> SIMD8<Float> {
      var lanes = SIMD8<Float>()
      for lane in 0..<8 { lanes[lane] = numbers[(start + lane * stride) % numbers.count] }
      return lanes
    }

    // Inside of a generic function the operators are the standard library's.

    private static func library<Wide: SIMD>(_ left: Wide, _ right: Wide) -> [Wide]
    where Wide.Scalar: FloatingPoint {
      [
        left + right, left - right, left * right, left / right, -left, left + right[0],
        left[0] + right, left - right[0], left[0] - right, left * right[0], left[0] * right,
        left / right[0], left[0] / right,
      ]
    }

    private static func library<Wide: SIMD>(_ left: Wide, _ right: Wide) -> [Wide]
    where Wide.Scalar: FixedWidthInteger {
      [left & right, left | right, left ^ right]
    }

    private static func own(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> [SIMD8<Float>] {
      [
        left + right, left - right, left * right, left / right, -left, left + right[0],
        left[0] + right, left - right[0], left[0] - right, left * right[0], left[0] * right,
        left / right[0], left[0] / right,
      ]
    }

    private static func changed(_ left: SIMD8<Float>, _ right: SIMD8<Float>) -> [SIMD8<Float>] {
      var results = [left, left, left, left]
      results[0] += right
      results[1] -= right
      results[2] *= right
      results[3] /= right
      return results
    }

    /// Bits, so that zeros differ by their sign, and what is no number equals itself.
    private static func bits(_ lanes: [SIMD8<Float>]) -> [[UInt32]] {
      lanes.map { lanes in (0..<8).map { lanes[$0].isNaN ? .max : lanes[$0].bitPattern } }
    }

    @Test("every lane is rounded as the standard library rounds it", arguments: 0..<16)
    func floats(start: Int) {
      for stride in 1..<16 {
        let left = Self.lanes(from: start, every: 1)
        let right = Self.lanes(from: start + stride, every: stride)
        let expected = Self.bits(Self.library(left, right))
        #expect(Self.bits(Self.own(left, right)) == expected)
        #expect(Self.bits(Self.changed(left, right)) == Array(expected[..<4]))
      }
    }

    @Test("bits are combined as in the standard library")
    func bits() {
      let left = SIMD8<Int32>(0, -1, 1, .max, .min, 0x0f0f, -12_345, 6)
      let right = SIMD8<Int32>(-1, -1, 3, 0x5555, .max, 0x00ff, 77, 0)
      #expect([left & right, left | right, left ^ right] == Self.library(left, right))
    }

    @Test("lanes are selected as in the standard library")
    func selection() {
      let (left, right) = (Self.lanes(from: 1, every: 3), Self.lanes(from: 2, every: 5))
      for bits in 0..<256 {
        let mask =
          SIMD8<Int32>(1, 2, 4, 8, 16, 32, 64, 128) & SIMD8(repeating: Int32(bits)) .!= SIMD8()
        let expected = right.replacing(with: left, where: mask)
        #expect(Self.bits([select(mask, left, right)]) == Self.bits([expected]))
      }
    }
  }
#endif
