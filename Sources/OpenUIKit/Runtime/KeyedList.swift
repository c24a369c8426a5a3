// SPDX-License-Identifier: Apache-2.0

/// The keys by which a `KeyedList` tells its elements apart.
package protocol ListKeys {
  /// What is in the list.
  associatedtype Element
  /// What tells two elements apart.
  associatedtype Key: Hashable

  /// The key of an element, which does not change while the element is in a list.
  static func key(of element: Element) -> Key
}

/// Objects are their own keys.
package enum ObjectKeys<Object: AnyObject>: ListKeys {
  /// The identity of the object.
  @inlinable
  package static func key(of element: Object) -> ObjectIdentifier { ObjectIdentifier(element) }
}

/// References that do not retain have the keys of their objects.
package enum UnownedKeys<Object: AnyObject>: ListKeys {
  /// The identity of the object.
  @inlinable
  package static func key(of element: Unowned<Object>) -> ObjectIdentifier {
    ObjectIdentifier(element.object)
  }
}

/// An unowned reference, for collections of objects that are known to outlive it.
package struct Unowned<Object: AnyObject> {
  /// The object.
  package unowned let object: Object

  /// Refers to an object.
  @inlinable
  package init(_ object: Object) { self.object = object }
}

/// What keyed lists have done in a debug build, for tests of how it grows with their length; a release
/// build counts nothing.
package enum ListWork {
  #if DEBUG
    /// The number of elements that were compared, moved, copied or looked up.
    ///
    /// Unchecked, because lists belong to objects of the main actor.
    nonisolated(unsafe) package static var count = 0
  #endif

  /// Counts elements in a debug build.
  @inlinable
  package static func add(_ elements: Int) {
    #if DEBUG
      count += elements
    #endif
  }
}

/// Elements in an order, each once, of which many can be found and removed in constant time each.
///
/// It is an array while elements are appended and read. Searches and removals are linear at first;
/// as soon as they have cost as much as a table of positions, the list makes one, and a removed
/// element leaves a hole until the elements are read again. So any number of removals between two
/// reads costs at most a fixed multiple of the number of elements, and a removal between each two
/// reads costs no more than in an array.
package struct KeyedList<Keys: ListKeys> {
  /// What is in the list.
  package typealias Element = Keys.Element
  /// What tells two elements apart.
  package typealias Key = Keys.Key

  /// The elements in order while there are no holes.
  @usableFromInline var dense: [Element] = []
  /// The elements in order with holes; nil while there are none, otherwise `positions` exist.
  @usableFromInline var sparse: [Element?]?
  /// The index of each element in `dense` or `sparse`; nil while searches are linear.
  @usableFromInline var positions: [Key: Int]?
  /// The number of elements that searches and removals have read or moved without positions.
  @usableFromInline var work = 0

  /// Creates a list of elements with different keys.
  @inlinable
  package init(_ elements: [Element] = []) { dense = elements }

  /// The number of elements.
  @inlinable
  package var count: Int {
    sparse == nil ? dense.count : positions?.count ?? 0
  }

  /// Whether there is no element.
  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The elements in order, without closing the holes that removals have left.
  @inlinable
  package var array: [Element] { sparse?.compactMap { $0 } ?? dense }

  /// The elements in order.
  @inlinable
  package var elements: [Element] {
    mutating get {
      closeHoles()
      return dense
    }
  }

  /// Whether an element has a key.
  @inlinable
  package mutating func contains(_ key: Key) -> Bool { position(of: key) != nil }

  /// The element with a key.
  @inlinable
  package mutating func element(for key: Key) -> Element? {
    position(of: key).flatMap { sparse?[$0] ?? dense[$0] }
  }

  /// A number that orders the elements: less than that of all elements behind it; nil if there is
  /// none with the key.
  @inlinable
  package mutating func order(of key: Key) -> Int? { position(of: key) }

  // MARK: Changes

  /// Appends an element whose key is not in the list.
  @inlinable
  package mutating func append(_ element: Element) {
    ListWork.add(1)
    positions?[Keys.key(of: element)] = sparse?.count ?? dense.count
    if sparse == nil { dense.append(element) } else { sparse?.append(element) }
  }

  /// Replaces the element with the same key; returns false if there is none.
  @inlinable
  package mutating func replace(with element: Element) -> Bool {
    guard let position = position(of: Keys.key(of: element)) else { return false }
    if sparse == nil { dense[position] = element } else { sparse?[position] = element }
    return true
  }

  /// Removes the element with a key and returns it; nil if there is none.
  @inlinable
  @discardableResult
  package mutating func remove(_ key: Key) -> Element? {
    guard let position = position(of: key) else { return nil }
    guard sparse == nil else { return removeSparse(key, at: position) }
    if position == dense.count - 1 {
      positions?[key] = nil
      return dense.removeLast()
    }
    if positions != nil {
      ListWork.add(dense.count)
      sparse = dense.map { $0 }
      dense = []
      return removeSparse(key, at: position)
    }
    // Moving an element costs an eighth of comparing one.
    work += (dense.count - position) / 8
    ListWork.add((dense.count - position) / 8)
    return dense.remove(at: position)
  }

  /// Removes all elements.
  @inlinable
  package mutating func removeAll(keepingCapacity: Bool = false) {
    dense.removeAll(keepingCapacity: keepingCapacity)
    sparse = nil
    positions = nil
    work = 0
  }

  /// Changes the order of the elements, or inserts some, through the array.
  @inlinable
  package mutating func withArray<Result>(_ body: (inout [Element]) -> Result) -> Result {
    closeHoles()
    forgetPositions()
    return body(&dense)
  }

  // MARK: Positions

  /// Closes the holes that removals have left.
  @inlinable
  package mutating func closeHoles() {
    guard let holed = sparse else { return }
    ListWork.add(holed.count)
    dense = holed.compactMap { $0 }
    sparse = nil
    forgetPositions()
  }

  @inlinable
  mutating func forgetPositions() {
    positions = nil
    work = 0
  }

  @inlinable
  mutating func removeSparse(_ key: Key, at position: Int) -> Element? {
    ListWork.add(1)
    positions?[key] = nil
    let element = sparse?[position]
    sparse?[position] = nil
    // A queue, in which elements come at one end and go at the other, does not grow.
    if let holed = sparse, holed.count > 64, holed.count > 4 * count {
      closeHoles()
      makePositions()
    }
    return element
  }

  /// The index of an element in `dense` or `sparse`; searches from both ends, because what was added
  /// first or last is most often the next to be removed.
  @inlinable
  mutating func position(of key: Key) -> Int? {
    if let positions {
      ListWork.add(1)
      return positions[key]
    }
    if dense.count > 32, work > 16 * dense.count {
      makePositions()
      return positions?[key]
    }
    var (first, last) = (0, dense.count - 1)
    while first <= last {
      if Keys.key(of: dense[last]) == key { break }
      if Keys.key(of: dense[first]) == key {
        last = first
        break
      }
      first += 1
      last -= 1
    }
    work += 2 * first + 1
    ListWork.add(2 * first + 1)
    return first <= last ? last : nil
  }

  @inlinable
  mutating func makePositions() {
    ListWork.add(dense.count)
    var made: [Key: Int] = [:]
    made.reserveCapacity(dense.count)
    for (index, element) in dense.enumerated() { made[Keys.key(of: element)] = index }
    positions = made
    work = 0
  }
}

/// Reflects the elements only: how they are found means nothing.
extension KeyedList: CustomReflectable {
  /// The elements.
  package var customMirror: Mirror {
    Mirror(self, unlabeledChildren: array, displayStyle: .collection)
  }
}
