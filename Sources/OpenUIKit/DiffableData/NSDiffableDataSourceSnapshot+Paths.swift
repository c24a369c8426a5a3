// SPDX-License-Identifier: Apache-2.0

import Foundation

// What the data sources of collections and tables look up.
extension NSDiffableDataSourceSnapshot {
  /// The identifier of the section with an index; nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The number of items in the section with an index; 0 if there is none.
  func count(inSection index: Int) -> Int {
    section(at: index).map(numberOfItems) ?? 0
  }

  /// The identifier of the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The index path of an item; nil if it does not exist.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let sectionIndex = indexOfSection(section),
      let index = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: sectionIndex)
  }
}
