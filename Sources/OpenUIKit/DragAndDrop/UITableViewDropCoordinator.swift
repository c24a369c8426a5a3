// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a drop onto a table at the present place would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// How the items are added.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Before the row at the place.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// Before the row or into it, by the place of the touch.
    case automatic = 3
  }

  /// How the items are added; stored: no gap is opened during the drag.
  public let intent: Intent

  /// Creates a proposal of an operation that does not say how the items are added.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place from which it was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The row at the place of the touch; nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The session, which loads the objects.
  var session: any UIDropSession { get }
  /// Says where an item is dropped, after it has been inserted there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Says into which row an item is dropped.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  )
    -> any UIDragAnimating
}

/// A drop as the delegate performs it; the preview fades at the place of the touch.
@MainActor
final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ items: [any UITableViewDropItem], at path: IndexPath?,
    proposal: UITableViewDropProposal, session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DropAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    DropAnimation()
  }
}
