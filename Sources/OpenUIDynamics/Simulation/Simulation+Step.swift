// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// One step, from applying changes to calling back.
extension Simulation {
  /// Takes a step of 1/60 s, in the order that `Simulation` documents.
  func runStep() {
    // A callback may release the animator, which must live until the end of the step.
    let animator = self.animator
    isStepping = true
    var isChanged = false
    changing {
      isChanged = update()
      for follower in state.referenceFollowers.elements { follower.updateReferenceBoundary() }
    }
    if isChanged, let animator { observers?.changes?(animator) }
    if state.simulatedItemCount > 0 {
      moveWorld()
      writeItems()
      reference.layout?.invalidateLayout()
      runActions()
    }
    reportContacts()
    reportRest()
    reportManyContacts()
    if state.firstUncheckedSerial != nil { reportSharedItems() }
    for overlay in overlayEffects { overlay.draw() }
    isStepping = false
    if !leftInStep.isEmpty { leftInStep = [] }
    pauseIfResting()
    withExtendedLifetime(animator) {}
  }

  private func moveWorld() {
    changing {
      for effect in state.preparingEffects.elements { effect.prepareStep() }
    }
    world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    state.stepCount += 1
    recordContacts()
  }

  /// Writes center and transform of every item whose body moved.
  ///
  /// The setters are the user's code and may change anything except the list of moved bodies:
  /// inside of a step no other step begins and no snapshot is restored (S021).
  private func writeItems() {
    let outputs = state.outputs
    let isRounding = state.rounding != nil
    outputs.isBeingWritten = true
    world.withMovedBodies { bodies in
      for body in bodies { write(body, through: outputs, isRounding: isRounding) }
    }
    outputs.isBeingWritten = false
  }

  /// Writes center and transform of one item.
  ///
  /// Numbers that are not finite are not written; the engine guarantees that there are none.
  @inline(__always)
  private func write(_ body: MovedBody, through outputs: ItemOutputTable, isRounding: Bool) {
    let (position, rotation) = (body.transform.position, body.transform.rotation)
    let slot = Int(truncatingIfNeeded: body.userData)
    guard slot < outputs.count, position.isFinite else { return }
    let output = outputs.output(slot)
    var center = CGPoint(position)
    if isRounding || output.pointee.hasOtherCoordinates {
      center = centerToWrite(at: position, output, slot: slot, isRounding: isRounding)
    }
    output.pointee.write(center)
    // What is shown is valid, and most items do not turn.
    guard output.pointee.shownRotation != rotation, rotation.isValid,
      let current = output.pointee.transform()
    else { return }
    if outputs.isReplaced {
      writeAfterChange(output, slot: slot, rotation, current: current)
    } else {
      output.pointee.write(outputs.turn(slot, to: rotation, current: current))
    }
  }

  /// The center to write, in the item's own coordinates and rounded; not inlined, because most
  /// items use the animator's coordinates and few animators round.
  @inline(never)
  private func centerToWrite(
    at position: Vector2, _ output: UnsafeMutablePointer<ItemOutput>, slot: Int, isRounding: Bool
  ) -> CGPoint {
    let center = output.pointee.center(at: CGPoint(position), in: reference)
    return isRounding ? centerToWrite(center, slot: slot) : center
  }

  /// Writes the transform of an item after the user's code has changed the table, in which another
  /// item may have the slot by now.
  @inline(never)
  private func writeAfterChange(
    _ output: UnsafeMutablePointer<ItemOutput>, slot: Int, _ rotation: Rotation,
    current: CGAffineTransform
  ) {
    guard state.outputs.output(slot).pointee.hasSameItem(as: output.pointee) else { return }
    output.pointee.write(state.outputs.turn(slot, to: rotation, current: current))
  }

  /// The table of outputs for a change; during a write a copy, since the step keeps iterating the
  /// old one.
  func mutableOutputs() -> ItemOutputTable {
    if state.outputs.isBeingWritten {
      state.outputs.isReplaced = true
      state.outputs = state.outputs.copy()
    }
    return state.outputs
  }

  private func runActions() {
    let behaviors = state.actingBehaviors.elements
    for behavior in behaviors where behavior.simulation === self { behavior.action?() }
  }

  /// The hash of the engine's state, the step count, and the center and transform of all items:
  /// XXH64.
  var stateHash: UInt64 {
    var hash = XXH64()
    hash.add(world.stateHash, UInt64(state.stepCount), 0, 0)
    let list = currentBodyList
    if list.isOfPlainViews {
      addPlaces(ofViewsIn: list.slots, to: &hash)
    } else {
      forEachSimulatedItem { simulated in
        // The getters of an item may run code of the user, which may move all outputs.
        hash.add(
          state.outputs.output(simulated.slot).pointee.placeOfView()
            ?? (simulated.item.center, simulated.item.transform))
      }
    }
    return hash.value
  }
}

extension Simulation {
  /// Adds where plain views are, sixteen at a time.
  private func addPlaces(ofViewsIn slots: [Int], to hash: inout XXH64) {
    let outputs = state.outputs
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16 * 8) { numbers in
      guard let first = numbers.baseAddress else { return }
      numbers.initialize(repeating: 0)
      var count = 0
      for slot in slots {
        guard outputs.output(slot).pointee.copyPlaceOfView(to: first + 8 * count) else { continue }
        count += 1
        if count == 16 {
          hash.add(UnsafeBufferPointer(numbers))
          count = 0
        }
      }
      hash.add(UnsafeBufferPointer(rebasing: numbers[..<(8 * count)]))
    }
  }
}

extension XXH64 {
  /// Adds where an item is.
  fileprivate mutating func add(_ place: (center: CGPoint, transform: CGAffineTransform)) {
    let (center, transform) = place
    add(
      Double(transform.a).bitPattern, Double(transform.b).bitPattern,
      Double(transform.c).bitPattern, Double(transform.d).bitPattern)
    add(Double(center.x).bitPattern, Double(center.y).bitPattern, 0, 0)
  }
}

/// The hash of the engine, for modules that do not import it.
package typealias FNV1a = Physics2D.FNV1a
