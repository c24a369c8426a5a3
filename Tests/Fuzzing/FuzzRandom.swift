// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A seeded source of random numbers, equal on every platform, with the numbers that a fuzzer wants:
/// ordinary ones, and those at which code breaks.
package struct FuzzRandom {
  private var source: SplitMix64

  package init(seed: UInt64) { source = SplitMix64(seed: seed) }

  package mutating func next() -> UInt64 { source.next() }

  /// From 0 up to, but without, a number.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

  /// Whether something happens that does once in so many times.
  mutating func once(in count: Int) -> Bool { index(below: count) == 0 }

  /// From 0 to 1.
  mutating func fraction() -> Double { source.fraction() }

  /// Evenly from a range.
  mutating func number(in range: ClosedRange<Double>) -> Double { source.number(in: range) }

  mutating func element<Element>(of list: [Element]) -> Element { list[index(below: list.count)] }

  private static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, .leastNormalMagnitude, -0.0, 1e-30, 1e-9, 1e7, -1e7, 1.00001e7, 1e12,
    1e20,
    -1e20, 3.4e38, 1e39,
  ]

  /// Mostly an ordinary number of some size, now and then an extreme one.
  mutating func number(_ size: Double = 300) -> Double {
    switch index(below: 16) {
    case 0: element(of: Self.extremes)
    case 1: 0
    case 2: number(in: -50 * size...50 * size)
    case 3: number(in: -0.01...0.01)
    default: number(in: -size...size)
    }
  }

  /// Like `number(_:)`, but not negative.
  mutating func magnitude(_ size: Double) -> Double {
    let value = number(size)
    return value < 0 && !once(in: 20) ? -value : value
  }
}
