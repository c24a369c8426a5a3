// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view of items that can be dragged: a table or a collection view.
@MainActor
protocol DragList: UIView {
  /// The place of the item at a point, in the view's coordinates.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// The view that shows the item at a place.
  func itemView(at path: IndexPath) -> UIView?
}

/// Drags items out of a table or a collection view; a subclass calls the delegate.
@MainActor
class ListDragSource<List: DragList>: NSObject, UIDragInteractionDelegate {
  private(set) weak var list: List?
  private(set) var interaction: UIDragInteraction?
  /// The drag that is under way.
  private(set) var session: (any UIDragSession)?
  /// The item that is dragged.
  private var path: IndexPath?

  init(of list: List, isEnabled: Bool) {
    self.list = list
    super.init()
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = isEnabled
    list.addInteraction(interaction)
    self.interaction = interaction
  }

  final func detach() {
    if let interaction { list?.removeInteraction(interaction) }
  }

  /// The place of an item that is dragged out of the view; nil for items of others.
  final func indexPath(of item: UIDragItem) -> IndexPath? {
    session?.items.contains { $0 === item } == true ? path : nil
  }

  /// Asks the delegate for the items.
  func items(
    of list: List, for session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { [] }
  /// Tells the delegate that a drag begins.
  func willBegin(_ session: any UIDragSession, in list: List) {}
  /// Tells the delegate that a drag has ended.
  func didEnd(_ session: any UIDragSession, in list: List) {}

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let path = list.itemPath(at: session.location(in: list)) else { return [] }
    self.path = path
    interaction.previewedView = list.itemView(at: path)
    return items(of: list, for: session, at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    self.session = session
    if let list { willBegin(session, in: list) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    self.session = nil
    if let list { didEnd(session, in: list) }
  }
}
