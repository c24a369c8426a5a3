// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What was read of items, in the order of the frames.
///
/// A frame adds one entry for each item that moves. States are made of the entries when they are asked for.
struct ItemLog: Sendable {
  /// The items without their states.
  var items: [RecordedItem] = []
  /// What was read of the items.
  var readings = ReadingLog()
  /// The ways to the screen to which entries refer.
  private(set) var screens: [ScreenSpace] = []

  /// Adds an item of which nothing has been read.
  mutating func add(_ item: RecordedItem) {
    items.append(item)
    readings.addItem()
  }

  /// Adds a way to the screen; returns its index.
  mutating func add(_ screen: ScreenSpace) -> Int {
    screens.append(screen)
    return screens.count - 1
  }

  /// The items with their states.
  ///
  /// - Parameter entries: what was read of them.
  func recordedItems(_ entries: [ReadingLog.Entry]) -> [RecordedItem] {
    // The entries of each item in a row: sorted by counting (Knuth, The Art of Computer Programming,
    // volume 3, section 5.2, algorithm D), so that each track is made at once, in memory of its size.
    var ends = [Int](repeating: 0, count: items.count + 1)
    for entry in entries { ends[entry.item + 1] += 1 }
    for index in items.indices { ends[index + 1] += ends[index] }
    var order = [Int](repeating: 0, count: entries.count)
    var next = ends
    for (number, entry) in entries.enumerated() {
      order[next[entry.item]] = number
      next[entry.item] += 1
    }
    return items.indices.map { index in
      var item = items[index]
      let own = order[ends[index]..<ends[index + 1]].lazy.map { entries[$0] }
      item.states = states(own, name: item.name)
      return item
    }
  }

  private func states(
    _ entries: some Collection<ReadingLog.Entry>, name: String
  ) -> Track<DynamicItemState> {
    var track = Track<DynamicItemState>()
    track.reserveCapacity(entries.count)
    var previous: DynamicItemState?
    var lastFrame = -1
    for entry in entries {
      let frame = entry.frame
      let state =
        entry.screen < 0
        ? nil
        : DynamicItemState(entry.reading, name: name, screen: screens[entry.screen])
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
