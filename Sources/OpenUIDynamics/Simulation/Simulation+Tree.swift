// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// The tree of behaviors, its order, and the lists derived from it.
extension Simulation {
  /// Adds a behavior at the top level.
  ///
  /// (S005)
  func addBehavior(_ behavior: UIDynamicBehavior) {
    // A search for a behavior that is in no animator would find nothing, after a look at all.
    guard !behavior.isMoving, behavior.simulation == nil || !isTopLevel(behavior),
      behavior.canBePlaced(
        below: nil, in: self, method: "UIDynamicAnimator.addBehavior(_:)")
    else { return }
    state.topLevelBehaviors.append(behavior)
    changingTree { behavior.move(to: self) }
  }

  /// Removes a behavior from the top level; one that is not there is ignored.
  ///
  /// (S005)
  func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard isTopLevel(behavior) else { return }
    changingTree { moveOut(behavior) }
  }

  /// Removes a behavior from the top level when it has been notified; one that is still being
  /// notified that it comes does not come.
  private func moveOut(_ behavior: UIDynamicBehavior) {
    if behavior.simulation == nil { removeFromTopLevel(behavior) }
    behavior.moveOut()
  }

  /// Removes a behavior from the list of the top level.
  func removeFromTopLevel(_ behavior: UIDynamicBehavior) {
    state.topLevelBehaviors.remove(ObjectIdentifier(behavior))
  }

  /// Removes all behaviors at the top level.
  func removeAllBehaviors() {
    let behaviors = state.topLevelBehaviors.elements
    changingTree {
      for behavior in behaviors where isTopLevel(behavior) { moveOut(behavior) }
    }
  }

  /// The behaviors at the top level, without one that is still being notified that it comes.
  var behaviors: [UIDynamicBehavior] {
    changeDepth == 0
      ? state.topLevelBehaviors.elements
      : state.topLevelBehaviors.elements.filter { $0.simulation === self }
  }

  func isTopLevel(_ behavior: UIDynamicBehavior) -> Bool {
    state.topLevelBehaviors.contains(ObjectIdentifier(behavior))
  }

  /// Whether a behavior still is where it was added: `willMove(to:)` may have removed it again.
  func contains(_ behavior: UIDynamicBehavior) -> Bool {
    guard let parent = behavior.parent else { return isTopLevel(behavior) }
    return parent.simulation === self
  }

  func add(_ effect: BehaviorEffect) { state.effects.append(effect) }

  /// Removes an effect from all lists at once: an animator at rest would keep its behavior alive
  /// until the next step.
  func remove(_ effect: BehaviorEffect) {
    let key = ObjectIdentifier(effect)
    state.effects.remove(key)
    state.preparingEffects.remove(key)
    state.collisionEffects.remove(key)
    state.referenceFollowers.remove(key)
    state.changedEffects.remove(key)
    overlayEffects.removeAll { $0 === effect }
  }

  /// Removes a behavior that is leaving from the list of actions.
  func removeAction(of behavior: UIDynamicBehavior) {
    state.actingBehaviors.remove(ObjectIdentifier(behavior))
  }

  // MARK: Derived lists

  /// Adds or removes behaviors, then starts the animator.
  ///
  /// The start waits until the whole tree is in place, so that the delegate sees it complete
  /// (S007).
  func changingTree(_ body: () -> Void) {
    changeDepth += 1
    body()
    changeDepth -= 1
    state.isOrderStale = true
    worldDidChange()
  }

  /// Makes a change that consists of several; then starts the animator if the world has changed.
  func changing(_ body: () -> Void) {
    changeDepth += 1
    body()
    changeDepth -= 1
    if state.isWorldChanged { startIfNeeded() }
  }

  /// Marks the list of actions as stale.
  func actionsDidChange() { state.areActionsStale = true }

  /// Marks the list of effects that prepare steps as stale.
  func preparationsDidChange() { state.arePreparationsStale = true }

  /// Marks the list of effects that follow the reference bounds as stale.
  func referenceFollowersDidChange() { state.areFollowersStale = true }

  /// Updates the order of effects and the list of actions.
  func updateOrder() {
    if state.isOrderStale { sortEffects() }
    if state.isOrderStale || state.areActionsStale {
      state.actingBehaviors = KeyedList(behaviorsInPreOrder.filter { $0.action != nil })
    }
    state.isOrderStale = false
    state.areActionsStale = false
  }

  /// Updates the lists of special effects, after the effects themselves.
  func updateSpecialEffects() {
    if state.arePreparationsStale {
      state.preparingEffects = KeyedList(state.effects.elements.filter(\.preparesSteps))
    }
    if state.areFollowersStale {
      let collisions = state.effects.elements.compactMap { $0 as? CollisionEffect }
      state.collisionEffects = KeyedList(collisions)
      state.referenceFollowers = KeyedList(collisions.filter(\.followsReference))
      observeReference()
    }
    state.arePreparationsStale = false
    state.areFollowersStale = false
  }

  var behaviorsInPreOrder: [UIDynamicBehavior] {
    var behaviors: [UIDynamicBehavior] = []
    for behavior in state.topLevelBehaviors.elements { behavior.appendInPreOrder(to: &behaviors) }
    return behaviors
  }

  private func sortEffects() {
    for (order, behavior) in behaviorsInPreOrder.enumerated() { behavior.effect?.order = order }
    state.effects.withArray { $0.sort { $0.order < $1.order } }
    state.arePreparationsStale = true
    state.areFollowersStale = true
    reportSeveralGravities()
  }

  /// Reports several gravity behaviors once: here they add up, in UIKit the result is undefined.
  ///
  /// (S006, C28)
  private func reportSeveralGravities() {
    let count = state.effects.elements.count { $0 is GravityEffect }
    guard count > 1 else {
      state.reportsSeveralGravities = true
      return
    }
    guard state.reportsSeveralGravities else { return }
    state.reportsSeveralGravities = false
    DiagnosticReporter.report(
      "UIDynamicAnimator.addBehavior(_:)",
      problem: "The animator has \(count) gravity behaviors, whose sum acts on their items.",
      remedy: "UIKit leaves this undefined; use one gravity behavior per animator.")
  }
}
