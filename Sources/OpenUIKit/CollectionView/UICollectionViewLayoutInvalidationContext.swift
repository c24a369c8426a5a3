import Foundation

/// Says what of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the number of items is to be asked again.
  open internal(set) var invalidateDataSourceCounts = false

  /// Creates a context in which nothing is invalid.
  public override init() {
    super.init()
  }
}
