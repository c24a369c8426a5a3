// SPDX-License-Identifier: Apache-2.0

#if DEBUG
  import Testing

  @testable import Physics2D

  @Suite("Arithmetic of short vectors and flags in debug builds")
  struct VectorArithmeticTests {
    /// Numbers whose sums and products are rounded, zeros, and those that are not finite.
    private static let numbers: [Double] = [
      0, -0.0, 1 / 3, -1.5, 0.1, .leastNonzeroMagnitude, -7e300, .greatestFiniteMagnitude,
      .infinity, .nan, 16_777_215, -2.5e-3, .pi,
    ]

    private static func vector<Wide: SIMD>(_ start: Int, _ stride: Int) -> Wide
    where Wide.Scalar: BinaryFloatingPoint {
      var vector = Wide()
      for lane in 0..<Wide.scalarCount {
        vector[lane] = Wide.Scalar(numbers[(start + lane * stride) % numbers.count])
      }
      return vector
    }

    // Inside of a generic function the operators are the standard library's.

    private static func library<Wide: SIMD>(_ left: Wide, _ right: Wide) -> [Wide]
    where Wide.Scalar: FloatingPoint {
      [left + right, left - right, left[0] * right, left * right, Wide(repeating: left.sum())]
    }

    private static func library<Wide: SIMD>(_ left: Wide, _ right: Wide) -> [Wide]
    where Wide.Scalar: FixedWidthInteger {
      [left & right, left | right, left ^ right]
    }

    /// The positions of the bits.
    ///
    /// The standard library's operations are no comparison: flags have those of the engine in generic functions, too.
    private static func positions<Flags: OptionSet>(_ flags: Flags) -> Set<Int>
    where Flags.RawValue: BinaryInteger {
      Set((0..<8).filter { flags.rawValue >> $0 & 1 == 1 })
    }

    /// Bits, so that zeros differ by their sign, and what is no number equals itself.
    private static func bits<Wide: SIMD>(_ vectors: [Wide]) -> [[UInt64]]
    where Wide.Scalar: BinaryFloatingPoint {
      vectors.map { vector in
        vector.indices.map { vector[$0].isNaN ? .max : Double(vector[$0]).bitPattern }
      }
    }

    @Test("every number is rounded as the standard library rounds it", arguments: 0..<13)
    func rounding(start: Int) {
      for stride in 1..<13 {
        let (a, b): (SIMD2<Double>, SIMD2<Double>) = (
          Self.vector(start, 1), Self.vector(start + stride, stride)
        )
        var (sum, difference) = (a, a)
        sum += b
        difference -= b
        let pairs = Self.bits(Self.library(a, b))
        #expect(Self.bits([a + b, a - b, a[0] * b, a * b, SIMD2(repeating: a.sum())]) == pairs)
        #expect(Self.bits([sum, difference]) == Array(pairs[..<2]))
        expectTriples(start, stride)
        let (e, f): (SIMD4<Float>, SIMD4<Float>) = (
          Self.vector(start, 1), Self.vector(start + stride, stride)
        )
        #expect(Self.bits([e + f, e - f, e[0] * f]) == Array(Self.bits(Self.library(e, f))[..<3]))
      }
    }

    private func expectTriples(_ start: Int, _ stride: Int) {
      let (c, d): (SIMD3<Double>, SIMD3<Double>) = (
        Self.vector(start, 1), Self.vector(start + stride, stride)
      )
      var (sum, difference) = (c, c)
      sum += d
      difference -= d
      let triples = Self.bits(Self.library(c, d))
      #expect(Self.bits([c + d, c - d, c[0] * d, c * d, SIMD3(repeating: c.sum())]) == triples)
      #expect(Self.bits([sum, difference]) == Array(triples[..<2]))
    }

    @Test("bits are combined as in the standard library")
    func bits() {
      let left = SIMD4<Int32>(0, -1, .max, 0x0f0f)
      let right = SIMD4<Int32>(-1, 3, .min, 0x00ff)
      #expect([left & right, left | right, left ^ right] == Self.library(left, right))
    }

    @Test("flags are combined as sets of their bits", arguments: 0..<8 as Range<UInt8>)
    func flags(bits: UInt8) {
      for others in 0..<8 as Range<UInt8> {
        let (a, b) = (BodyFlags(rawValue: bits), BodyFlags(rawValue: others))
        let (c, d) = (ShapeFlags(rawValue: UInt16(bits)), ShapeFlags(rawValue: UInt16(others)))
        let (p, q) = (Self.positions(a), Self.positions(b))
        var (inserted, removed, added, taken) = (a, a, c, c)
        inserted.insert(b)
        removed.remove(b)
        added.insert(d)
        taken.remove(d)
        let expected = [p.union(q), p.intersection(q), p.union(q), p.subtracting(q)]
        #expect([a.union(b), a.intersection(b), inserted, removed].map(Self.positions) == expected)
        #expect([c.union(d), c.intersection(d), added, taken].map(Self.positions) == expected)
        let answers = [p.isSuperset(of: q), p.isSuperset(of: q), p.isDisjoint(with: q)]
        #expect([a.contains(b), a.isSuperset(of: b), a.isDisjoint(with: b)] == answers)
        #expect([c.contains(d), c.isSuperset(of: d), c.isDisjoint(with: d)] == answers)
      }
    }
  }
#endif
