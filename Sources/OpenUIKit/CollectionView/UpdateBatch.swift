// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of an update block: deletions and reloads by old index paths, insertions by new
/// ones.
struct UpdateBatch {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  /// Items whose cells are filled again, by new index paths.
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(before: IndexPath, after: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(before: Int, after: Int)] = []

  /// Returns the new index path of every remaining item; nil if the counts before and after do not
  /// match the batch.
  func indexPathsAfterUpdate(_ before: [Int], _ after: [Int]) -> [IndexPath: IndexPath]? {
    guard let sections = sectionPairs(before.count, after.count), moves(fit: before, after) else {
      return nil
    }
    let removed = Set(deletedItems + movedItems.map(\.before))
    let added = Set(insertedItems + movedItems.map(\.after))
    guard (deletedItems + reloadedItems).allSatisfy({ Self.has($0, in: before) }),
      insertedItems.allSatisfy({ Self.has($0, in: after) })
    else { return nil }
    var newPaths: [IndexPath: IndexPath] = [:]
    for (oldSection, newSection) in sections where !reloadedSections.contains(oldSection) {
      let leaving = (0..<before[oldSection]).map { IndexPath(item: $0, section: oldSection) }
        .filter { !removed.contains($0) }
      let arriving = (0..<after[newSection]).map { IndexPath(item: $0, section: newSection) }
        .filter { !added.contains($0) }
      guard leaving.count == arriving.count else { return nil }
      for (oldPath, newPath) in zip(leaving, arriving) { newPaths[oldPath] = newPath }
    }
    for move in movedItems { newPaths[move.before] = move.after }
    return newPaths
  }

  /// Returns the new index of each section that remains; nil if the numbers do not match the batch.
  func sectionIndexesAfterUpdate(_ before: Int, _ after: Int) -> [Int: Int]? {
    sectionPairs(before, after).map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
  }

  /// The old and new index of each section that remains; nil if the numbers do not match the batch.
  private func sectionPairs(_ before: Int, _ after: Int) -> [(Int, Int)]? {
    guard
      movedSections.allSatisfy({
        (0..<before).contains($0.before) && (0..<after).contains($0.after)
      })
    else { return nil }
    let removed = deletedSections.union(IndexSet(movedSections.map(\.before)))
    let added = insertedSections.union(IndexSet(movedSections.map(\.after)))
    let old = (0..<before).filter { !removed.contains($0) }
    let new = (0..<after).filter { !added.contains($0) }
    guard old.count == new.count else { return nil }
    return Array(zip(old, new)) + movedSections.map { ($0.before, $0.after) }
  }

  /// Whether sections are inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !(insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }

  /// The kind of changed data of a collection or table, in a sentence.
  static func mismatch(_ before: [Int], _ after: [Int]) -> String {
    "The item counts before (\(before)) and after (\(after)) do not match the update."
  }

  private func moves(fit before: [Int], _ after: [Int]) -> Bool {
    movedItems.allSatisfy { Self.has($0.before, in: before) && Self.has($0.after, in: after) }
  }

  private static func has(_ path: IndexPath, in counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// The update items for a layout; as in UIKit, a whole section has `NSNotFound` as its item.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func paths(_ sections: IndexSet, _ items: [IndexPath]) -> [IndexPath] {
      sections.map { IndexPath(item: NSNotFound, section: $0) } + items.sorted()
    }
    var result: [UICollectionViewUpdateItem] = []
    for path in paths(deletedSections, deletedItems).reversed() {
      result.append(UICollectionViewUpdateItem(.delete, before: path, after: nil))
    }
    for path in paths(insertedSections, insertedItems) {
      result.append(UICollectionViewUpdateItem(.insert, before: nil, after: path))
    }
    for path in paths(reloadedSections, reloadedItems) {
      result.append(UICollectionViewUpdateItem(.reload, before: path, after: path))
    }
    for move in movedSections {
      result.append(
        UICollectionViewUpdateItem(
          .move, before: IndexPath(item: NSNotFound, section: move.before),
          after: IndexPath(item: NSNotFound, section: move.after)))
    }
    for move in movedItems {
      result.append(UICollectionViewUpdateItem(.move, before: move.before, after: move.after))
    }
    return result
  }
}
