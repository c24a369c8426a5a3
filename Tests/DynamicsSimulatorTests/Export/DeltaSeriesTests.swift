// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Series of whole numbers as differences")
struct DeltaSeriesTests {
  @Test(
    "reading returns what was written",
    arguments: [
      [], [5], [5, 5, 5, 5], [0, 1, 2, 3], [9, 9, 9, 8, 8, 8, 8, 8, 8, 20, 20],
      [1, 1, 4, 4, 4, 9, -3, -3],
    ])
  func roundTrip(_ values: [Int]) throws {
    let series = DeltaSeries(values)
    #expect(series.values(frameCount: values.count) == values)
    let json = try JSONEncoder().encode([series])
    #expect(try JSONDecoder().decode([DeltaSeries].self, from: json) == [series])
  }

  @Test("a value that never changes has only a base")
  func constant() throws {
    let series = DeltaSeries([3, 3, 3, 3])
    #expect(series.base == 3)
    #expect(series.runs == nil)
    #expect(series.deltas == nil)
    #expect(try JSONEncoder().encode([series]) == Data("[3]".utf8))
  }

  @Test("a long rest between two movements costs nothing")
  func rest() {
    let values = [0, 1, 2] + [Int](repeating: 2, count: 500) + [3, 4]
    #expect(DeltaSeries(values).deltas == [1, 1, 1, 1])
  }

  @Test("rounding errors do not add up")
  func noDrift() {
    let values = (0..<1000).map { Double($0) / 3 }
    let read = DeltaSeries(values, unit: 0.01).values(frameCount: 1000)
    for (value, number) in zip(values, read) {
      #expect(abs(Double(number) * 0.01 - value) <= 0.005 + 1e-9)
    }
  }

  @Test("what is not finite becomes 0, and what is huge stays a number")
  func notFinite() {
    #expect(DeltaSeries.quantized(.nan, unit: 0.01) == 0)
    #expect(DeltaSeries.quantized(.infinity, unit: 0.01) == 0)
    #expect(DeltaSeries.quantized(1e300, unit: 0.01) == 1_000_000_000_000)
  }
}
