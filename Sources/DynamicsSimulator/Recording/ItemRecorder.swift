// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the dynamic items of all animators, and what else the animators hold.
@MainActor
struct ItemRecorder {
  private(set) var items: [RecordedItem] = []
  private(set) var xray = RecordedXRay()

  /// What is known of each item since the last frame.
  private var states: [ItemState] = []
  /// The indices of the items by the numbers of their names; -1 for what is no item.
  private var indices: [Int] = []

  /// What each animator held when it was captured last; see `UIDynamicAnimator.debugInterval`.
  private var held: [ObjectIdentifier: XRayMoment] = [:]

  private struct ItemState {
    var lastSeen: Int
    /// The outlines that were recorded last, as the animator holds them; kept, so that the same
    /// memory means the same outlines.
    var shape: [[CGPoint]]?
  }

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    var moment = XRayMoment()
    simulator.names.inOneSearch {
      for animator in simulator.animators.alive {
        let screen = ScreenSpace(of: animator, in: simulator.window)
        for (item, body) in animator.overlayBodies() {
          record(body, of: item, names: simulator.names, screen: screen, at: frame)
        }
        moment.add(self.moment(of: animator, screen: screen, at: frame, size: simulator.size))
      }
    }
    for index in items.indices where states[index].lastSeen != frame {
      items[index].states.record(nil, at: frame)
    }
    xray.boundaries.record(moment.boundaries, at: frame)
    xray.contacts.record(moment.contacts, at: frame)
    xray.joints.record(moment.joints, at: frame)
    xray.arrows.record(moment.arrows, at: frame)
  }

  private mutating func record(
    _ body: DynamicsOverlay.Body, of item: any UIDynamicItem, names: ItemNames,
    screen: ScreenSpace, at frame: Int
  ) {
    let index = index(of: item, names: names)
    states[index].lastSeen = frame
    let previous = items[index].states.last?.angle ?? 0
    items[index].states.record(
      DynamicItemState(body, name: items[index].name, screen: screen).turned(near: previous),
      at: frame)
    items[index].pulls.record(body.pull(on: screen), at: frame)
    guard states[index].shape?.isSameMemory(as: body.shape) != true else { return }
    states[index].shape = body.shape
    let outlines = body.localOutlines
    if !outlines.isClose(to: items[index].outlines.last) {
      items[index].outlines.record(outlines, at: frame)
    }
  }

  /// The index of an item, which is added at its first frame.
  private mutating func index(of item: any UIDynamicItem, names: ItemNames) -> Int {
    let number = names.number(of: item)
    while indices.count <= number { indices.append(-1) }
    if indices[number] >= 0 { return indices[number] }
    indices[number] = items.count
    items.append(RecordedItem(name: names.name(of: item)))
    states.append(ItemState(lastSeen: -1))
    return indices[number]
  }

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
