import Foundation

/// Taking and restoring snapshots.
extension Simulation {
  /// The state now.
  func snapshot() -> SimulationSnapshot { SimulationSnapshot(self) }

  /// The reason why a snapshot cannot be restored now; nil if it can.
  func problem(restoring snapshot: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    guard snapshot.simulation === self else { return .otherAnimator }
    guard !isStepping else { return .insideStep }
    return snapshot.behaviors.first { $0.isElsewhere(than: self) }.map {
      .behaviorInOtherAnimator("\(type(of: $0))")
    }
  }

  /// Restores a snapshot; returns the reason if it cannot, and changes nothing then.
  func restore(_ snapshot: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    if let problem = problem(restoring: snapshot) { return problem }
    // Setters report changes, which must not start the animator.
    changeDepth += 1
    // Overlay views are not part of the state: they are removed with their effects and drawn anew.
    for overlay in overlayEffects { overlay.tearDown() }
    removeBehaviors(except: Set(snapshot.behaviors.map(ObjectIdentifier.init)))
    for restore in snapshot.restores { restore() }
    for entry in snapshot.items { entry.item.state = entry.state }
    world.restore(snapshot.world)
    attachedArrangements = snapshot.arrangements
    let replaced = state
    state = snapshot.state.copy()
    withExtendedLifetime(replaced) {}
    changeDepth -= 1
    observeReference()
    followClockAsRunning()
    // Last, because the setters are the user's code and may change anything.
    for entry in snapshot.items { entry.pose.apply(to: entry.item.item) }
    reference.layout?.invalidateLayout()
    overlaysDidChange()
    for overlay in overlayEffects { overlay.draw() }
    return nil
  }

  /// Removes the behaviors that a snapshot does not hold, without notice.
  private func removeBehaviors(except kept: Set<ObjectIdentifier>) {
    for behavior in behaviorsInPreOrder where !kept.contains(ObjectIdentifier(behavior)) {
      let parentStays = behavior.parent.map { kept.contains(ObjectIdentifier($0)) } ?? false
      behavior.removeWithoutNotice(fromParent: parentStays)
    }
  }

  private func followClockAsRunning() {
    if state.isRunning || state.isSuspended {
      joinClockIfNeeded()
    } else {
      clock?.leave(self, phase: .dynamics)
    }
  }
}
