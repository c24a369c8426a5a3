// SPDX-License-Identifier: Apache-2.0

/// Keeps the few samples from which the others follow by linear interpolation.
///
/// The method is that of Ramer (1972) and of Douglas and Peucker (1973), with the error measured at
/// equal times instead of at right angles, because a player interpolates in time.
struct KeyframeReduction {
  /// The greatest distance between a sample and its interpolation, in the samples' unit.
  let tolerance: Double

  /// The numbers of the samples to keep, in order; the first and the last are always among them.
  func indices(of samples: [[Double]]) -> [Int] {
    guard samples.count > 2 else { return Array(samples.indices) }
    var keeps = [Bool](repeating: false, count: samples.count)
    keeps[0] = true
    keeps[samples.count - 1] = true
    var spans = [(0, samples.count - 1)]
    while let (start, end) = spans.popLast() {
      guard let maximumCoordinate = maximumCoordinate(from: start, to: end, in: samples) else {
        continue
      }
      keeps[maximumCoordinate] = true
      spans.append((start, maximumCoordinate))
      spans.append((maximumCoordinate, end))
    }
    return keeps.indices.filter { keeps[$0] }
  }

  private func maximumCoordinate(from start: Int, to end: Int, in samples: [[Double]]) -> Int? {
    var maximumCoordinate: Int?
    var greatest = tolerance * tolerance
    for number in (start + 1)..<max(end, start + 1) {
      let share = Double(number - start) / Double(end - start)
      var error = 0.0
      for (dimension, value) in samples[number].enumerated() {
        let first = samples[start][dimension]
        let difference = value - (first + (samples[end][dimension] - first) * share)
        error += difference * difference
      }
      if error > greatest {
        greatest = error
        maximumCoordinate = number
      }
    }
    return maximumCoordinate
  }
}
