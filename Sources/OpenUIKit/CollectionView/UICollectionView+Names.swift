// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
  /// The kind of an element: a cell, or a supplementary or decoration view.
  public typealias ElementCategory = UICollectionElementCategory
}
