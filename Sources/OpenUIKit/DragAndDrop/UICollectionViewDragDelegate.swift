// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of drags out of a collection view; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag when an item is pressed; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called before the drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns more items when another one is tapped during the drag; never called, as there is one touch.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
}

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns none.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
}

extension UICollectionView {
  /// The delegate of drags out of the view; nil by default, and not retained.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragSource?.delegate }
    set {
      if let newValue {
        let source = dragSource ?? CollectionDragSource(of: self)
        source.delegate = newValue
        dragSource = source
      } else {
        dragSource?.detach()
        dragSource = nil
      }
    }
  }

  /// Whether items can be dragged; true by default.
  public var dragInteractionEnabled: Bool {
    get { isDragInteractionEnabled }
    set {
      isDragInteractionEnabled = newValue
      dragSource?.interaction?.isEnabled = newValue
    }
  }

  /// Whether items of the view are dragged.
  public var hasActiveDrag: Bool { dragSource?.session != nil }
}

/// Drags items out of a collection view.
@MainActor
final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  weak var delegate: (any UICollectionViewDragDelegate)?
  private weak var collectionView: UICollectionView?
  private(set) var interaction: UIDragInteraction?
  /// The drag that is under way.
  private(set) var session: (any UIDragSession)?
  /// The item that is dragged.
  private var path: IndexPath?

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = collectionView.isDragInteractionEnabled
    collectionView.addInteraction(interaction)
    self.interaction = interaction
  }

  func detach() {
    if let interaction { collectionView?.removeInteraction(interaction) }
  }

  /// The place of an item that is dragged out of the view; nil for items of others.
  func indexPath(of item: UIDragItem) -> IndexPath? {
    session?.items.contains { $0 === item } == true ? path : nil
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let collectionView,
      let path = collectionView.indexPathForItem(at: session.location(in: collectionView))
    else { return [] }
    self.path = path
    interaction.previewedView = collectionView.cellForItem(at: path)
    return delegate?.collectionView(collectionView, itemsForBeginning: session, at: path) ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    self.session = session
    if let collectionView {
      delegate?.collectionView(collectionView, dragSessionWillBegin: session)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    self.session = nil
    if let collectionView {
      delegate?.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }
}
