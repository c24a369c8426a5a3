// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Groups: while one is in the animator, its members can be in no other behavior or group.
///
/// (S026)
extension Simulation {
  /// The group in the animator whose member an item is.
  func group(containing item: any UIDynamicItem) -> UIDynamicItemGroup? {
    attachedGroups.isEmpty ? nil : attachedGroups.first { $0.contains(item) }
  }

  /// Whether an item may have a body of its own; reports a diagnostic if not.
  func admits(_ item: any UIDynamicItem, method: String) -> Bool {
    guard let group = item as? UIDynamicItemGroup else {
      if group(containing: item) == nil { return true }
      DiagnosticReporter.report(
        method, item: item, problem: "The item is a member of a group in the animator.",
        remedy: "It takes no part on its own; add the group instead.")
      return false
    }
    guard let member = group.items.first(where: isTaken) else { return true }
    DiagnosticReporter.report(
      method, item: member,
      problem:
        "The member of a group is also in a behavior on its own, or in another group.",
      remedy: "The group takes no part; remove the item there, then call "
        + "updateItem(usingCurrentState:) with the group.")
    return false
  }

  private func isTaken(_ item: any UIDynamicItem) -> Bool {
    simulatedItem(for: item)?.isSimulated ?? false || group(containing: item) != nil
  }

  /// Fixes the arrangement of the members of a group that has received a body.
  func attach(_ item: any UIDynamicItem, _ arrangement: ItemArrangement?) {
    guard let arrangement, let group = item as? UIDynamicItemGroup else { return }
    group.attach(arrangement)
    attachedGroups.append(group)
  }

  /// Releases the members of a group that loses its body.
  func detach(_ item: any UIDynamicItem) {
    guard let group = item as? UIDynamicItemGroup else { return }
    group.letGo()
    attachedGroups.removeAll { $0 === group }
  }

  /// The groups with a body and the arrangements of their members; setting it restores them.
  var attachedArrangements: [(group: UIDynamicItemGroup, arrangement: ItemArrangement)] {
    get { attachedGroups.compactMap { group in group.arrangement.map { (group, $0) } } }
    set {
      for group in attachedGroups { detach(group) }
      for (group, arrangement) in newValue { attach(group, arrangement) }
    }
  }

  /// The attributes of an element that the animator moves as a member of a group.
  func memberAttributes(for key: LayoutAttributesKey) -> UICollectionViewLayoutAttributes? {
    for group in attachedGroups {
      for case let attributes as UICollectionViewLayoutAttributes in group.items
      where LayoutAttributesKey(attributes) == key {
        return attributes
      }
    }
    return nil
  }
}
