// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of drops onto a collection view; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Receives the items: changes the data, and inserts them in the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the items are of interest; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the touch enters the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop at the present place would do; by default items of the view itself are moved,
  /// others are copied.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the touch leaves the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended, over this view or elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Moves items of the view, and copies others.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UICollectionView {
  /// The delegate of drops onto the view; nil by default, and not retained.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dropTarget?.delegate }
    set {
      if let newValue {
        let target = dropTarget ?? CollectionDropTarget(of: self)
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

/// Drops items onto a collection view.
@MainActor
final class CollectionDropTarget: ListDropTarget<UICollectionView> {
  weak var delegate: (any UICollectionViewDropDelegate)?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  override func canHandle(_ session: any UIDropSession, in list: UICollectionView) -> Bool {
    delegate?.collectionView(list, canHandle: session) ?? false
  }

  override func tell(
    _ event: DropEvent, _ session: any UIDropSession, in list: UICollectionView
  ) {
    switch event {
    case .enter: delegate?.collectionView(list, dropSessionDidEnter: session)
    case .exit: delegate?.collectionView(list, dropSessionDidExit: session)
    case .end: delegate?.collectionView(list, dropSessionDidEnd: session)
    }
  }

  override func update(
    _ session: any UIDropSession, at path: IndexPath?, in list: UICollectionView
  ) -> UIDropProposal {
    guard let delegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return proposal
  }

  override func perform(
    _ session: any UIDropSession, at path: IndexPath?, in list: UICollectionView
  ) {
    let items = session.items.map {
      DroppedItem($0, from: list.dragSource?.indexPath(of: $0))
    }
    delegate?.collectionView(
      list,
      performDropWith: CollectionDrop(items, at: path, proposal: proposal, session: session))
  }
}
