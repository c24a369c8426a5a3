// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UpdateBatch {
  /// The changes that lead from one snapshot to another, with the marks of the second.
  ///
  /// The items of the longest increasing subsequence stay; other items of both snapshots are moved.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = old.sectionIdentifiers.indexed
    let newSections = new.sectionIdentifiers.indexed
    let reloaded = Set(new.reloadedSectionIdentifiers)
    // A section that changes its order is deleted and inserted: its header may depend on its index.
    let common = new.sectionIdentifiers.filter { oldSections[$0] != nil }
    let stayingSections = Set(common.staying(byOrder: oldSections))
    for (section, index) in oldSections where !stayingSections.contains(section) {
      deletedSections.insert(index)
    }
    for (section, index) in newSections where !stayingSections.contains(section) {
      insertedSections.insert(index)
    }
    for section in reloaded where stayingSections.contains(section) {
      if let index = oldSections[section] { reloadedSections.insert(index) }
    }
    let kept = stayingSections.subtracting(reloaded)
    let before = Self.paths(of: old, in: kept, oldSections)
    let after = Self.paths(of: new, in: kept, newSections)
    compareItems(before, after, sections: kept, old, new, oldSections)
    let marked = new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
    guard !marked.isEmpty else { return }
    reloadedItems = new.reloadedItemIdentifiers.compactMap { after[$0] == nil ? nil : before[$0] }
    let moved = Set(movedItems.map(\.before))
    // A moved item cannot be reloaded as well: its cell is filled again.
    let unmoved = reloadedItems.filter { !moved.contains($0) }
    let movedReloads = reloadedItems.filter(moved.contains)
    reloadedItems = unmoved
    let targets = Dictionary(
      movedItems.map { ($0.before, $0.after) }, uniquingKeysWith: { first, _ in first })
    reconfiguredItems =
      movedReloads.compactMap { targets[$0] }
      + new.reconfiguredItemIdentifiers.compactMap { after[$0] }
  }

  /// The index paths of the items in some sections.
  private static func paths<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in sections: Set<Section>,
    _ indices: [Section: Int]
  ) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for section in sections {
      guard let index = indices[section] else { continue }
      for (number, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        paths[item] = IndexPath(item: number, section: index)
      }
    }
    return paths
  }

  private mutating func compareItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ before: [Item: IndexPath], _ after: [Item: IndexPath], sections: Set<Section>,
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldSections: [Section: Int]
  ) {
    for (item, path) in before where after[item] == nil { deletedItems.append(path) }
    for (item, path) in after where before[item] == nil { insertedItems.append(path) }
    deletedItems.sort()
    insertedItems.sort()
    for section in new.sectionIdentifiers where sections.contains(section) {
      let order = old.itemIdentifiers(inSection: section).indexed
      let items = new.itemIdentifiers(inSection: section).filter { before[$0] != nil }
      let staying = Set(items.filter { order[$0] != nil }.staying(byOrder: order))
      for item in items where !staying.contains(item) {
        if let from = before[item], let to = after[item] { movedItems.append((from, to)) }
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The index of each element.
  fileprivate var indexed: [Element: Int] {
    Dictionary(enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The longest subsequence whose earlier indexes increase, by patience sorting.
  fileprivate func staying(byOrder order: [Element: Int]) -> [Element] {
    var piles: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    let keys = map { order[$0] ?? 0 }
    for index in indices {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if keys[piles[middle]] < keys[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = piles[low - 1] }
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var result: [Element] = []
    var current = piles.last
    while let index = current {
      result.append(self[index])
      current = previous[index]
    }
    return result.reversed()
  }
}
