// SPDX-License-Identifier: Apache-2.0

extension UIDynamicAnimator {
  /// What does not agree in the tree of behaviors, the lists of items and the bodies.
  ///
  /// Empty between two calls, whatever was called before; for tests.
  package var inconsistencies: [String] { onMainActor { $0.inconsistencies } }
}

extension Simulation {
  fileprivate var inconsistencies: [String] {
    var found: [String] = []
    func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { found.append(text()) }
    }
    expect(changeDepth == 0 && noticeDepth == 0, "a change is still in progress")
    let tree = behaviorsInPreOrder
    expect(Set(tree.map(ObjectIdentifier.init)).count == tree.count, "a behavior is there twice")
    for behavior in tree {
      let name = "\(type(of: behavior))"
      expect(behavior.simulation === self, "\(name) in the tree has no animator")
      for child in behavior.childBehaviors {
        expect(child.parent === behavior, "a child of \(name) has another parent")
      }
      guard let effect = behavior.effect else { continue }
      expect(effect.isActive, "the effect of \(name) has ended")
      expect(
        state.effects.elements.contains { $0 === effect }, "the effect of \(name) is in no list")
    }
    expect(
      state.effects.elements.count == tree.count { $0.effect != nil }, "an effect has no behavior")
    let slots = state.slots.compactMap { $0 }
    expect(
      slots.count { $0.isSimulated } == state.simulatedItemCount, "the count of items is wrong")
    expect(state.itemsByObject.count == slots.count, "an item cannot be found")
    for item in slots {
      expect(item.isAffected, "no behavior acts on an item")
      expect(item.body.map(world.isValid) ?? true, "an item has a body that does not exist")
      for effect in item.effects {
        expect(effect.items.contains { $0 === item }, "an effect does not know its item")
        expect(
          state.effects.elements.contains { $0 === effect },
          "an item is under an effect that has ended")
      }
    }
    for behavior in tree {
      guard let effect = behavior.effect else { continue }
      for item in effect.items {
        expect(item.isAffected(by: effect), "an item does not know \(type(of: behavior))")
        expect(
          slots.contains { $0 === item }, "\(type(of: behavior)) has an item that is not there")
      }
      let list = behavior.itemList.items
      expect(
        list.isEmpty || list.count == effect.items.count,
        "\(type(of: behavior)) has \(list.count) items and acts on \(effect.items.count)")
    }
    return found
  }
}
