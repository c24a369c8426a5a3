// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of an update block: deletions and reloads by old index paths, insertions by new
/// ones.
struct UpdateBatch {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(before: IndexPath, after: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Returns the new index path of every remaining item; nil if the counts before and after do not
  /// match the batch.
  func indexPathsAfterUpdate(_ before: [Int], _ after: [Int]) -> [IndexPath: IndexPath]? {
    let old = before.indices.filter { !deletedSections.contains($0) }
    let new = after.indices.filter { !insertedSections.contains($0) }
    guard old.count == new.count, moves(fit: before, after) else { return nil }
    let removed = Set(deletedItems + movedItems.map(\.before))
    let added = Set(insertedItems + movedItems.map(\.after))
    guard (deletedItems + reloadedItems).allSatisfy({ Self.has($0, in: before) }),
      insertedItems.allSatisfy({ Self.has($0, in: after) })
    else { return nil }
    var newPaths: [IndexPath: IndexPath] = [:]
    for (oldSection, newSection) in zip(old, new) where !reloadedSections.contains(oldSection) {
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

  /// Whether sections are inserted, deleted or reloaded.
  var changesSections: Bool {
    !(insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty)
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
    for move in movedItems {
      result.append(UICollectionViewUpdateItem(.move, before: move.before, after: move.after))
    }
    return result
  }
}
