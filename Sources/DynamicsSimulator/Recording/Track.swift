// SPDX-License-Identifier: Apache-2.0

/// A value over the frames of a recording, kept as its changes: each holds up to the next.
package struct Track<Value: Sendable & Codable & Equatable>: Sendable, Codable, Equatable {
  /// The value from a frame on; nil where there is none, as for a view outside the tree.
  package struct Change: Sendable, Codable, Equatable {
    package let frame: Int
    package let value: Value?
  }

  /// The changes in the order of their frames.
  package private(set) var changes: [Change] = []

  package init() {}

  /// Reads changes, whose frames have to ascend from 0: what reads them relies on it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    changes = try container.decode([Change].self, forKey: .changes)
    let frames = changes.map(\.frame)
    guard frames.allSatisfy({ $0 >= 0 }), zip(frames, frames.dropFirst()).allSatisfy(<) else {
      throw DecodingError.dataCorruptedError(
        forKey: .changes, in: container,
        debugDescription: "The frames of the changes do not ascend from 0.")
    }
  }

  /// Makes room for changes.
  mutating func reserveCapacity(_ count: Int) { changes.reserveCapacity(count) }

  /// Appends a value that is known to be another one than the last, at a later frame.
  mutating func append(_ value: Value?, at frame: Int) {
    changes.append(Change(frame: frame, value: value))
  }

  /// The value after the last change.
  package var last: Value? { changes.last?.value }

  /// Records the value of a frame, which must not be earlier than the last recorded frame.
  ///
  /// - Returns: Whether the value is another one than before.
  @discardableResult
  package mutating func record(_ value: Value?, at frame: Int) -> Bool {
    guard let last = changes.indices.last else {
      if value != nil { changes.append(Change(frame: frame, value: value)) }
      return value != nil
    }
    if changes[last].value == value { return false }
    if changes[last].frame == frame { changes.removeLast() }
    changes.append(Change(frame: frame, value: value))
    return true
  }

  /// Discards the values that no frame from a given one on has.
  mutating func discardHistory(before frame: Int) {
    let current = count(upTo: frame)
    if current > 1 { changes.removeFirst(current - 1) }
  }

  /// The value at a frame; nil before the first change.
  package subscript(frame: Int) -> Value? { change(at: frame)?.value }

  /// The change that holds at a frame; nil before the first one.
  package func change(at frame: Int) -> Change? {
    let count = count(upTo: frame)
    return count == 0 ? nil : changes[count - 1]
  }

  /// The frame of the change that holds at a frame; nil before the first one, and where there is no value.
  func frame(ofChangeAt frame: Int) -> Int? {
    let count = count(upTo: frame)
    return count == 0 || changes[count - 1].value == nil ? nil : changes[count - 1].frame
  }

  /// The number of changes at a frame and before it.
  private func count(upTo frame: Int) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The value of every frame from 0 up to `frameCount`.
  package func values(frameCount: Int) -> [Value?] {
    var values = [Value?](repeating: nil, count: frameCount)
    for (number, change) in changes.enumerated() where change.frame < frameCount {
      let end = number + 1 < changes.count ? min(changes[number + 1].frame, frameCount) : frameCount
      for frame in change.frame..<end { values[frame] = change.value }
    }
    return values
  }

  /// The track without values in the frames in which another one is true.
  package func without(_ hidden: Track<Bool>) -> Track {
    var rest = Track()
    for frame in Set((changes.map(\.frame) + hidden.changes.map(\.frame))).sorted() {
      rest.record(hidden[frame] == true ? nil : self[frame], at: frame)
    }
    return rest
  }

  /// A track of something derived from this one's values.
  package func map<Derived>(_ derive: (Value) -> Derived?) -> Track<Derived> {
    var derived = Track<Derived>()
    for change in changes { derived.record(change.value.flatMap(derive), at: change.frame) }
    return derived
  }
}
