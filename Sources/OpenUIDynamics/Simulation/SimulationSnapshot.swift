// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// Brings one object back to the state in which it was captured, and returns the state that it
/// replaces.
///
/// The last reference to an item or a behavior may be in the replaced state, and `deinit` of theirs
/// is the user's code: the caller keeps the state until everything is restored.
typealias Restore = @MainActor () -> Any

/// Captures a property of an object; the result assigns it back.
@MainActor
func restoring<Object: AnyObject, Value>(
  _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
) -> Restore {
  let value = object[keyPath: property]
  return {
    let replaced = object[keyPath: property]
    object[keyPath: property] = value
    return replaced
  }
}

/// The state of a simulation between two steps, or inside of a callback.
///
/// Objects keep their identity: a snapshot holds behaviors, effects and items themselves, and the
/// state of each. References between them are right again as soon as all are restored.
@MainActor
struct SimulationSnapshot {
  let simulation: Simulation
  let world: World.Snapshot
  let state: SimulationState
  /// The groups with a body and the arrangement of their members.
  let arrangements: [(group: UIDynamicItemGroup, arrangement: ItemArrangement)]
  /// The whole tree in pre-order.
  let behaviors: [UIDynamicBehavior]
  /// Whether no change was in progress; an incomplete snapshot names behaviors that are neither in
  /// the tree nor out of it, and cannot be restored.
  let isComplete: Bool
  /// Of the behaviors, then of their effects.
  let restores: [Restore]
  /// The items, the state of each in the simulation, and the pose that the item itself showed; nil
  /// for an item that came while the others were read.
  let items: [(item: SimulatedItem, state: SimulatedItem.State, pose: ItemPose?)]

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
    behaviors = simulation.behaviorsInPreOrder
    restores =
      behaviors.flatMap { $0.capture() }
      + simulation.state.effects.elements.flatMap { $0.capture() }
    items = simulation.state.slots.compactMap { slot in
      slot.map { ($0, $0.state, poses[ObjectIdentifier($0)]) }
    }
  }

  /// Seconds that the animator had run.
  var elapsedTime: TimeInterval { Double(state.stepCount) / Tuning.stepsPerSecond }

  /// About the memory that only this snapshot holds, in bytes.
  var byteCount: Int {
    world.byteCount + items.count * MemoryLayout<(SimulatedItem.State, ItemPose)>.stride
  }
}

/// The center and transform of an item, in its own coordinates.
@MainActor
struct ItemPose {
  let center: CGPoint
  let transform: CGAffineTransform

  init(_ item: any UIDynamicItem) {
    center = item.center
    transform = item.transform
  }

  /// Writes the pose to an item; not one that is not finite, which a group would give all its members.
  func apply(to item: any UIDynamicItem) {
    guard center.x.isFinite, center.y.isFinite, transform.isFiniteValue else { return }
    item.center = center
    item.transform = transform
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
