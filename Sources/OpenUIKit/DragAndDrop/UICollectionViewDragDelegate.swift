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
        let source =
          dragSource
          ?? CollectionDragSource(of: self, isEnabled: isDragInteractionEnabled)
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

extension UICollectionView: DragList {
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func itemView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
}

/// Drags items out of a collection view.
@MainActor
final class CollectionDragSource: ListDragSource<UICollectionView> {
  weak var delegate: (any UICollectionViewDragDelegate)?

  override func items(
    of list: UICollectionView, for session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    delegate?.collectionView(list, itemsForBeginning: session, at: path) ?? []
  }

  override func willBegin(_ session: any UIDragSession, in list: UICollectionView) {
    delegate?.collectionView(list, dragSessionWillBegin: session)
  }

  override func didEnd(_ session: any UIDragSession, in list: UICollectionView) {
    delegate?.collectionView(list, dragSessionDidEnd: session)
  }
}
