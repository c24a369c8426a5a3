// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Conversions between the coordinate system and those of items; views are in the coordinates of
/// their superview.
@MainActor
extension ReferenceSystem {
  /// Whether an item is a view whose center is in the coordinates of another view than the
  /// reference view.
  func hasOtherCoordinates(_ item: any UIDynamicItem) -> Bool {
    guard let view, let container = (item as? UIView)?.superview else { return false }
    return container !== view
  }

  /// The center of an item in the coordinate system.
  func position(of item: any UIDynamicItem) -> CGPoint {
    guard hasOtherCoordinates(item), let view, let container = (item as? UIView)?.superview else {
      return item.center
    }
    return view.convert(item.center, from: container)
  }

  /// The center of an item in its own coordinates, for a position in the coordinate system.
  func center(of item: any UIDynamicItem, at position: CGPoint) -> CGPoint {
    guard hasOtherCoordinates(item), let view, let container = (item as? UIView)?.superview else {
      return position
    }
    return container.convert(position, from: view)
  }
}
