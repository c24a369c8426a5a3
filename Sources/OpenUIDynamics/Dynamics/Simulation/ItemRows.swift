import Foundation
import Physics2D

/// What is to be written to an item at the end of a step.
struct ItemWrite {
  let slot: Int
  let position: Vector2
  let rotation: Rotation
  /// Whether the rotation is another one than before.
  let turns: Bool
  /// Whether the item is a view whose coordinates are not those of the animator.
  let hasOtherCoordinates: Bool
}

/// What is written to items at the end of each step, as dense arrays of which each slot has a row.
///
/// Items and numbers are apart: a step changes numbers only, so that it may keep reading the items
/// while the user's setters, which it calls, add and remove others.
@MainActor
struct ItemRows {
  private(set) var items: ContiguousArray<(any UIDynamicItem)?> = []
  /// Whether an item is a view whose coordinates are not those of the animator.
  private(set) var hasOtherCoordinates: ContiguousArray<Bool> = []
  /// What the last step has to write, in the order of the engine's awake bodies.
  private(set) var writes: ContiguousArray<ItemWrite> = []
  /// How often a slot got or lost an item.
  private(set) var changeCount = 0
  private var orientations: ContiguousArray<ItemOrientation> = []

  nonisolated init() {}

  /// Fills a slot, which may be the one after the last.
  mutating func set(
    _ item: any UIDynamicItem, orientation: ItemOrientation, hasOtherCoordinates other: Bool,
    at slot: Int
  ) {
    changeCount += 1
    while items.count <= slot {
      items.append(nil)
      orientations.append(orientation)
      hasOtherCoordinates.append(false)
    }
    items[slot] = item
    orientations[slot] = orientation
    hasOtherCoordinates[slot] = other
  }

  /// Empties a slot.
  mutating func clear(_ slot: Int) {
    guard slot < items.count else { return }
    changeCount += 1
    items[slot] = nil
  }

  /// Collects what the last step of the world has to write.
  ///
  /// Numbers that are not finite do not reach an item; the engine promises that there are none.
  mutating func collectWrites(from world: World) {
    writes.removeAll(keepingCapacity: true)
    world.withMovedBodies { bodies in
      for body in bodies {
        let slot = Int(body.userData)
        let rotation = body.transform.rotation
        guard slot < items.count, body.transform.position.isFinite, rotation.isValid else {
          continue
        }
        writes.append(
          ItemWrite(
            slot: slot, position: body.transform.position, rotation: rotation,
            turns: orientations[slot].rotation != rotation,
            hasOtherCoordinates: hasOtherCoordinates[slot]))
      }
    }
  }

  /// Turns the item of a slot and returns the transform to write; nil where the slot has another item than
  /// when the items were changed that often.
  mutating func turn(
    _ write: ItemWrite, of item: any UIDynamicItem, current: CGAffineTransform, changeCount: Int
  ) -> CGAffineTransform? {
    guard changeCount == self.changeCount || items[write.slot] === item else { return nil }
    return orientations[write.slot].turn(to: write.rotation, current: current)
  }
}
