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
final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  weak var delegate: (any UICollectionViewDropDelegate)?
  private weak var collectionView: UICollectionView?
  private var interaction: UIDropInteraction?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  /// Whether the touch is in the view.
  private(set) var isEntered = false

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    let interaction = UIDropInteraction(delegate: self)
    collectionView.addInteraction(interaction)
    self.interaction = interaction
  }

  func detach() {
    if let interaction { collectionView?.removeInteraction(interaction) }
  }

  private func destination(of session: any UIDropSession) -> IndexPath? {
    collectionView.flatMap { $0.indexPathForItem(at: session.location(in: $0)) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let collectionView, let delegate else { return false }
    return delegate.collectionView(collectionView, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isEntered = true
    if let collectionView { delegate?.collectionView(collectionView, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let collectionView, let delegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.collectionView(
      collectionView, dropSessionDidUpdate: session,
      withDestinationIndexPath: destination(of: session))
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isEntered = false
    if let collectionView { delegate?.collectionView(collectionView, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let collectionView else { return }
    let items = session.items.map {
      CollectionDropItem($0, from: collectionView.dragSource?.indexPath(of: $0))
    }
    delegate?.collectionView(
      collectionView,
      performDropWith: CollectionDrop(
        items, at: destination(of: session), proposal: proposal, session: session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isEntered = false
    if let collectionView { delegate?.collectionView(collectionView, dropSessionDidEnd: session) }
  }
}
