// SPDX-License-Identifier: Apache-2.0

extension UIDynamicAnimator {
  /// What does not agree in the tree of behaviors, the lists of items and the bodies.
  ///
  /// Empty between two calls, whatever was called before; for tests.
  package var inconsistencies: [String] { onMainActor { $0.inconsistencies } }
}

extension Simulation {
  fileprivate var inconsistencies: [String] {
    let tree = behaviorsInPreOrder
    var found = FalseStatements()
    found.expect(changeDepth == 0 && noticeDepth == 0, "a change is still in progress")
    checkTree(tree, &found)
    checkItems(&found)
    for behavior in tree { checkList(of: behavior, &found) }
    return found.texts
  }

  /// The behaviors and the list of their effects.
  private func checkTree(_ tree: [UIDynamicBehavior], _ found: inout FalseStatements) {
    found.expect(
      Set(tree.map(ObjectIdentifier.init)).count == tree.count, "a behavior is there twice")
    for behavior in tree {
      let name = "\(type(of: behavior))"
      found.expect(behavior.simulation === self, "\(name) in the tree has no animator")
      for child in behavior.childBehaviors {
        found.expect(child.parent === behavior, "a child of \(name) has another parent")
      }
      guard let effect = behavior.effect else { continue }
      found.expect(effect.isActive, "the effect of \(name) has ended")
      found.expect(
        state.effects.elements.contains { $0 === effect }, "the effect of \(name) is in no list")
    }
    found.expect(
      state.effects.elements.count == tree.count { $0.effect != nil }, "an effect has no behavior")
  }

  /// The items, their bodies and the effects that act on them.
  private func checkItems(_ found: inout FalseStatements) {
    let slots = state.slots.compactMap { $0 }
    found.expect(
      slots.count { $0.isSimulated } == state.simulatedItemCount, "the count of items is wrong")
    found.expect(state.itemsByObject.count == slots.count, "an item cannot be found")
    for item in slots {
      found.expect(item.isAffected, "no behavior acts on an item")
      found.expect(
        item.body.map(world.isValid) ?? true, "an item has a body that does not exist")
      for effect in item.effects {
        found.expect(
          effect.items.contains { $0 === item }, "an effect does not know its item")
        found.expect(
          state.effects.elements.contains { $0 === effect },
          "an item is under an effect that has ended")
      }
    }
  }

  /// The items of a behavior's list and of its effect.
  private func checkList(of behavior: UIDynamicBehavior, _ found: inout FalseStatements) {
    guard let effect = behavior.effect else { return }
    for item in effect.items {
      found.expect(item.isAffected(by: effect), "an item does not know \(type(of: behavior))")
      found.expect(
        state.slots.contains { $0 === item }, "\(type(of: behavior)) has an item that is not there")
    }
    let list = behavior.itemList.items
    found.expect(
      list.isEmpty || list.count == effect.items.count,
      "\(type(of: behavior)) has \(list.count) items and acts on \(effect.items.count)")
  }
}

/// The statements about a simulation that do not hold.
private struct FalseStatements {
  private(set) var texts: [String] = []

  /// Keeps a text if its statement does not hold.
  mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { texts.append(text()) }
  }
}
