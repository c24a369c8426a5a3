// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A context that describes which parts of a layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the data source's counts are invalid.
  open internal(set) var invalidateDataSourceCounts = false

  /// Creates a context in which nothing is invalid.
  public override init() {
    super.init()
  }
}
