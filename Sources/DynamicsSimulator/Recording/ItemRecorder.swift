// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the dynamic items of all animators, and what else the animators hold.
@MainActor
struct ItemRecorder {
  private(set) var items: [RecordedItem] = []
  private(set) var xray = RecordedXRay()
  private var numbers: [String: Int] = [:]

  /// What each animator held when it was captured last; see `UIDynamicAnimator.debugInterval`.
  private var held: [ObjectIdentifier: XRayMoment] = [:]

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    var moment = XRayMoment()
    var present = Set<Int>()
    for snapshot in simulator.animatorSnapshots() {
      for (body, name) in snapshot.bodies {
        present.insert(record(body, name: name, screen: snapshot.screen, at: frame))
      }
      moment.add(self.moment(of: snapshot, at: frame, size: simulator.size))
    }
    for number in items.indices where !present.contains(number) {
      items[number].states.record(nil, at: frame)
    }
    xray.boundaries.record(moment.boundaries, at: frame)
    xray.contacts.record(moment.contacts, at: frame)
    xray.joints.record(moment.joints, at: frame)
    xray.arrows.record(moment.arrows, at: frame)
  }

  private mutating func record(
    _ body: DynamicsOverlay.Body, name: String, screen: ScreenSpace, at frame: Int
  ) -> Int {
    let number = numbers[name] ?? items.count
    if number == items.count {
      items.append(RecordedItem(name: name))
      numbers[name] = number
    }
    let previous = items[number].states.last?.angle ?? 0
    items[number].states.record(
      DynamicItemState(body, name: name, screen: screen).turned(near: previous), at: frame)
    items[number].pulls.record(body.pull(on: screen), at: frame)
    let outlines = body.localOutlines
    if !outlines.isClose(to: items[number].outlines.last) {
      items[number].outlines.record(outlines, at: frame)
    }
    return number
  }

  /// What an animator holds, or held when it was last due to be captured.
  private mutating func moment(
    of snapshot: AnimatorSnapshot, at frame: Int, size: CGSize
  ) -> XRayMoment {
    if let last = held[snapshot.animator], frame % snapshot.interval != 0 { return last }
    var moment = XRayMoment()
    moment.add(snapshot.overlay, screen: snapshot.screen, size: size)
    held[snapshot.animator] = moment
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
