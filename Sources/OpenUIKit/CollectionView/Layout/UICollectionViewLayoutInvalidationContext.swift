// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A context that describes which parts of a layout are invalid.
///
/// Differs from UIKit: the whole layout is prepared again; the parts are for subclasses that use them.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the data source's counts are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The invalid items; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalid supplementary views by kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalid decorations by kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The displacement of the content offset, in points; none by default.
  open var contentOffsetAdjustment = CGPoint.zero {
    didSet {
      let name = "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment"
      if !contentOffsetAdjustment.isAccepted(for: name) { contentOffsetAdjustment = oldValue }
    }
  }
  /// The change of the content size; stored: the layout states its size when it is prepared.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether only the visible part of the content changed.
  var isScrolling = false
  /// The attributes that contents prefer.
  var preferredAttributes: [UICollectionViewLayoutAttributes] = []

  /// Creates a context in which nothing is invalid.
  public override init() {
    super.init()
  }

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds invalid supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds invalid decorations of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// A context that describes which parts of a flow layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again; true by default, has no effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the properties of the layout are used again; true by default, has no effect.
  open var invalidateFlowLayoutAttributes = true
}
