import Foundation

/// A scrollable view whose elements a layout places.
///
/// It knows its layout and asks it when it is invalid; it does not make cells.
@MainActor
open class UICollectionView: UIScrollView {
  /// The layout that places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.collectionView === self { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

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

  // Springy layouts compare the new bounds with those that the collection view still has.
  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Asks the layout where it is invalid.
  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }
}
