import Foundation

/// An item that comes, goes or moves.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It is made anew.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil for a new one.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item will be; nil for one that goes.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What happens to the item.
  open internal(set) var updateAction = Action.none

  /// Creates an item to which something happens.
  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
