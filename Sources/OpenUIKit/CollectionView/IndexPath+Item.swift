import Foundation

/// Two numbers that name an element of a collection: a section and an item in it.
extension IndexPath {
  /// Creates an index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates an index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the section; 0 where there is none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The number of the item in its section; 0 where there is none.
  public var item: Int {
    get { count < 2 ? 0 : self[1] }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The number of the row in its section, the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
