// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// The items of a behavior in the order of adding, each once.
@MainActor
struct ItemList {
  /// The key of an item is its identity.
  private enum Keys: ListKeys {
    static func key(of element: any UIDynamicItem) -> ObjectIdentifier { ObjectIdentifier(element) }
  }

  private var list = KeyedList<Keys>()

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { append(item) }
  }

  var items: [any UIDynamicItem] { mutating get { list.elements } }

  /// Adds an item; returns false for one that is there already.
  @discardableResult
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    return true
  }

  /// Removes an item and returns the object that was kept for it; nil if it was not there.
  mutating func remove(_ item: any UIDynamicItem) -> (any UIDynamicItem)? {
    kept(for: item).flatMap { list.remove(ObjectIdentifier($0)) }
  }

  mutating func contains(_ item: any UIDynamicItem) -> Bool { kept(for: item) != nil }

  /// The object in the list for an item: the same object, or attributes of the same element.
  private mutating func kept(for item: any UIDynamicItem) -> (any UIDynamicItem)? {
    if let same = list.element(for: ObjectIdentifier(item)) { return same }
    guard let attributes = item as? UICollectionViewLayoutAttributes else { return nil }
    let key = LayoutAttributesKey(attributes)
    return list.elements.first {
      ($0 as? UICollectionViewLayoutAttributes).map(LayoutAttributesKey.init) == key
    }
  }
}
