// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scrollable view of elements that a data source provides and a layout arranges.
///
/// Only visible elements have views. Layout attributes determine center, size, transform, alpha,
/// visibility and z order.
///
/// Differs from UIKit: the delegate is declared by `UIScrollView`, because a Swift subclass cannot
/// narrow its type; set an object that conforms to `UICollectionViewDelegate`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The views of the visible elements.
  var elements: [LayoutAttributesKey: UICollectionReusableView] = [:]
  /// The attributes for which the data source is currently creating a view.
  var attributesInMaking: UICollectionViewLayoutAttributes?
  /// The item that the app moves with a touch.
  var movedItem: MovedItem?
  var prefetching = Prefetch()
  /// What shows the actions of rows; nil where no row has any.
  private(set) var swipe: RowSwipe?
  /// What drags items out of the view; nil without a delegate of drags.
  var dragSource: CollectionDragSource?
  var isDragInteractionEnabled = true
  /// What drops items onto the view; nil without a delegate of drops.
  var dropTarget: CollectionDropTarget?
  /// The cell that the data source fills again, which it receives instead of another one.
  var reconfiguredCell: (path: IndexPath, cell: UICollectionViewCell)?
  var reuse = ReusePool()
  /// The number of items in each section; nil if the data source must be asked again.
  var itemCounts: [Int]?
  /// The changes collected by the current update block; nil outside one.
  var batch: UpdateBatch?
  var selectedPaths: [IndexPath] = []
  /// The highlighted item.
  var highlightedPath: IndexPath?
  /// Whether `showElements` is running, which calls the layout and the data source.
  var isShowingElements = false
  /// Whether attributes of elements that are not in the data have been reported.
  var hasReportedInvalidIndexPaths = false

  // MARK: Making

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a collection view with an empty layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  /// Shows the actions of rows that are swiped from now on.
  final func recognizeSwipes() {
    if swipe == nil { swipe = RowSwipe(of: self) }
  }

  // MARK: Layout and data source

  /// The layout of the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.owner === self { oldValue.owner = nil }
      collectionViewLayout.owner = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Changes the layout, with or without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout; the completion receives whether the animation finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion: completion)
  }

  /// The data source; nil by default, and not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that prepares data before items come into sight; nil by default, and not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are announced to the prefetching data source; true by default.
  open var isPrefetchingEnabled = true

  /// The view behind all elements, which does not scroll; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Data

  /// Reloads all data before the next drawing.
  open func reloadData() { discardElements() }

  /// The number of sections.
  open var numberOfSections: Int { countedItems.count }

  /// Returns the number of items in a section; 0 if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    countedItems.indices.contains(section) ? countedItems[section] : 0
  }

  /// Returns the cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = LayoutAttributesKey(category: .cell, kind: nil, indexPath: indexPath)
    return elements[key] as? UICollectionViewCell
  }

  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[
      LayoutAttributesKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  // MARK: Reuse

  /// Returns a cell for an item: a reused one or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeue(.init(category: .cell, kind: nil, identifier: identifier), at: indexPath)
    return cell as? UICollectionViewCell ?? UICollectionViewCell(forReuseIdentifier: nil)
  }

  /// Returns a supplementary view: a reused one or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      .init(category: .supplementaryView, kind: elementKind, identifier: identifier), at: indexPath)
  }

  // MARK: Changes

  /// Performs several changes as one animated update, then calls the completion.
  ///
  /// The data source must contain the new data at the end of the block. If its counts do not match
  /// the changes, everything is reloaded, with a diagnostic instead of UIKit's exception (C12).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runUpdates(updates, completion: completion) }

  /// Inserts items that the data source has already, animated for 0.3 s.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems += indexPaths }
  }

  /// Deletes items that the data source no longer has, animated for 0.3 s.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems += indexPaths }
  }

  /// Replaces the cells of items by new ones from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Fills the visible cells of items again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if batch == nil {
      reconfigure(indexPaths)
    } else {
      update { $0.reconfiguredItems += indexPaths }
    }
  }

  /// Moves an item to where the data source has it already, animated for 0.3 s.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, whose item counts may have changed.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Whether items can be selected; true by default.
  open var allowsSelection = true

  /// Whether several items can be selected; false by default.
  open var allowsMultipleSelection = false

  /// Whether the items are edited, which their cells are notified of; false by default.
  open var isEditing = false {
    didSet { for cell in visibleCells { cell.isEditing = isEditing } }
  }

  /// Whether items can be selected while they are edited; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while they are edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Layout and touches

  // Layouts compare the new bounds with the collection view's current ones.
  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
      collectionViewLayout.invalidateLayout(with: context)
    }
  }

  override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Prepares the layout if it is invalid and displays the visible elements.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
    prefetch()
    backgroundView?.frame = bounds
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightItem(below: touches)
    super.touchesBegan(touches, with: event)
  }

  /// Selects the highlighted item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectHighlightedItem()
    super.touchesEnded(touches, with: event)
  }

  /// Clears the highlight, because the touch scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
    super.touchesCancelled(touches, with: event)
  }
}
