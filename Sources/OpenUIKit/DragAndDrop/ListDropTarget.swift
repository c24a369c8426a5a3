// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Drops items onto a table or a collection view; a subclass calls the delegate.
@MainActor
class ListDropTarget<List: DragList>: NSObject, UIDropInteractionDelegate {
  private(set) weak var list: List?
  private var interaction: UIDropInteraction?
  /// Whether the touch is in the view.
  private(set) var isEntered = false

  init(of list: List) {
    self.list = list
    super.init()
    let interaction = UIDropInteraction(delegate: self)
    list.addInteraction(interaction)
    self.interaction = interaction
  }

  final func detach() {
    if let interaction { list?.removeInteraction(interaction) }
  }

  /// Asks the delegate whether the items are of interest.
  func canHandle(_ session: any UIDropSession, in list: List) -> Bool { false }
  /// Tells the delegate that the touch entered the view, left it, or that the drag has ended.
  func tell(_ event: DropEvent, _ session: any UIDropSession, in list: List) {}
  /// Asks the delegate what a drop would do.
  func update(
    _ session: any UIDropSession, at path: IndexPath?, in list: List
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Has the delegate receive the items.
  func perform(_ session: any UIDropSession, at path: IndexPath?, in list: List) {}

  private func destination(of session: any UIDropSession, in list: List) -> IndexPath? {
    list.itemPath(at: session.location(in: list))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    list.map { canHandle(session, in: $0) } ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isEntered = true
    if let list { tell(.enter, session, in: list) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    return update(session, at: destination(of: session, in: list), in: list)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isEntered = false
    if let list { tell(.exit, session, in: list) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list else { return }
    perform(session, at: destination(of: session, in: list), in: list)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isEntered = false
    if let list { tell(.end, session, in: list) }
  }
}

/// What happens to a drag over a view.
enum DropEvent {
  case enter, exit, end
}
