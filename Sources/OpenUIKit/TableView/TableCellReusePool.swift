// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reuse pool of table cells: registered classes and offscreen cells by identifier.
@MainActor
struct TableCellReusePool {
  /// What a new cell of an identifier is made of.
  struct Prototype {
    let cellClass: UITableViewCell.Type
    var style = UITableViewCell.CellStyle.default
    /// Sets up a new cell; nil for a class that was registered alone.
    var setUp: (@MainActor (UITableViewCell) -> Void)?
  }

  private var prototypes: [String: Prototype] = [:]
  private var queue = ReuseQueue<String, UITableViewCell>()

  mutating func register(_ prototype: Prototype?, for identifier: String) {
    prototypes[identifier] = prototype
    queue.removeAll(for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class.
  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = queue.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let prototype = prototypes[identifier],
      let cell = RuntimeInstantiation.cell(
        of: prototype.cellClass, style: prototype.style, reuseIdentifier: identifier)
    else { return nil }
    prototype.setUp?(cell)
    return cell
  }

  mutating func enqueue(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { queue.enqueue(cell, for: identifier) }
  }
}
