// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the dynamic items of all animators, and what else the animators hold.
///
/// Of an item that moves, a frame costs a comparison of what the engine has and one entry at the end of a
/// list; states are made of the entries when the recording is finished.
@MainActor
struct ItemRecorder {
  private(set) var xray = RecordedXRay()

  /// The items without their states.
  private var items: [RecordedItem] = []
  /// What is known of each item since the last frame.
  private var states: [ItemState] = []
  /// What was read of items, in the order of the frames.
  private var entries: [Entry] = []
  /// The ways to the screen to which entries refer.
  private var screens: [ScreenSpace] = []

  /// The indices of the items by the numbers of their names; -1 for what is no item.
  private var indices: [Int] = []
  /// The items that the last frame visited, in its order, which nearly always stays the same.
  private var visited: [(identity: ItemBody.Identity, index: Int)] = []
  /// The animators' ways to the screen in the last frame, as indices of ``screens``.
  private var shownScreens: [Int] = []

  /// What each animator held when it was captured last; see `UIDynamicAnimator.debugInterval`.
  private var held: [ObjectIdentifier: XRayMoment] = [:]

  /// The number of items that were looked up by their names, because they were visited in another
  /// place of the order than in the frame before.
  private(set) var lookupCount = 0

  /// The number of readings that are kept.
  var entryCount: Int { entries.count }

  /// What was read of an item that had been read otherwise before; nil where nothing moves it any more.
  private struct Entry {
    let item: Int32
    let frame: Int32
    let screen: Int32
    let reading: BodyReading?
  }

  private struct ItemState {
    var lastSeen = -1
    var reading: BodyReading?
    var screen = 0
    /// The outlines that were recorded last, as the animator holds them; kept, so that the same
    /// memory means the same outlines.
    var shape: [[CGPoint]]?
    var isPulled = false

    /// Notes what is read in a frame; returns whether it is something new.
    mutating func note(_ reading: BodyReading, screen: Int, frame: Int) -> Bool {
      lastSeen = frame
      if self.reading == reading, self.screen == screen { return false }
      self.reading = reading
      self.screen = screen
      return true
    }
  }

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    var moment = XRayMoment()
    var place = 0
    simulator.names.inOneSearch {
      for (number, animator) in simulator.animators.alive.enumerated() {
        let screen = ScreenSpace(of: animator, in: simulator.window)
        let screenIndex = index(of: screen, ofAnimator: number)
        animator.forEachBody { body in
          let index = index(of: body, at: place, names: simulator.names)
          place += 1
          record(body, index, screen: screenIndex, at: frame)
        }
        moment.add(self.moment(of: animator, screen: screen, at: frame, size: simulator.size))
      }
    }
    for index in states.indices where states[index].lastSeen != frame {
      guard states[index].reading != nil else { continue }
      states[index].reading = nil
      append(nil, of: index, at: frame)
    }
    xray.boundaries.record(moment.boundaries, at: frame)
    xray.contacts.record(moment.contacts, at: frame)
    xray.joints.record(moment.joints, at: frame)
    xray.arrows.record(moment.arrows, at: frame)
  }

  private mutating func record(_ body: ItemBody, _ index: Int, screen: Int, at frame: Int) {
    if states[index].note(body.reading, screen: screen, frame: frame) {
      append(body.reading, of: index, at: frame)
    }
    let pull = body.fieldAcceleration == .zero ? nil : body.overlay.pull(on: screens[screen])
    if pull != nil || states[index].isPulled {
      states[index].isPulled = pull != nil
      items[index].pulls.record(pull, at: frame)
    }
    let shape = body.shape
    guard states[index].shape?.isSameMemory(as: shape) != true else { return }
    states[index].shape = shape
    let outlines = body.overlay.localOutlines
    if !outlines.isClose(to: items[index].outlines.last) {
      items[index].outlines.record(outlines, at: frame)
    }
  }

  private mutating func append(_ reading: BodyReading?, of index: Int, at frame: Int) {
    entries.append(
      Entry(
        item: Int32(index), frame: Int32(frame), screen: Int32(states[index].screen),
        reading: reading))
  }

  /// The index of a visited item, which is added at its first frame.
  ///
  /// - Parameter place: the number of items that were visited before it in this frame.
  private mutating func index(of body: ItemBody, at place: Int, names: ItemNames) -> Int {
    let identity = body.identity
    if place < visited.count, visited[place].identity == identity { return visited[place].index }
    lookupCount += 1
    let index = index(of: body.item, names: names)
    if place < visited.count {
      visited[place] = (identity, index)
    } else {
      visited.append((identity, index))
    }
    return index
  }

  private mutating func index(of item: any UIDynamicItem, names: ItemNames) -> Int {
    let number = names.number(of: item)
    while indices.count <= number { indices.append(-1) }
    if indices[number] >= 0 { return indices[number] }
    indices[number] = items.count
    items.append(RecordedItem(name: names.name(of: item)))
    states.append(ItemState())
    return indices[number]
  }

  private mutating func index(of screen: ScreenSpace, ofAnimator number: Int) -> Int {
    if number < shownScreens.count, screens[shownScreens[number]] == screen {
      return shownScreens[number]
    }
    screens.append(screen)
    let index = screens.count - 1
    if number < shownScreens.count {
      shownScreens[number] = index
    } else {
      shownScreens.append(index)
    }
    return index
  }

  // MARK: Finishing

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
      let state = entry.reading.map {
        DynamicItemState($0, name: name, screen: screens[Int(entry.screen)])
          .turned(near: previous?.angle ?? 0)
      }
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

  // MARK: What animators hold besides

  /// What an animator holds, or held when it was last due to be captured.
  private mutating func moment(
    of animator: UIDynamicAnimator, screen: ScreenSpace, at frame: Int, size: CGSize
  ) -> XRayMoment {
    let interval = animator.debugEnabled ? animator.debugInterval : 1
    let identifier = ObjectIdentifier(animator)
    if let last = held[identifier], frame % interval != 0 { return last }
    var moment = XRayMoment()
    moment.add(animator.overlayWithoutBodies(), screen: screen, size: size)
    held[identifier] = moment
    return moment
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

extension [[CGPoint]] {
  /// Whether the outlines differ by no more than turning there and back loses.
  fileprivate func isClose(to other: [[CGPoint]]?) -> Bool {
    guard let other, count == other.count else { return false }
    // Loops over indices: in debug builds an iterator over joined outlines costs as much as the
    // step that moved them.
    for (outline, known) in zip(self, other) {
      guard outline.count == known.count else { return false }
      for index in outline.indices {
        let point = outline[index]
        let before = known[index]
        guard abs(point.x - before.x) < 0.1, abs(point.y - before.y) < 0.1 else { return false }
      }
    }
    return true
  }
}
