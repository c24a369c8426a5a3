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
    for follower in referenceFollowers { follower.updateReferenceBoundary() }
    if simulatedItemCount > 0 {
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
    for effect in preparingEffects { effect.prepareStep() }
    world.step(by: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    stepCount += 1
    recordContacts()
  }

  /// Writes center and transform of every item that is awake (S021).
  ///
  /// The setters are the user's code and may change anything; the loop therefore reads copies, which
  /// cost nothing until somebody does.
  private func writeItems() {
    rows.collectWrites(from: world)
    let items = rows.items
    let changeCount = rows.changeCount
    let isRounding = rounding != nil
    for write in rows.writes {
      guard let item = items[write.slot] else { continue }
      var center = CGPoint(write.position)
      if write.hasOtherCoordinates { center = reference.center(of: item, at: center) }
      item.center = isRounding ? centerToWrite(center, slot: write.slot) : center
      guard write.turns else { continue }
      let current = item.transform
      // The user's code may have put another item into the slot.
      let turned = rows.turn(write, of: item, current: current, changeCount: changeCount)
      if let turned { item.transform = turned }
    }
  }

  private func runActions() {
    let behaviors = actingBehaviors
    for behavior in behaviors where behavior.simulation === self { behavior.action?() }
  }

  /// A number for the state of the engine and of everything that users can see, by the method of
  /// Fowler, Noll and Vo (FNV-1a, 64 bits).
  var stateHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ (value >> UInt64(shift)) & 0xff) &* 0x0000_0100_0000_01b3
      }
    }
    add(world.stateHash)
    add(UInt64(stepCount))
    for simulated in simulatedItems {
      let center = simulated.item.center
      let transform = simulated.item.transform
      for value in [center.x, center.y, transform.a, transform.b, transform.c, transform.d] {
        add(Double(value).bitPattern)
      }
    }
    return hash
  }
}
