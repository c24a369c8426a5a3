// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The category of an element of a collection view.
public enum UICollectionElementCategory: UInt, Sendable {
  /// A cell with content.
  case cell = 0
  /// A supplementary view, such as a header or a footer.
  case supplementaryView = 1
  /// A decoration of the layout.
  case decorationView = 2
}

/// The layout attributes of an element of a collection view.
///
/// (SH02)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's index path.
  open var indexPath = IndexPath()
  /// The element's category.
  open private(set) var representedElementCategory = UICollectionElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  private var values = LayerValues()
  /// The transform in space, if it is not affine.
  var depth: CATransform3D? { values.depth }
  /// The axes on which the size is only estimated, so that the content determines it.
  var estimatedAxes: UIAxis = []
  /// Whether a cell of a list is separated from the next one.
  var showsSeparator = false

  /// Creates attributes for a cell without an index path.
  public override init() {
    super.init()
  }

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
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

  /// The shape with which dynamic behaviors collide the element; `.rectangle` by default.
  ///
  /// (SH02)
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline to collide with when the type is `.path`, around (0, 0); the bounds by default.
  ///
  /// (SH02)
  open var collisionBoundingPath: UIBezierPath {
    let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
    return UIBezierPath(rect: CGRect(origin: corner, size: size))
  }

  /// The bounding rectangle of the element, in the collection view.
  open var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.frame") else { return }
      values.frame = newValue
    }
  }

  /// The center of the element, in points of the collection view.
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

  /// The affine transform around the center; the identity by default.
  open var transform: CGAffineTransform {
    get { values.transform }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.transform") else { return }
      values.transform = newValue
      values.depth = nil
    }
  }

  /// The transform in space around the center, of which the two-dimensional part is drawn; the identity by
  /// default.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set {
      let name = "UICollectionViewLayoutAttributes.transform3D"
      guard newValue.isAccepted(for: name) else { return }
      values.transform3D = newValue
    }
  }

  /// The opacity of the element, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { values.opacity }
    set {
      guard newValue.isAccepted(for: "UICollectionViewLayoutAttributes.alpha") else { return }
      values.opacity = min(max(newValue, 0), 1)
    }
  }

  /// The z order among elements; higher ones are in front.
  open var zIndex = 0

  /// Whether the element is hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Returns attributes with the same values, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.instantiated()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.values = values
    copy.estimatedAxes = estimatedAxes
    copy.showsSeparator = showsSeparator
    copy.zIndex = zIndex
    return copy
  }

  /// Whether another object holds attributes with the same values; collection views use this to
  /// detect changes.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    // The values are isolated to the main actor; elsewhere only identity can be compared.
    guard MainActor.isCurrent else { return false }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  /// Constant, because the values may change while the object is in a set.
  nonisolated open override var hash: Int { 0 }

  /// Sets the category and kind of a view that is not a cell.
  func represent(_ category: UICollectionElementCategory, kind: String) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// Whether other attributes have the same values.
  func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && showsSeparator == other.showsSeparator
      && zIndex == other.zIndex && isHidden == other.isHidden && alpha == other.alpha
      && center == other.center && size == other.size && transform == other.transform
      && values.depth == other.values.depth
  }
}
