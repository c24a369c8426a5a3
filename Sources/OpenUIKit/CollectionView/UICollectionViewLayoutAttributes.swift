import Foundation

/// What an element of a collection view is.
public enum UICollectionElementCategory: UInt, Sendable {
  /// A cell with content.
  case cell = 0
  /// A header, footer or the like.
  case supplementaryView = 1
  /// A decoration of the layout.
  case decorationView = 2
}

/// Where and how a collection view's layout wants an element to be (SH02).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's place in the data.
  open var indexPath = IndexPath()
  /// What the element is.
  open private(set) var representedElementCategory = UICollectionElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  private var values = LayerValues()

  /// Creates attributes for a cell without an index path.
  public required override init() {
    super.init()
  }

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a header, footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes for a decoration of the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The smallest upright rectangle around the element, in the collection view.
  open var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.frame") else { return }
      values.frame = newValue
    }
  }

  /// The middle of the element, in the collection view.
  open var center: CGPoint {
    get { values.position }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.center") else { return }
      values.position = newValue
    }
  }

  /// The size of the element, in points.
  open var size: CGSize {
    get { values.bounds.size }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.size") else { return }
      values.bounds.size = newValue
    }
  }

  /// The element's own coordinates; the origin must be (0, 0), as in UIKit.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.bounds") else { return }
      values.bounds.size = newValue.size
    }
  }

  /// The rotation, scale and shift around the center; the identity unless set.
  open var transform: CGAffineTransform {
    get { values.transform }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.transform") else { return }
      values.transform = newValue
    }
  }

  /// How visible the element is, from 0 to 1; 1 unless set.
  open var alpha: CGFloat {
    get { values.opacity }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.alpha") else { return }
      values.opacity = min(max(newValue, 0), 1)
    }
  }

  /// The order among elements; a higher one is in front.
  open var zIndex = 0

  /// Whether the element is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Returns attributes with the same values, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.values = values
    copy.zIndex = zIndex
    return copy
  }

  /// Whether another object holds attributes with the same values, as a collection view compares
  /// them to see what changed.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    // The values belong to the main actor; elsewhere only identity can be known.
    guard MainActor.isCurrent else { return false }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  /// The same for all, because the values change while the object may be in a set.
  nonisolated open override var hash: Int { 0 }

  /// Says that the element is no cell.
  func represent(_ category: UICollectionElementCategory, kind: String) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// Whether the element is to be shown just as other attributes say.
  func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && zIndex == other.zIndex && isHidden == other.isHidden && alpha == other.alpha
      && center == other.center && size == other.size && transform == other.transform
  }
}
