// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that a table reuses: a cell, or a header or footer.
@MainActor
protocol ReusableTableView: UIView {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension UITableViewCell: ReusableTableView {}

extension UITableViewHeaderFooterView: ReusableTableView {}

/// The reuse pool of a table: what was registered, and offscreen views, by identifier.
@MainActor
struct TableReusePool<View: ReusableTableView> {
  /// Creates a view for an identifier.
  typealias Maker = @MainActor (_ identifier: String) -> View?

  private var makers: [String: Maker] = [:]
  private var queue = ReuseQueue<String, View>()

  /// Sets what creates the views of an identifier; nil unregisters it.
  mutating func setMaker(_ maker: Maker?, for identifier: String) {
    makers[identifier] = maker
    queue.removeAll(for: identifier)
  }

  /// Registers a nib, whose first view of the kind is used; nil unregisters it.
  mutating func register(_ nib: UINib?, for identifier: String) {
    guard let nib else { return setMaker(nil, for: identifier) }
    setMaker(
      { identifier in
        let objects = nib.objects(owner: nil, for: "UITableView.register(_:…)")
        let view = objects.lazy.compactMap { $0 as? View }.first
        view?.reuseIdentifier = identifier
        return view
      }, for: identifier)
  }

  /// Returns a reused view, or a new one; nil if nothing is registered.
  mutating func dequeue(_ identifier: String) -> View? {
    if let view = queue.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?(identifier)
  }

  mutating func enqueue(_ view: View) {
    if let identifier = view.reuseIdentifier { queue.enqueue(view, for: identifier) }
  }
}
