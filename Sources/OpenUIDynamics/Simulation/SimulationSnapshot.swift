// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The part of the state of a behavior or an effect that its class declares, as a value.
///
/// The objects that it refers to keep their identity; what they were is captured with them.
@MainActor
protocol SnapshotState {
  /// Writes or reads the values; what is not read keeps the value that it has in the animator.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError)
}

/// The state of a simulation between two steps, or inside of a callback.
///
/// Objects keep their identity: a snapshot holds behaviors, effects and items themselves, and the
/// state of each. References between them are right again as soon as all are restored.
@MainActor
struct SimulationSnapshot {
  let simulation: Simulation
  var world: World.Snapshot
  var state: SimulationState
  /// The groups with a body and the arrangement of their members.
  var arrangements: [(group: UIDynamicItemGroup, arrangement: ItemArrangement)]
  /// The whole tree in pre-order.
  var behaviors: [(behavior: UIDynamicBehavior, state: UIDynamicBehavior.State)]
  /// The effects, in the order of the simulation.
  var effects: [(effect: BehaviorEffect, state: BehaviorEffect.Captured)]
  /// Whether no change was in progress; an incomplete snapshot names behaviors that are neither in
  /// the tree nor out of it, and cannot be restored.
  var isComplete: Bool
  /// The items, the state of each in the simulation, and the pose that the item itself showed; nil
  /// for an item that came while the others were read.
  var items: [(item: SimulatedItem, state: SimulatedItem.State, pose: ItemPose?)]

  /// Seconds that the animator had run.
  var elapsedTime: TimeInterval { Double(state.stepCount) / Tuning.stepsPerSecond }

  /// About the memory that only this snapshot holds, in bytes.
  var byteCount: Int {
    world.byteCount + items.count * MemoryLayout<(SimulatedItem.State, ItemPose)>.stride
  }
}

extension SimulationSnapshot {
  init(_ simulation: Simulation) {
    self.simulation = simulation
    // First, because the getters are the user's code and may change anything.
    var poses: [ObjectIdentifier: ItemPose] = [:]
    for case let item? in simulation.state.slots {
      poses[ObjectIdentifier(item)] = ItemPose(item.item)
    }
    isComplete = simulation.changeDepth == 0
    world = simulation.world.snapshot()
    state = simulation.state.copy()
    arrangements = simulation.attachedArrangements
    behaviors = simulation.behaviorsInPreOrder.map { ($0, $0.state) }
    effects = simulation.state.effects.elements.map { ($0, $0.captured) }
    items = simulation.state.slots.compactMap { slot in
      slot.map { ($0, $0.state, poses[ObjectIdentifier($0)]) }
    }
  }
}

/// The center and transform of an item, in its own coordinates.
@MainActor
struct ItemPose {
  var center: CGPoint
  var transform: CGAffineTransform

  var isFinite: Bool { center.x.isFinite && center.y.isFinite && transform.isFiniteValue }

  /// Writes the pose to an item; not one that is not finite, which a group would give all its members.
  func apply(to item: any UIDynamicItem) {
    guard isFinite else { return }
    item.center = center
    item.transform = transform
  }
}

extension ItemPose {
  init(_ item: any UIDynamicItem) {
    center = item.center
    transform = item.transform
  }
}

extension SimulationState {
  /// The same state with a table of outputs of its own.
  func copy() -> SimulationState {
    var copy = self
    copy.outputs = outputs.copy()
    return copy
  }
}
