// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The abstract base class of collection view layouts.
///
/// (SH03)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose current layout this is.
  open var collectionView: UICollectionView? { owner }

  final weak var owner: UICollectionView? {
    didSet { if let oldValue, oldValue !== owner { leave(oldValue) } }
  }

  /// The classes of decorations, by kind.
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The nibs of decorations, by kind.
  private(set) var decorationNibs: [String: UINib] = [:]
  /// The attributes of disappearing items during an update.
  var disappearingAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Whether the layout must be prepared again before it is asked.
  private var isInvalid = true

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called when the layout is no longer that of a collection view.
  func leave(_ collectionView: UICollectionView) {}

  /// Invalidates the layout; the collection view updates it before the next drawing.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout given by a context.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.setNeedsLayout()
    if context.contentOffsetAdjustment != .zero, let collectionView {
      collectionView.contentOffset.x += context.contentOffsetAdjustment.x
      collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
  }

  /// Invalidates the layout, because the numbers of items may have changed.
  func invalidateCounts() {
    let context = makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  /// Returns a context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let chosen =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (chosen ?? UICollectionViewLayoutInvalidationContext.self).instantiated()
  }

  /// Returns the context of a change of bounds, such as by scrolling.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isScrolling = newBounds.size == collectionView?.bounds.size
    return context
  }

  /// Returns the context of a content that prefers other attributes than the layout's.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredAttributes = [preferredAttributes]
    return context
  }

  /// Prepares the layout; for subclasses to override.
  open func prepare() {}

  /// Prepares for inserted and deleted items; for subclasses to override.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after an update of items; for subclasses to override.
  open func finalizeCollectionViewUpdates() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle; nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of an inserted cell; transparent at its final position by
  /// default.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the final attributes of a deleted cell; transparent at its position by default.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(disappearingAttributes[itemIndexPath] ?? layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the initial attributes of an inserted supplementary view; nil, the default, means the final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a deleted supplementary view; never called here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of an inserted decoration; nil, the default, means the final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a deleted decoration; never called here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Prepares to replace another layout; for subclasses to override.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Prepares to be replaced by another layout; for subclasses to override.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called after the layout was replaced or has replaced another one; for subclasses to override.
  open func finalizeLayoutTransition() {}

  private static func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Registers a class of decoration views for a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Registers a nib, whose first reusable view is used, for a kind of decorations; nil unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  /// Whether new bounds of the collection view, such as by scrolling, invalidate the layout; false
  /// by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether a cell's preferred attributes invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset at which scrolling should stop; the proposed offset by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the content offset after an update; the proposed offset by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Prepares for an animated change of bounds; for subclasses to override.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of bounds; for subclasses to override.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout if it is invalid.
  ///
  /// The flag is cleared first, because the layout may query itself during preparation, for example
  /// for its content size.
  package func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
