// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sections and items of a collection or table at one time, by their identifiers.
///
/// Differs from UIKit: an identifier that is inserted a second time, or that does not exist, is refused with
/// a diagnostic instead of an exception.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items of each section, in order.
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections that were marked for reloading.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that were marked for reloading.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were marked for an update of their cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The identifiers of all items, section after section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section; 0 if it does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// Returns the section that contains an item; nil if none does.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// Returns the index of an item among all items; nil if it does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }
    return items[section]?.firstIndex(of: identifier).map { index in
      before.reduce(index) { $0 + (items[$1]?.count ?? 0) }
    }
  }

  /// Returns the index of a section; nil if it does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section; nil, the default, means the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last,
      let count = items[section]?.count
    else {
      return refuse("appendItems(_:toSection:)", "there is no section to append to")
    }
    insert(identifiers, at: count, in: section, for: "appendItems(_:toSection:)")
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, 0, for: "insertItems(_:beforeItem:)")
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, 1, for: "insertItems(_:afterItem:)")
  }

  /// Deletes items; identifiers that do not exist have no effect.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    let affected = Set(identifiers.compactMap { sections[$0] })
    for section in affected { items[section]?.removeAll(where: removed.contains) }
    for identifier in removed { sections[identifier] = nil }
    forgetMarks(removed)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, 0, for: "moveItem(_:beforeItem:)") }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, 1, for: "moveItem(_:afterItem:)") }

  /// Marks items, whose cells are created again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += existing(identifiers, for: "reloadItems(_:)")
      .filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Marks items, whose cells are filled again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += existing(identifiers, for: "reconfigureItems(_:)")
      .filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count, for: "appendSections(_:)")
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(of: toIdentifier, for: "insertSections(_:beforeSection:)") else {
      return
    }
    insert(identifiers, at: index, for: "insertSections(_:beforeSection:)")
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(of: toIdentifier, for: "insertSections(_:afterSection:)") else {
      return
    }
    insert(identifiers, at: index + 1, for: "insertSections(_:afterSection:)")
  }

  /// Deletes sections and their items; identifiers that do not exist have no effect.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    sectionIdentifiers.removeAll(where: removed.contains)
    reloadedSectionIdentifiers.removeAll(where: removed.contains)
    for identifier in identifiers {
      let gone = items.removeValue(forKey: identifier) ?? []
      for item in gone { sections[item] = nil }
      forgetMarks(Set(gone))
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 0, for: "moveSection(_:beforeSection:)") }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 1, for: "moveSection(_:afterSection:)") }

  /// Marks sections, whose cells are created again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
      guard index(of: identifier, for: "reloadSections(_:)") != nil else { continue }
      reloadedSectionIdentifiers.append(identifier)
    }
  }
}

// The changes behind the public methods.
extension NSDiffableDataSourceSnapshot {
  /// The same snapshot without marks: what a data source keeps after applying it.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section.
  mutating func replaceItems(
    of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
  ) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }

  private func refuse(_ method: String, _ problem: String) {
    RefusedInput.report(
      for: "NSDiffableDataSourceSnapshot.\(method)",
      problem: "The call has no effect: \(problem).",
      remedy: "Use identifiers that are unique in the snapshot, and ask for the index first.")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at index: Int, in section: SectionIdentifierType,
    for method: String
  ) {
    guard Set(identifiers).count == identifiers.count,
      identifiers.allSatisfy({ sections[$0] == nil })
    else { return refuse(method, "an item would be in the snapshot twice") }
    items[section, default: []].insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sections[identifier] = section }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int,
    for method: String
  ) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      return refuse(method, "the item \(item) does not exist")
    }
    insert(identifiers, at: index + offset, in: section, for: method)
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, _ offset: Int,
    for method: String
  ) {
    guard let section = sections[item], sections[other] != nil, item != other else {
      return refuse(method, "an item does not exist, or is moved beside itself")
    }
    items[section]?.removeAll { $0 == item }
    sections[item] = nil
    insert([item], beside: other, offset, for: method)
  }

  private func existing(
    _ identifiers: [ItemIdentifierType], for method: String
  ) -> [ItemIdentifierType] {
    let known = identifiers.filter { sections[$0] != nil }
    if known.count < identifiers.count { refuse(method, "an item does not exist") }
    return known
  }

  private mutating func forgetMarks(_ removed: Set<ItemIdentifierType>) {
    if !reloadedItemIdentifiers.isEmpty {
      reloadedItemIdentifiers.removeAll(where: removed.contains)
    }
    if !reconfiguredItemIdentifiers.isEmpty {
      reconfiguredItemIdentifiers.removeAll(where: removed.contains)
    }
  }

  private func index(of section: SectionIdentifierType, for method: String) -> Int? {
    let index = indexOfSection(section)
    if index == nil { refuse(method, "the section \(section) does not exist") }
    return index
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at index: Int, for method: String
  ) {
    guard Set(identifiers).count == identifiers.count,
      identifiers.allSatisfy({ items[$0] == nil })
    else { return refuse(method, "a section would be in the snapshot twice") }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, _ offset: Int,
    for method: String
  ) {
    guard let old = index(of: section, for: method), section != other,
      index(of: other, for: method) != nil
    else { return }
    sectionIdentifiers.remove(at: old)
    guard let target = indexOfSection(other) else { return }
    sectionIdentifiers.insert(section, at: target + offset)
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether two snapshots have the same sections and items in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.items == right.items
  }
}
