// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewController {
  /// The control that refreshes the table when it is pulled down; none by default.
  public var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}
