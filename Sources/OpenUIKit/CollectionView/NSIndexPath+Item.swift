import Foundation

#if !canImport(ObjectiveC)
  /// Two numbers that name an element of a collection, in the object that Swift 3 code casts to.
  extension NSIndexPath {
    /// Creates an index path of an item in a section.
    public convenience init(item: Int, section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// Creates an index path of a row in a section.
    public convenience init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The number of the section; 0 where there is none.
    public var section: Int { (self as IndexPath).section }

    /// The number of the item in its section; 0 where there is none.
    public var item: Int { (self as IndexPath).item }

    /// The number of the row in its section, the same as `item`.
    public var row: Int { item }
  }
#endif
