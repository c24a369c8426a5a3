// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A visible element of a section of a compositional layout, which may be moved before it is shown.
///
/// It is a dynamic item. The layout makes new ones each time that it calls the handler of a section.
///
/// (SH07)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z order; higher ones are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in the collection view's content.
  var center: CGPoint { get set }
  /// The size, at (0, 0).
  var bounds: CGRect { get }
  /// The affine transform around the center.
  var transform: CGAffineTransform { get set }
  /// The transform in space around the center, of which the two-dimensional part is drawn.
  var transform3D: CATransform3D { get set }
  /// The name of the element; empty.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The bounding rectangle, in the collection view's content.
  var frame: CGRect { get }
  /// The category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Changes the visible elements of a section; the point is the content offset, with the distance that the
/// section has scrolled across the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

extension NSCollectionLayoutSection {
  /// The closure that is called with the visible elements of the section before they are shown, whenever the
  /// layout is asked for them; none by default.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { visibleItemsHandler as? NSCollectionLayoutSectionVisibleItemsInvalidationHandler }
    set {
      visibleItemsHandler = newValue
      guard let newValue else {
        visibleElementsHandler = nil
        return
      }
      visibleElementsHandler = { newValue($0, $1, $2) }
    }
  }
}

extension VisibleLayoutElement: NSCollectionLayoutVisibleItem {
  package var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  package var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  package var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  package var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  package var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  package var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  package var bounds: CGRect { attributes.bounds }
  package var frame: CGRect { attributes.frame }
  package var name: String { "" }
  package var indexPath: IndexPath { attributes.indexPath }
  package var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  package var representedElementKind: String? { attributes.representedElementKind }
}
