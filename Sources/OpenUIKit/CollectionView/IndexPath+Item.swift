// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Index paths of table rows and collection items.
extension IndexPath {
  /// Creates an index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates an index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the section; 0 if there is none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The index of the item in its section; 0 if there is none.
  public var item: Int {
    get { count < 2 ? 0 : self[1] }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The index of the row in its section, equal to `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
