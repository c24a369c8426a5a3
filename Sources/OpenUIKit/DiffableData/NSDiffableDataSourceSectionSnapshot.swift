// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of one section as a tree, whose children are shown while their parent is expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Queries

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { preorder(rootItems) { _ in true } }

  /// The items whose parents are expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { preorder(rootItems) { $0.isExpanded } }

  /// The items that are shown as expanded.
  public var expandedItems: [ItemIdentifierType] {
    items.filter { nodes[$0]?.isExpanded ?? false }
  }

  private func preorder(
    _ items: [ItemIdentifierType], where isOpen: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var remaining = Array(items.reversed())
    while let item = remaining.popLast() {
      result.append(item)
      if let node = nodes[item], isOpen(node) { remaining += node.children.reversed() }
    }
    return result
  }

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the index of an item among all items; nil if it does not exist.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the number of ancestors of an item, or −1 if it does not exist.
  public func level(of item: ItemIdentifierType) -> Int {
    guard contains(item) else { return -1 }
    return sequence(first: item, next: { nodes[$0]?.parent }).dropFirst().reduce(0) { count, _ in
      count + 1
    }
  }

  /// Returns the parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns whether an item is shown: whether all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    return node.parent.map { isExpanded($0) && isVisible($0) } ?? true
  }

  /// Returns the descendants of an item as a snapshot, by default without the item itself.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let node = nodes[parent] else { return result }
    let roots = includingParent ? [parent] : node.children
    result.rootItems = roots
    for item in preorder(roots, where: { _ in true }) { result.nodes[item] = nodes[item] }
    for root in roots { result.nodes[root]?.parent = nil }
    return result
  }

  // MARK: Changes

  /// Appends items to a parent; nil, the default, means the root.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let siblings = parent.map { nodes[$0]?.children ?? [] } ?? rootItems
    insert(items, at: siblings.count, under: parent, for: "append(_:to:)")
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, 0, for: "insert(_:before:)")
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, 1, for: "insert(_:after:)")
  }

  /// Deletes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for gone in preorder([item], where: { _ in true }) { nodes[gone] = nil }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int,
    for method: String
  ) {
    guard let node = nodes[item] else { return refuse(method, "the item \(item) does not exist") }
    let siblings = node.parent.map { nodes[$0]?.children ?? [] } ?? rootItems
    guard let index = siblings.firstIndex(of: item) else { return }
    insert(items, at: index + offset, under: node.parent, for: method)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, under parent: ItemIdentifierType?,
    for method: String
  ) {
    if let parent, nodes[parent] == nil {
      return refuse(method, "the item \(parent) does not exist")
    }
    guard Set(items).count == items.count, items.allSatisfy({ nodes[$0] == nil }) else {
      return refuse(method, "an item would be in the snapshot twice")
    }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private func refuse(_ method: String, _ problem: String) {
    RefusedInput.report(
      for: "NSDiffableDataSourceSectionSnapshot.\(method)",
      problem: "The call has no effect: \(problem).",
      remedy: "Use identifiers that are unique in the section.")
  }
}
