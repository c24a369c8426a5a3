// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of drops onto a table; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Receives the items: changes the data, and inserts them in the table.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the items are of interest; true by default.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the touch enters the view.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at the present place would do; by default items of the view itself are moved,
  /// others are copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the touch leaves the view.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended, over this view or elsewhere.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Moves items of the view, and copies others.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UITableView {
  /// The delegate of drops onto the view; nil by default, and not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dropTarget?.delegate }
    set {
      if let newValue {
        let target = dropTarget ?? TableDropTarget(of: self)
        target.delegate = newValue
        dropTarget = target
      } else {
        dropTarget?.detach()
        dropTarget = nil
      }
    }
  }

  /// Whether items are dragged over the view.
  public var hasActiveDrop: Bool { dropTarget?.isEntered ?? false }
}

/// Drops items onto a table.
@MainActor
final class TableDropTarget: ListDropTarget<UITableView> {
  weak var delegate: (any UITableViewDropDelegate)?
  private var proposal = UITableViewDropProposal(operation: .cancel)

  override func canHandle(_ session: any UIDropSession, in list: UITableView) -> Bool {
    delegate?.tableView(list, canHandle: session) ?? false
  }

  override func tell(
    _ event: DropEvent, _ session: any UIDropSession, in list: UITableView
  ) {
    switch event {
    case .enter: delegate?.tableView(list, dropSessionDidEnter: session)
    case .exit: delegate?.tableView(list, dropSessionDidExit: session)
    case .end: delegate?.tableView(list, dropSessionDidEnd: session)
    }
  }

  override func update(
    _ session: any UIDropSession, at path: IndexPath?, in list: UITableView
  ) -> UIDropProposal {
    guard let delegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.tableView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return proposal
  }

  override func perform(
    _ session: any UIDropSession, at path: IndexPath?, in list: UITableView
  ) {
    let items = session.items.map {
      DroppedItem($0, from: list.dragSource?.indexPath(of: $0))
    }
    delegate?.tableView(
      list,
      performDropWith: TableDrop(items, at: path, proposal: proposal, session: session))
  }
}
