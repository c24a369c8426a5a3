// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UINavigationBar {
  /// Adds an item above the top item, at once.
  public func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the top item, at once, and returns it; the last item stays.
  @discardableResult
  public func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = items.dropLast()
    return items.last
  }
}
