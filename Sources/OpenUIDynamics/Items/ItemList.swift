// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of a behavior in the order of adding, each once.
@MainActor
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []
  /// The objects in the list, so that adding many items stays cheap.
  private var identifiers: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { append(item) }
  }

  /// Adds an item; returns false for one that is there already.
  @discardableResult
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard index(of: item) == nil else { return false }
    items.append(item)
    identifiers.insert(ObjectIdentifier(item))
    return true
  }

  /// Removes an item and returns the object that was kept for it; nil if it was not there.
  mutating func remove(_ item: any UIDynamicItem) -> (any UIDynamicItem)? {
    guard let index = index(of: item) else { return nil }
    identifiers.remove(ObjectIdentifier(items[index]))
    return items.remove(at: index)
  }

  func contains(_ item: any UIDynamicItem) -> Bool { index(of: item) != nil }

  /// The index of an item: of the same object, or of attributes of the same element.
  func index(of item: any UIDynamicItem) -> Int? {
    if identifiers.contains(ObjectIdentifier(item)) {
      return items.firstIndex { $0 === item }
    }
    guard let attributes = item as? UICollectionViewLayoutAttributes else { return nil }
    let key = LayoutAttributesKey(attributes)
    return items.firstIndex {
      ($0 as? UICollectionViewLayoutAttributes).map(LayoutAttributesKey.init) == key
    }
  }
}
