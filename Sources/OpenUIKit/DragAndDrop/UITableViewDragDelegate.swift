// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of drags out of a table; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag when a row is pressed; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called before the drag begins.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag has ended.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns more items when another row is tapped during the drag; never called, as there is one touch.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns none.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
}

extension UITableView {
  /// The delegate of drags out of the view; nil by default, and not retained.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragSource?.delegate }
    set {
      if let newValue {
        let source =
          dragSource
          ?? TableDragSource(of: self, isEnabled: isDragInteractionEnabled)
        source.delegate = newValue
        dragSource = source
      } else {
        dragSource?.detach()
        dragSource = nil
      }
    }
  }

  /// Whether rows can be dragged; true by default.
  public var dragInteractionEnabled: Bool {
    get { isDragInteractionEnabled }
    set {
      isDragInteractionEnabled = newValue
      dragSource?.interaction?.isEnabled = newValue
    }
  }

  /// Whether rows of the view are dragged.
  public var hasActiveDrag: Bool { dragSource?.session != nil }
}

extension UITableView: DragList {
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func itemView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
}

/// Drags rows out of a table.
@MainActor
final class TableDragSource: ListDragSource<UITableView> {
  weak var delegate: (any UITableViewDragDelegate)?

  override func items(
    of list: UITableView, for session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    delegate?.tableView(list, itemsForBeginning: session, at: path) ?? []
  }

  override func willBegin(_ session: any UIDragSession, in list: UITableView) {
    delegate?.tableView(list, dragSessionWillBegin: session)
  }

  override func didEnd(_ session: any UIDragSession, in list: UITableView) {
    delegate?.tableView(list, dragSessionDidEnd: session)
  }
}
