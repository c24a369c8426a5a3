// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("Keyframes that follow from others are left out")
struct KeyframeReductionTests {
  @Test("two keyframes make a straight line")
  func straightLine() {
    let samples = (0..<100).map { [Double($0) * 3, 50 - Double($0)] }
    #expect(KeyframeReduction(tolerance: 0.01).indices(of: samples) == [0, 99])
  }

  @Test("no sample lies farther from its interpolation than the tolerance", arguments: [0.1, 1, 5])
  func tolerance(_ tolerance: Double) {
    let samples = (0..<181).map { frame in
      let time = Double(frame) / 60
      return [50 * time * time, frame < 90 ? 0 : 40]
    }
    let kept = KeyframeReduction(tolerance: tolerance).indices(of: samples)
    #expect(kept.first == 0)
    #expect(kept.last == 180)
    #expect(kept.count < samples.count / 2)
    for (start, end) in zip(kept, kept.dropFirst()) {
      for frame in start...end {
        let share = Double(frame - start) / Double(end - start)
        let error = zip(samples[frame], zip(samples[start], samples[end])).map { value, ends in
          value - (ends.0 + (ends.1 - ends.0) * share)
        }
        #expect(error.map { $0 * $0 }.reduce(0, +).squareRoot() <= tolerance + 1e-9)
      }
    }
  }

  @Test("short series stay as they are", arguments: [0, 1, 2])
  func short(_ count: Int) {
    let samples = (0..<count).map { [Double($0)] }
    #expect(KeyframeReduction(tolerance: 1).indices(of: samples) == Array(0..<count))
  }
}
