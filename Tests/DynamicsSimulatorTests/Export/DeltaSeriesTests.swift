// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Series of whole numbers, coded")
struct DeltaSeriesTests {
  @Test(
    "reading returns what was written",
    arguments: [
      [], [5], [5, 5, 5, 5], [0, 1, 2, 3], [9, 9, 9, 8, 8, 8, 8, 8, 8, 20, 20],
      [1, 1, 4, 4, 4, 9, -3, -3], [0, 1_000_000_000_000, -1_000_000_000_000, 0, 1],
    ])
  func roundTrip(_ values: [Int]) throws {
    let series = DeltaSeries(values)
    #expect(series.values(frameCount: values.count) == values)
    let json = try JSONEncoder().encode([series])
    #expect(try JSONDecoder().decode([DeltaSeries].self, from: json) == [series])
  }

  @Test("a value that never changes is a number")
  func constant() throws {
    let series = DeltaSeries([3, 3, 3, 3])
    #expect(series.base == 3)
    #expect(series.code == nil)
    #expect(try JSONEncoder().encode([series]) == Data("[3]".utf8))
  }

  @Test(
    "what is predicted costs at most the floor of a probability, 32/4096, and some bytes to learn",
    arguments: [
      // Rest; the same velocity; the same acceleration: free fall.
      { @Sendable (frame: Int) in frame < 3 ? frame : 3 },
      { @Sendable (frame: Int) in 700 - 31 * frame },
      { @Sendable (frame: Int) in 14 * frame * frame - 5000 },
    ])
  func predicted(_ law: @Sendable (Int) -> Int) {
    let frames = 2400
    let bits = -log2(1 - 32.0 / 4096) * Double(frames)
    // Base64 has six bits a character. Twenty bytes: the first values, and the ways to the floor.
    let bound = bits / 6 + 20 * 8 / 6
    #expect(Double(DeltaSeries((0..<frames).map(law)).weight) < bound)
  }

  @Test("noise costs its own bits, and at most one more each", arguments: [4, 6, 10])
  func noise(_ bits: Int) {
    var state: UInt64 = 1
    let values = (0..<2000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> (64 - UInt64(bits)))
    }
    // The difference of two even numbers of n bits has an entropy of n + 0.72 bits.
    let entropy = Double(bits) + 0.72
    let written = Double(DeltaSeries(values).weight) * 6 / 2000
    #expect(written < entropy + 1)
  }

  @Test("the text is the one that the web client's tests read")
  func shared() {
    #expect(DeltaSeries([0, 100, 200, 300, 400, 500, 495, 490, 485, -7]).code == "j4gEUIK2eJA")
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
