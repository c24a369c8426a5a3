// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reuse pool of table cells: registered classes and offscreen cells by identifier.
@MainActor
struct TableCellReusePool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var queue = ReuseQueue<String, UITableViewCell>()

  mutating func register(_ cellClass: AnyClass?, for identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
    queue.removeAll(for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = queue.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].flatMap {
      RuntimeInstantiation.cell(of: $0, reuseIdentifier: identifier)
    }
  }

  mutating func enqueue(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { queue.enqueue(cell, for: identifier) }
  }
}
