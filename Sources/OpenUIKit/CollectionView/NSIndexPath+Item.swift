// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// Index paths of rows and items as objects, to which Swift 3 code casts.
  extension NSIndexPath {
    /// Creates an index path of an item in a section.
    public convenience init(item: Int, section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// Creates an index path of a row in a section.
    public convenience init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The index of the section; 0 if there is none.
    public var section: Int { (self as IndexPath).section }

    /// The index of the item in its section; 0 if there is none.
    public var item: Int { (self as IndexPath).item }

    /// The index of the row in its section, equal to `item`.
    public var row: Int { item }
  }
#endif
