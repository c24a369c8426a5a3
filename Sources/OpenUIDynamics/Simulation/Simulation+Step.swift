import Foundation
import Physics2D

/// One step, from the user's changes to the user's callbacks.
extension Simulation {
  /// Moves on by 1/60 s, in the order that `Simulation` documents.
  func runStep() {
    // A callback may drop the animator; it goes when the step is over.
    let animator = self.animator
    isStepping = true
    update()
    for follower in state.referenceFollowers { follower.updateReferenceBoundary() }
    if state.simulatedItemCount > 0 {
      moveWorld()
      writeItems()
      reference.layout?.invalidateLayout()
      runActions()
    }
    reportContacts()
    reportRest()
    for overlay in overlayEffects { overlay.draw() }
    isStepping = false
    pauseIfResting()
    withExtendedLifetime(animator) {}
  }

  private func moveWorld() {
    for effect in state.preparingEffects { effect.prepareStep() }
    world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    state.stepCount += 1
    recordContacts()
  }

  /// Writes center and transform of every item that is awake (S021).
  ///
  /// The setters are the user's code and may change anything but the list of what has moved: inside of
  /// a step no other one begins and no snapshot is restored.
  private func writeItems() {
    let outputs = state.outputs
    let isRounding = state.rounding != nil
    outputs.isBeingWritten = true
    world.withMovedBodies { bodies in
      for body in bodies { write(body, through: outputs, isRounding: isRounding) }
    }
    outputs.isBeingWritten = false
  }

  /// Writes an item that has moved.
  ///
  /// Numbers that are not finite do not reach it; the engine promises that there are none.
  @inline(__always)
  private func write(_ body: MovedBody, through outputs: ItemOutputTable, isRounding: Bool) {
    let (position, rotation) = (body.transform.position, body.transform.rotation)
    let slot = Int(truncatingIfNeeded: body.userData)
    guard slot < outputs.count, position.isFinite, rotation.isValid else { return }
    let output = outputs.output(slot)
    var center = CGPoint(position)
    if isRounding || output.pointee.hasOtherCoordinates {
      center = centerToWrite(at: position, output, slot: slot, isRounding: isRounding)
    }
    output.pointee.write(center)
    guard output.pointee.shownRotation != rotation, let current = output.pointee.transform() else {
      return
    }
    if outputs.isReplaced {
      writeAfterChange(output, slot: slot, rotation, current: current)
    } else {
      output.pointee.write(outputs.turn(slot, to: rotation, current: current))
    }
  }

  /// The center to write, in the item's own coordinates and rounded; apart, because most items are in
  /// the animator's and few animators round.
  @inline(never)
  private func centerToWrite(
    at position: Vector2, _ output: UnsafeMutablePointer<ItemOutput>, slot: Int, isRounding: Bool
  ) -> CGPoint {
    let center = output.pointee.center(at: CGPoint(position), in: reference)
    return isRounding ? centerToWrite(center, slot: slot) : center
  }

  /// Writes the transform of an item after the user's code has changed rows: the slot may have another
  /// item by now.
  @inline(never)
  private func writeAfterChange(
    _ output: UnsafeMutablePointer<ItemOutput>, slot: Int, _ rotation: Rotation,
    current: CGAffineTransform
  ) {
    guard state.outputs.output(slot).pointee.hasSameItem(as: output.pointee) else { return }
    output.pointee.write(state.outputs.turn(slot, to: rotation, current: current))
  }

  /// The rows, to be changed: a step that goes through them keeps its own, and a copy takes their place.
  func mutableOutputs() -> ItemOutputTable {
    if state.outputs.isBeingWritten {
      state.outputs.isReplaced = true
      state.outputs = state.outputs.copy()
    }
    return state.outputs
  }

  private func runActions() {
    let behaviors = state.actingBehaviors
    for behavior in behaviors where behavior.simulation === self { behavior.action?() }
  }

  /// A hash of the state of the engine and of the items (FNV-1a).
  var stateHash: UInt64 {
    var hash = FNV1a()
    hash.add(world.stateHash)
    hash.add(UInt64(state.stepCount))
    for simulated in simulatedItems {
      let center = simulated.item.center
      let transform = simulated.item.transform
      for value in [center.x, center.y, transform.a, transform.b, transform.c, transform.d] {
        hash.add(Double(value).bitPattern)
      }
    }
    return hash.value
  }
}

/// The hash of the engine, for modules that do not import it.
package typealias FNV1a = Physics2D.FNV1a
