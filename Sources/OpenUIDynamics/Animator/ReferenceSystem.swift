// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The coordinate system of an animator and the rectangle that it offers as a boundary.
///
/// (S001)
enum ReferenceSystem {
  /// The view whose bounds are the coordinate system, kept alive as UIKit does.
  ///
  /// (C22)
  case view(UIView)
  /// The content of the collection view that shows the layout.
  ///
  /// Weak, because layouts own the animator that works in them.
  case layout(LayoutReference)
  /// Coordinates of the user's own items; no bounds.
  ///
  /// (S003)
  case abstract

  /// The reference view, where there is one.
  var view: UIView? {
    if case .view(let view) = self { return view }
    return nil
  }

  /// The layout, where there is one.
  var layout: UICollectionViewLayout? {
    if case .layout(let reference) = self { return reference.layout }
    return nil
  }

  /// The view in whose coordinates the animator works: the reference view, or the collection view that
  /// shows the layout; nil where there is neither.
  @MainActor
  var coordinateView: UIView? { view ?? layout?.collectionView }

  /// Whether the system never has bounds.
  var isAbstract: Bool {
    if case .abstract = self { return true }
    return false
  }

  /// The rectangle of the reference bounds, in the animator's coordinates; nil where there is none.
  @MainActor
  var bounds: CGRect? {
    switch self {
    case .view(let view): view.bounds
    case .layout(let reference):
      reference.layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    case .abstract: nil
    }
  }
}

/// A weak reference to a layout.
///
/// An object, because values that hold weak references themselves are slow to copy and to move.
final class LayoutReference {
  /// The layout; nil once it was released.
  private(set) weak var layout: UICollectionViewLayout?

  /// Creates a reference to a layout.
  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
  }
}
