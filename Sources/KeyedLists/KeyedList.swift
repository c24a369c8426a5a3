// SPDX-License-Identifier: Apache-2.0

/// Elements in an order, each once, of which many can be found and removed in constant time each.
///
/// It is an array while elements are appended and read. Searches and removals are linear at first;
/// as soon as they have cost as much as a table of positions, the list makes one, and a removed
/// element leaves a hole until the elements are read again. So any number of removals between two
/// reads costs at most a fixed multiple of the number of elements, and a removal between each two
/// reads costs no more than in an array.
public struct KeyedList<Keys: ListKeys> {
  /// What is in the list.
  public typealias Element = Keys.Element
  /// What tells two elements apart.
  public typealias Key = Keys.Key

  /// The elements in order while there are no holes.
  @usableFromInline var dense: [Element] = []
  /// The elements in order with holes; nil while there are none, otherwise `positions` exist.
  @usableFromInline var sparse: [Element?]?
  /// The index of each element in `dense` or `sparse`; nil while searches are linear.
  ///
  /// An element that was removed may still be in it, with the index of its hole.
  @usableFromInline var positions: [Key: Int]?
  /// The number of holes in `sparse`.
  @usableFromInline var holeCount = 0
  /// The number of elements that searches and removals have read or moved without positions.
  @usableFromInline var work = 0

  /// Creates a list of elements with different keys.
  @inlinable
  public init(_ elements: [Element] = []) { dense = elements }

  /// The number of elements.
  @inlinable
  public var count: Int {
    sparse.map { $0.count - holeCount } ?? dense.count
  }

  /// Whether there is no element.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The elements in order, without closing the holes that removals have left.
  @inlinable
  public var array: [Element] { sparse?.compactMap { $0 } ?? dense }

  /// The elements in order.
  @inlinable
  public var elements: [Element] {
    mutating get {
      closeHoles()
      return dense
    }
  }

  /// Whether an element has a key.
  @inlinable
  public mutating func contains(_ key: Key) -> Bool { position(of: key) != nil }

  /// The element with a key.
  @inlinable
  public mutating func element(for key: Key) -> Element? {
    position(of: key).flatMap { sparse?[$0] ?? dense[$0] }
  }

  /// The element with a key, and a number that is less than that of all elements behind it; nil if
  /// there is none.
  @inlinable
  public mutating func entry(for key: Key) -> (order: Int, element: Element)? {
    position(of: key).map { ($0, sparse?[$0] ?? dense[$0]) }
  }

  // MARK: Changes

  /// Appends an element whose key is not in the list.
  @inlinable
  public mutating func append(_ element: Element) {
    ListWork.add(1)
    // Without positions there are no holes.
    guard positions != nil else { return dense.append(element) }
    positions?[Keys.key(of: element)] = sparse?.count ?? dense.count
    if sparse == nil { dense.append(element) } else { sparse?.append(element) }
  }

  /// Replaces the element with the same key; returns false if there is none.
  @inlinable
  public mutating func replace(with element: Element) -> Bool {
    guard let position = position(of: Keys.key(of: element)) else { return false }
    if sparse == nil { dense[position] = element } else { sparse?[position] = element }
    return true
  }

  /// Removes the element with a key and returns it; nil if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ key: Key) -> Element? {
    guard let position = position(of: key) else { return nil }
    guard sparse == nil else { return removeSparse(at: position) }
    if position == dense.count - 1 {
      positions?[key] = nil
      return dense.removeLast()
    }
    if positions != nil {
      ListWork.add(dense.count)
      sparse = dense.map { $0 }
      dense = []
      return removeSparse(at: position)
    }
    // Moving an element costs an eighth of comparing one.
    work += (dense.count - position) / 8
    ListWork.add((dense.count - position) / 8)
    return dense.remove(at: position)
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    dense.removeAll(keepingCapacity: keepingCapacity)
    sparse = nil
    holeCount = 0
    forgetPositions()
  }

  /// Changes the order of the elements, or inserts some, through the array.
  @inlinable
  public mutating func withArray<Result>(_ body: (inout [Element]) -> Result) -> Result {
    closeHoles()
    forgetPositions()
    return body(&dense)
  }

  // MARK: Positions

  /// Closes the holes that removals have left.
  @inlinable
  public mutating func closeHoles() {
    guard let holed = sparse else { return }
    ListWork.add(holed.count)
    dense = holed.compactMap { $0 }
    sparse = nil
    holeCount = 0
    forgetPositions()
  }

  @inlinable
  mutating func forgetPositions() {
    positions = nil
    work = 0
  }

  @inlinable
  mutating func removeSparse(at position: Int) -> Element? {
    ListWork.add(1)
    let element = sparse?[position]
    sparse?[position] = nil
    holeCount += 1
    // A queue, in which elements come at one end and go at the other, does not grow.
    let length = count + holeCount
    if length > 64, length > 4 * count {
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
      guard let position = positions[key] else { return nil }
      return holeCount > 0 && sparse?[position] == nil ? nil : position
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
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: array, displayStyle: .collection)
  }
}
