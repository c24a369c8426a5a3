// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Taking and restoring snapshots.
extension Simulation {
  /// The state now; one that is taken inside of a change is reported and cannot be restored.
  func snapshot() -> SimulationSnapshot {
    let snapshot = SimulationSnapshot(self)
    if !snapshot.isComplete {
      DiagnosticReporter.report(
        "UIDynamicAnimator.snapshot()",
        problem: "The call comes from inside of a change of the animator's tree or items.",
        remedy: "The snapshot cannot be restored; take it when the change is complete.")
    }
    return snapshot
  }

  /// The reason why no snapshot can be restored or read now; nil if there is none.
  var problemOfMoment: UIDynamicAnimator.SnapshotError? {
    guard !isStepping else { return .insideStep }
    return changeDepth == 0 && noticeDepth == 0 ? nil : .insideChange
  }

  /// The reason why a snapshot cannot be restored now; nil if it can.
  func problem(restoring snapshot: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    guard snapshot.simulation === self else { return .otherAnimator }
    if let problem = problemOfMoment { return problem }
    // Also one of another animator, to which a behavior of the snapshot is moving.
    guard !snapshot.behaviors.contains(where: \.behavior.isMoving) else { return .insideChange }
    guard snapshot.isComplete else { return .takenInsideChange }
    return snapshot.behaviors.first { $0.behavior.isElsewhere(than: self) }.map {
      .behaviorInOtherAnimator("\(type(of: $0.behavior))")
    }
  }

  /// Restores a snapshot; returns the reason if it cannot, and changes nothing then.
  ///
  /// Until everything is restored, none of the user's code runs: what is replaced is released at the
  /// end, and only then items are written.
  func restore(_ snapshot: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    if let problem = problem(restoring: snapshot) { return problem }
    changeDepth += 1
    let overlays = overlayEffects
    var replaced = removeEverything(except: snapshot)
    replaced.append(attachedGroups)
    replaced.append(state)
    for entry in snapshot.behaviors {
      replaced.append(entry.behavior.state)
      entry.behavior.state = entry.state
    }
    for entry in snapshot.effects {
      replaced.append(entry.effect.captured)
      entry.effect.captured = entry.state
    }
    for entry in snapshot.items {
      replaced.append(entry.item.state)
      entry.item.state = entry.state
    }
    world.restore(snapshot.world)
    attachedArrangements = snapshot.arrangements
    state = snapshot.state.copy()
    ItemChanges.note()
    // No hand goes back in time.
    releaseGrips()
    observeReference()
    followClockAsRunning()
    write(snapshot, over: overlays)
    withExtendedLifetime(replaced) {}
    replaced = []
    changeDepth -= 1
    if state.isWorldChanged, !snapshot.state.isWorldChanged { startIfNeeded() }
    return nil
  }

  /// Ends the effects and items that a snapshot does not hold, and takes its behaviors out of the
  /// trees in which they are now; calls no one back.
  ///
  /// An item or an effect that a moment does not hold had ended by then, or was not made yet: also
  /// one that its contacts still name.
  ///
  /// - Returns: What was replaced.
  private func removeEverything(except snapshot: SimulationSnapshot) -> [Any] {
    var replaced: [Any] = []
    let kept = Set(snapshot.behaviors.map { ObjectIdentifier($0.behavior) })
    for behavior in behaviorsInPreOrder where !kept.contains(ObjectIdentifier(behavior)) {
      behavior.leaveSimulationWithoutNotice()
    }
    for entry in snapshot.behaviors {
      replaced.append(entry.behavior.leaveTreeWithoutNotice())
    }
    let keptEffects = Set(snapshot.effects.map { ObjectIdentifier($0.effect) })
    for effect in state.effects.elements where !keptEffects.contains(ObjectIdentifier(effect)) {
      replaced.append(effect.endWithoutNotice())
    }
    let keptItems = Set(snapshot.items.map { ObjectIdentifier($0.item) })
    for case let item? in state.slots where !keptItems.contains(ObjectIdentifier(item)) {
      replaced.append(item.state)
      item.state = SimulatedItem.State()
    }
    return replaced
  }

  /// Shows a restored snapshot: the setters of items and the views are the user's code, and may
  /// change anything.
  ///
  /// Overlay views are not part of the state: they are removed and drawn anew.
  private func write(_ snapshot: SimulationSnapshot, over overlays: [OverlayEffect]) {
    for overlay in overlays { overlay.tearDown() }
    for entry in snapshot.items { entry.pose?.apply(to: entry.item.item) }
    reference.layout?.invalidateLayout()
    overlaysDidChange()
    for overlay in overlayEffects { overlay.draw() }
  }

  private func followClockAsRunning() {
    if state.isRunning || state.isSuspended {
      joinClockIfNeeded()
    } else {
      clock?.leave(self, phase: .dynamics)
    }
  }
}
