// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What was read of items, in the order of the frames.
///
/// A frame adds one entry for each item that moves. States are made of the entries when they are asked for.
struct ItemLog: Sendable {
  /// What was read of an item that had been read otherwise before.
  private struct Entry: Sendable {
    let item: Int32
    let frame: Int32
    /// The index of the way to the screen; -1 where nothing moves the item any more.
    let screen: Int32
    let reading: BodyReading
  }

  /// The items without their states.
  var items: [RecordedItem] = []
  private var entries: [Entry] = []
  /// The ways to the screen to which entries refer.
  private(set) var screens: [ScreenSpace] = []

  /// The number of entries.
  var entryCount: Int { entries.count }

  /// Adds a way to the screen; returns its index.
  mutating func add(_ screen: ScreenSpace) -> Int {
    screens.append(screen)
    return screens.count - 1
  }

  /// Appends what is read of an item.
  ///
  /// - Parameter screen: the index of the way to the screen; nil where nothing moves the item any more.
  mutating func append(_ reading: BodyReading, of item: Int, screen: Int?, at frame: Int) {
    entries.append(
      Entry(
        item: Int32(truncatingIfNeeded: item), frame: Int32(truncatingIfNeeded: frame),
        screen: Int32(truncatingIfNeeded: screen ?? -1), reading: reading))
  }

  /// The items with their states.
  func recordedItems() -> [RecordedItem] {
    // The entries of each item in a row: sorted by counting (Knuth, The Art of Computer Programming,
    // volume 3, section 5.2, algorithm D), so that each track is made at once, in memory of its size.
    var ends = [Int](repeating: 0, count: items.count + 1)
    for entry in entries { ends[Int(entry.item) + 1] += 1 }
    for index in items.indices { ends[index + 1] += ends[index] }
    var order = [Int](repeating: 0, count: entries.count)
    var next = ends
    for (number, entry) in entries.enumerated() {
      order[next[Int(entry.item)]] = number
      next[Int(entry.item)] += 1
    }
    return items.indices.map { index in
      var item = items[index]
      item.states = states(of: order[ends[index]..<ends[index + 1]], name: item.name)
      return item
    }
  }

  private func states(of numbers: ArraySlice<Int>, name: String) -> Track<DynamicItemState> {
    var track = Track<DynamicItemState>()
    track.reserveCapacity(numbers.count)
    var previous: DynamicItemState?
    var lastFrame = -1
    for number in numbers {
      let entry = entries[number]
      let frame = Int(entry.frame)
      let state =
        entry.screen < 0
        ? nil
        : DynamicItemState(entry.reading, name: name, screen: screens[Int(entry.screen)])
          .turned(near: previous?.angle ?? 0)
      if let state, let previous, frame > lastFrame {
        // Comparing the names, which are the same, would take longer than the rest.
        if !state.hasSameNumbers(as: previous) { track.append(state, at: frame) }
      } else {
        track.record(state, at: frame)
      }
      (previous, lastFrame) = (state, frame)
    }
    return track
  }
}

extension DynamicItemState {
  fileprivate func hasSameNumbers(as other: DynamicItemState) -> Bool {
    position == other.position && angle == other.angle && velocity == other.velocity
      && angularVelocity == other.angularVelocity && isAwake == other.isAwake
      && isAnchored == other.isAnchored
  }

  /// The state with full turns added, so that the angle goes on from the one before.
  fileprivate func turned(near previous: CGFloat) -> DynamicItemState {
    let turns = ((previous - angle) / (2 * .pi)).rounded()
    guard turns != 0 else { return self }
    return DynamicItemState(
      name: name, position: position, angle: angle + turns * 2 * .pi, velocity: velocity,
      angularVelocity: angularVelocity, isAwake: isAwake, isAnchored: isAnchored)
  }
}
