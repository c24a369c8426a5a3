// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of an item during an update: insertion, deletion, reload or move.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change of an item.
  public enum Action: Int, Sendable {
    /// Insertion.
    case insert = 0
    /// Deletion.
    case delete = 1
    /// Reload.
    case reload = 2
    /// Move.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The index path before the update; nil for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open internal(set) var updateAction = Action.none

  /// Creates an update item.
  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
