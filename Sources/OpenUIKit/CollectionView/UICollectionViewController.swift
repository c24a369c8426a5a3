// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view controller whose view is a collection view; the controller is its data source and
/// delegate.
///
/// Differs from UIKit: the collection view is the view of the controller, not a part of it.
@preconcurrency @MainActor
open class UICollectionViewController: ScrollingViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let initialLayout: UICollectionViewLayout
  /// The collection view of the controller below, which this one keeps, until it is the view.
  private var sharedCollection: UICollectionView?
  /// The layout that the shared collection view had before a push.
  private(set) var layoutBelow: UICollectionViewLayout?

  /// Creates a controller with a collection view of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout, or with the collection view of a registered nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; the coder is ignored.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Whether a push keeps the collection view of the controller below and animates it to the layout of this
  /// one; false by default.
  ///
  /// A pop animates back. Set it before the push, of a controller whose view is not loaded, above another collection view
  /// controller. The data source and the delegate stay those of the controller below; change them once the
  /// controller is shown.
  ///
  /// Differs from UIKit: a push by a gesture or with an animator of the delegate is animated in the same way.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Keeps a collection view from now on; returns false if the controller has another one.
  func share(_ collection: UICollectionView) -> Bool {
    guard viewIfLoaded == nil || viewIfLoaded === collection else { return false }
    layoutBelow = collection.collectionViewLayout
    if isViewLoaded {
      collection.owningViewController = self
    } else {
      sharedCollection = collection
    }
    return true
  }

  /// The collection view, which is the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? initialLayout
  }

  /// Creates the collection view, or loads it from a registered nib.
  open override func loadView() {
    if let sharedCollection {
      self.sharedCollection = nil
      view = sharedCollection
      return
    }
    if loadViewFromNib() { return }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  override func clearSelection(animated: Bool) {
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Items

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section; 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item; an empty one by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns a supplementary view; an empty view by default.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  // MARK: Touches

  /// Returns whether a touch highlights an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch highlighted an item; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap deselects an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether a tap selects an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a tap selected an item; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when a tap deselected an item; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell is displayed; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell was removed; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is displayed; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view was removed; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Moving items

  /// Whether a long press moves items whose data source lets them be moved; true by default.
  open var installsStandardGestureForInteractiveMovement = true

  /// Returns whether an item may be moved; false by default, as if a subclass did not implement it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when an item was moved with a touch; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  private var movement: ItemMovementPress?

  /// Moves items with a long press.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let collectionView, layoutBelow == nil else { return }
    movement = ItemMovementPress(on: collectionView) { [weak self] in
      self?.installsStandardGestureForInteractiveMovement ?? false
    }
  }
}
