// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dropped item and the place from which it comes.
@MainActor
final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ dragItem: UIDragItem, from path: IndexPath?) {
    self.dragItem = dragItem
    sourceIndexPath = path
  }
}
