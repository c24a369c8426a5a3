import Foundation

/// Decides where the elements of a collection view are (SH03).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose current layout this is.
  open internal(set) weak var collectionView: UICollectionView?

  /// The classes of decorations, by kind.
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// What the items that are going look like, while an update takes them away.
  var disappearingAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Whether the layout must be prepared again before it is asked.
  package private(set) var isInvalid = true

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class whose objects say what is invalid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Says that the layout must be asked again; the collection view does so before the next drawing.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Says what of the layout must be asked again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Prepares for being asked; for subclasses to override.
  open func prepare() {}

  /// Prepares for items that come and go; for subclasses to override.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends what was prepared for items that come and go; for subclasses to override.
  open func finalizeCollectionViewUpdates() {}

  /// The size of everything, in points; nothing unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of everything in a rectangle; nothing unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nothing unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, footer or the like; nothing unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration; nothing unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a new cell comes from: from nothing, at its own place, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns where a removed cell goes to: to nothing, at its own place, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Self.faded(disappearingAttributes[itemIndexPath] ?? layoutAttributesForItem(at: itemIndexPath))
  }

  private static func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Names the class of a kind of decoration; nil takes the name away.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Whether new bounds of the collection view, as scrolling makes them, invalidate the layout; false
  /// unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether attributes that a cell prefers invalidate the layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns where scrolling should stop; where it would unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns where an update should leave the content; where it would unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Prepares for new bounds that are set in an animation; for subclasses to override.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends what was prepared for new bounds; for subclasses to override.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout where it is invalid.
  ///
  /// What the layout needs to know while it prepares, such as its own content size, is asked in the
  /// middle of it; the flag is therefore taken down first.
  package func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
