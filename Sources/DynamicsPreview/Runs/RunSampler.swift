// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// Values of every frame at first, of every other one when there are too many, and so on.
struct SparseSamples<Value> {
  private(set) var interval = 1
  private var samples: [(frame: Int, value: Value, weight: Int)] = []
  private var last: (frame: Int, value: Value)?
  private var weight = 0
  private let maximumWeight: Int

  init(maximumWeight: Int) {
    self.maximumWeight = maximumWeight
  }

  /// Adds the value of a frame; frames ascend from 0.
  mutating func add(_ value: Value, weight added: Int = 1, at frame: Int) {
    last = (frame, value)
    guard frame % interval == 0 else { return }
    samples.append((frame, value, added))
    weight += added
    while weight > maximumWeight, samples.count > 2 {
      interval *= 2
      samples.removeAll { $0.frame % interval != 0 }
      weight = samples.reduce(0) { $0 + $1.weight }
    }
  }

  /// The values at all multiples of the interval, and at the last frame.
  var values: [Value] {
    let kept = samples.map(\.value)
    guard let last, last.frame % interval != 0 else { return kept }
    return kept + [last.value]
  }
}

/// Collects what the file of a run has of its states.
struct RunSampler {
  /// The maximum number of hashes: two minutes of frames.
  static let maximumHashes = 7200
  /// The maximum number of states of items, which are most of a file: about 300 KB.
  static let maximumStates = 10_000

  private var hashSamples = SparseSamples<UInt64>(maximumWeight: maximumHashes)
  private var itemSamples = SparseSamples<[DynamicItemState]>(maximumWeight: maximumStates)

  /// Adds the present of a simulator.
  @MainActor
  mutating func add(_ simulator: Simulator, at frame: Int) {
    hashSamples.add(simulator.stateHash, at: frame)
    let states = simulator.itemStates
    itemSamples.add(states, weight: states.count, at: frame)
  }

  var hashes: SavedRun.Hashes {
    SavedRun.Hashes(interval: hashSamples.interval, values: hashSamples.values.map(\.savedHash))
  }

  var positions: SavedRun.Positions {
    let samples = itemSamples.values
    var items: [SavedRun.Positions.Item] = []
    var indices: [String: Int] = [:]
    for (sample, states) in samples.enumerated() {
      for state in states {
        let index = indices[state.name] ?? items.count
        if index == items.count {
          indices[state.name] = index
          items.append(SavedRun.Positions.Item(name: state.name))
        }
        // Two animators may move one item; the first counts.
        guard items[index].x.count <= sample else { continue }
        let missing = [Double?](repeating: nil, count: sample - items[index].x.count)
        items[index].x += missing + [Double(state.position.x).savedPosition]
        items[index].y += missing + [Double(state.position.y).savedPosition]
        items[index].angle += missing + [Double(state.angle).savedPosition]
      }
    }
    for index in items.indices {
      let missing = [Double?](repeating: nil, count: samples.count - items[index].x.count)
      items[index].x += missing
      items[index].y += missing
      items[index].angle += missing
    }
    return SavedRun.Positions(interval: itemSamples.interval, items: items)
  }
}

extension Double {
  /// The number to four decimals, as positions are saved; nil if it is not finite.
  fileprivate var savedPosition: Double? { isFinite ? (self * 1e4).rounded() / 1e4 : nil }
}
