// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Motion series")
struct MotionSeriesTests {
  @Test(
    "a value between two samples is linear, and there is none outside",
    arguments: [
      (-0.1, nil), (0, 10), (0.5, 15), (1, 20), (2.5, -2.5), (3, -10), (3.000_000_5, -10),
      (3.1, nil),
    ] as [(Double, Double?)])
  func interpolation(time: Double, expected: Double?) throws {
    let series = MotionSeries(times: [0, 1, 3], values: [10, 20, -10])
    guard let expected else { return #expect(series.value(at: time) == nil) }
    #expect(abs(try #require(series.value(at: time)) - expected) < 1e-12)
  }

  @Test("samples that are not finite or not later than the last are left out")
  func invalidSamples() {
    let series = MotionSeries(times: [0, 0, 1, .nan, 2, 3], values: [1, 2, 3, 4, .infinity, 5])
    #expect(series.times == [0, 1, 3])
    #expect(series.values == [1, 3, 5])
    #expect(MotionSeries().value(at: 0) == nil)
    #expect(MotionSeries().maximum == nil)
  }

  @Test(
    "the maximum of a sampled cosine is exact within (ωh)⁴/42, and its time within a tenth of h",
    arguments: [0.1, 0.3, 0.5], stride(from: -0.5, through: 0.5, by: 0.125).map { $0 })
  func maximum(step: Double, offset: Double) throws {
    let times = (-6...6).map { (Double($0) + offset) * step }
    let series = MotionSeries(times: times, values: times.map { 7 * cos($0) })
    let maximum = try #require(series.maximum)
    #expect(abs(maximum.value - 7) < 7 * pow(step, 4) / 42)
    #expect(abs(maximum.time) < step / 10)
    let minimum = try #require(series.map { -$0 }.minimum)
    #expect(minimum.value == -maximum.value && minimum.time == maximum.time)
  }

  @Test("the maximum of a series that ends while it rises is its last sample")
  func maximumAtEnd() throws {
    let series = MotionSeries(times: [0, 1, 2], values: [1, 2, 4])
    #expect(try #require(series.maximum) == (2, 4))
    #expect(series.extent == 3)
  }
}
