// SPDX-License-Identifier: Apache-2.0

/// A whole number for every frame, kept as the differences from frame to frame.
///
/// Stretches without change cost nothing, and the differences of a smooth motion are short. What never
/// changes is encoded as a number.
struct DeltaSeries: Equatable {
  /// The value of frame 0.
  let base: Int

  /// Pairs: the first frame of a stretch of changes, and how many frames it has.
  let runs: [Int]?

  /// The differences of all stretches, one for each frame in them.
  let deltas: [Int]?

  /// Two frames without change are cheaper to write down than a new stretch.
  private static let minimumGap = 3

  /// Notes the values of all frames.
  init(_ values: [Int]) {
    base = values.first ?? 0
    var runs: [(start: Int, deltas: [Int])] = []
    for frame in values.indices.dropFirst() {
      let delta = values[frame] - values[frame - 1]
      guard delta != 0 else { continue }
      if let last = runs.last, frame - (last.start + last.deltas.count) < Self.minimumGap {
        let gap = frame - (last.start + last.deltas.count)
        runs[runs.count - 1].deltas += [Int](repeating: 0, count: gap) + [delta]
      } else {
        runs.append((frame, [delta]))
      }
    }
    self.runs = runs.isEmpty ? nil : runs.flatMap { [$0.start, $0.deltas.count] }
    deltas = runs.isEmpty ? nil : runs.flatMap(\.deltas)
  }

  /// Notes numbers in a unit: 0.01 keeps two decimals.
  ///
  /// What is not finite counts as 0.
  init(_ values: [Double], unit: Double) {
    self.init(values.map { Self.quantized($0, unit: unit) })
  }

  /// A number as a whole multiple of a unit.
  static func quantized(_ value: Double, unit: Double) -> Int {
    let multiple = (value / unit).rounded()
    // Far outside any screen; the bound keeps the conversion to a whole number defined.
    return multiple.isFinite ? Int(min(max(multiple, -1e12), 1e12)) : 0
  }

  /// The value of every frame.
  func values(frameCount: Int) -> [Int] {
    var changes = [Int](repeating: 0, count: frameCount)
    var next = 0
    let runs = runs ?? []
    for pair in stride(from: 0, to: runs.count - 1, by: 2) {
      for offset in 0..<runs[pair + 1] {
        if let deltas, next < deltas.count, runs[pair] + offset < frameCount {
          changes[runs[pair] + offset] = deltas[next]
        }
        next += 1
      }
    }
    var value = base
    return changes.map { change in
      value += change
      return value
    }
  }
}

extension DeltaSeries: Codable {
  private enum CodingKeys: CodingKey {
    case base, runs, deltas
  }

  init(from decoder: any Decoder) throws {
    if let constant = try? decoder.singleValueContainer().decode(Int.self) {
      (base, runs, deltas) = (constant, nil, nil)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    base = try container.decode(Int.self, forKey: .base)
    runs = try container.decodeIfPresent([Int].self, forKey: .runs)
    deltas = try container.decodeIfPresent([Int].self, forKey: .deltas)
  }

  func encode(to encoder: any Encoder) throws {
    guard let runs, let deltas else {
      var container = encoder.singleValueContainer()
      return try container.encode(base)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .base)
    try container.encode(runs, forKey: .runs)
    try container.encode(deltas, forKey: .deltas)
  }
}
