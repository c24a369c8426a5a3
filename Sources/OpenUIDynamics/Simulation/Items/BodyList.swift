// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The bodies of an animator's items in the order of activation, for one who reads all of them in each frame:
/// the items, of which each has memory of its own, are not touched.
struct BodyList {
  /// The count of changes at which the list was made.
  fileprivate(set) var changeCount = -1
  fileprivate(set) var bodies: [BodyHandle] = []
  /// The slots of the items.
  fileprivate(set) var slots: [Int] = []
  /// Whether a field acts on items.
  fileprivate(set) var hasFields = false
  /// Whether all items are views of frequent classes, which are read without code of the user.
  fileprivate(set) var isOfPlainViews = true

  /// Where the bodies are in the list of all, if it was asked for, and the count of changes then; see
  /// `GravityEffect.centeredBodies`.
  var centered: (changeCount: Int, indices: [Int]?) = (-1, nil)

  /// Lists the bodies of items, without asking what else they are.
  @MainActor
  mutating func update(_ items: @autoclosure () -> [SimulatedItem]) {
    guard changeCount != ItemChanges.count else { return }
    changeCount = ItemChanges.count
    bodies = items().compactMap(\.body)
  }
}

/// Reflects nothing: the list follows from what the simulation holds.
extension BodyList: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension Simulation {
  /// The list of bodies now.
  var currentBodyList: BodyList {
    if bodyList.changeCount != ItemChanges.count { bodyList = makeBodyList() }
    return bodyList
  }

  private func makeBodyList() -> BodyList {
    var list = BodyList()
    list.changeCount = ItemChanges.count
    list.bodies.reserveCapacity(state.simulatedItemCount)
    list.slots.reserveCapacity(state.simulatedItemCount)
    forEachSimulatedItem { item in
      guard let body = item.body else { return }
      list.bodies.append(body)
      list.slots.append(item.slot)
      if !state.outputs.output(item.slot).pointee.isPlainView { list.isOfPlainViews = false }
    }
    list.hasFields = state.effects.elements.contains { $0 is FieldEffect }
    return list
  }
}
