import Foundation

/// A scrollable view of elements that a data source makes and a layout places.
///
/// Only what is in sight has a view. Elements follow the layout's attributes: center, size, transform,
/// alpha, visibility, and the z index as their order.
///
/// Differs from UIKit: the delegate is declared by `UIScrollView`, because a subclass in Swift cannot
/// give it a narrower type; set an object that conforms to `UICollectionViewDelegate` all the same.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The elements in sight.
  var elements: [LayoutAttributesKey: UICollectionReusableView] = [:]
  /// The attributes for which the data source is making a view.
  var attributesInMaking: UICollectionViewLayoutAttributes?
  var reuse = ReusePool()
  /// The number of items in each section; nil when the data source is to be asked again.
  var itemCounts: [Int]?
  /// What an update block has asked for so far; nil outside of one.
  var batch: UpdateBatch?
  var selectedPaths: [IndexPath] = []
  /// The item that a finger is on.
  var highlightedPath: IndexPath?
  /// Whether elements are being shown, in which the layout and the data source run.
  var isShowingElements = false
  /// Whether the user has been told that the layout gave an element that is not in the data.
  var hasReportedInvalidIndexPaths = false

  // MARK: Making

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a layout that shows nothing.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Who says what

  /// The layout that places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.collectionView === self { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Places the elements by another layout, with or without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Places the elements by another layout, then tells whether the animation came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion: completion)
  }

  /// Says what there is to show; nil unless set, and not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// A view behind all elements, which stays where it is when the content scrolls; none unless set.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: What there is

  /// Asks the data source for everything again, before the next drawing.
  open func reloadData() { discardElements() }

  /// The number of sections.
  open var numberOfSections: Int { countedItems.count }

  /// The number of items in a section; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    countedItems.indices.contains(section) ? countedItems[section] : 0
  }

  /// Returns the cell of an item; nil for one that is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = LayoutAttributesKey(category: .cell, kind: nil, indexPath: indexPath)
    return elements[key] as? UICollectionViewCell
  }

  /// Returns a header, footer or the like; nil for one that is out of sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[
      LayoutAttributesKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  // MARK: Using views again

  /// Returns a cell for an item: one that is not in sight any more, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeue(.init(category: .cell, kind: nil, identifier: identifier), at: indexPath)
    return cell as? UICollectionViewCell ?? UICollectionViewCell(forReuseIdentifier: nil)
  }

  /// Returns a header, footer or the like: one that is not in sight any more, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      .init(category: .supplementaryView, kind: elementKind, identifier: identifier), at: indexPath)
  }

  // MARK: Changes

  /// Changes the data and the items together, with an animation, then tells that it is over.
  ///
  /// The data source must have the new data when the block is over. Where its numbers do not follow
  /// from what the block asked for, everything is loaded anew, with a diagnostic instead of UIKit's
  /// exception (C12).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runUpdates(updates, completion: completion) }

  /// Shows new items.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems += indexPaths }
  }

  /// Takes items away.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems += indexPaths }
  }

  /// Makes the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Takes an item elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Makes the cells of sections anew, whose numbers of items may have changed.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Selection

  /// Whether a tap selects; true unless set.
  open var allowsSelection = true

  /// Whether more than one item may be selected; false unless set.
  open var allowsMultipleSelection = false

  // MARK: For layouts and touches

  // Springy layouts compare the new bounds with those that the collection view still has.
  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      collectionViewLayout.invalidateLayout()
    }
  }

  override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// Asks the layout where it is invalid, and shows what is in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
    backgroundView?.frame = bounds
  }

  /// Highlights the item below a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightItem(below: touches)
    super.touchesBegan(touches, with: event)
  }

  /// Selects the item from which a finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectHighlightedItem()
    super.touchesEnded(touches, with: event)
  }

  /// Selects nothing: the finger scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
    super.touchesCancelled(touches, with: event)
  }
}
