// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identity of layout attributes as a dynamic item: the element they describe.
///
/// UIKit raises an obscure exception for a second attributes object with the same index path (C29).
package struct LayoutAttributesKey: Hashable {
  package let category: UICollectionElementCategory
  /// Nil for cells, which have no kind.
  package let kind: String?
  package let indexPath: IndexPath

  package init(category: UICollectionElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  package init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory,
      kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }
}
