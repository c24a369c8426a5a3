// SPDX-License-Identifier: Apache-2.0

/// A growable array of trivial values: one column of the world's structure of arrays.
///
/// A stage of the step copies `base` to a local constant and indexes that, so that a hot loop has no uniqueness,
/// exclusivity or bounds checks. Growing moves the buffer, so a stage must not grow a column whose base it holds.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; valid up to `capacity`.
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements in use.
  private(set) var count = 0
  /// The number of elements that fit without growing.
  private(set) var capacity: Int

  /// Creates an empty column with a minimum capacity.
  init(minimumCapacity: Int = 16) {
    capacity = minimumCapacity < 1 ? 1 : minimumCapacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The element at an index.
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  /// The element at a stored index.
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// Whether the column has no elements.
  var isEmpty: Bool { count == 0 }

  /// The last element; nil if the column is empty.
  var last: Element? { count == 0 ? nil : base[count - 1] }

  /// Appends an element.
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    // Not assigned, which would copy a large element field by field.
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Removes and returns the last element; the column must not be empty.
  @discardableResult
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count &-= 1
    return base[count]
  }

  /// Removes an element and moves the last one to its index; returns whether one was moved.
  @discardableResult
  mutating func swapRemove(at index: Int) -> Bool {
    precondition(index >= 0 && index < count)
    count &-= 1
    guard index != count else { return false }
    (base + index).initialize(to: base[count])
    return true
  }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Changes the number of elements; new elements get a value.
  mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > capacity { reserve(newCount > grownCapacity ? newCount : grownCapacity) }
    var index = count
    while index < newCount {
      (base + index).initialize(to: element)
      index &+= 1
    }
    count = newCount
  }

  /// Sets the number of elements that a stage wrote through `base`; at most the capacity.
  mutating func setCount(_ newCount: Int) {
    precondition(newCount >= 0 && newCount <= capacity)
    count = newCount
  }

  /// Grows by half: a column that reaches n elements has moved less than 2·n.
  ///
  /// Each move of a large column writes to fresh pages of the system, which cost more than the copying. What it has
  /// beyond its elements is address space, for which the system has no memory until it is written.
  private var grownCapacity: Int { capacity &+ capacity / 2 &+ 1 }

  /// The size in bytes from which a column is large.
  private static var largeByteCount: Int { 16_384 }

  // Not inlined: loops that append seldom come here.
  @inline(never)
  private mutating func grow() { move(to: grownCapacity) }

  /// Increases the capacity to at least a number of elements.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { move(to: newCapacity) }
  }

  /// Makes room for so many elements more, as appending them would.
  mutating func reserve(forMore added: Int) {
    let needed = count &+ added
    if needed > capacity { move(to: needed > grownCapacity ? needed : grownCapacity) }
  }

  /// Moves the elements in use to memory for another number of elements.
  private mutating func move(to newCapacity: Int) {
    let stride = MemoryLayout<Element>.stride
    base = moved(
      base, byteCount: count * stride, to: newCapacity * stride,
      alignment: MemoryLayout<Element>.alignment
    ).assumingMemoryBound(to: Element.self)
    capacity = newCapacity
  }

  /// Reduces the capacity of a large column if less than a quarter is in use.
  mutating func trim() {
    guard byteCount > Self.largeByteCount, count < capacity / 4 else { return }
    let trimmed = 2 &* count > capacity / 8 ? 2 &* count : capacity / 8
    move(to: trimmed)
  }

  /// Copies the contents of another column.
  mutating func copy(from other: borrowing Column<Element>) {
    reserve(other.count)
    base.update(from: other.base, count: other.count)
    count = other.count
  }
}

extension Column {
  /// The elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}

extension Column {
  /// The memory that the column holds, used or not.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}

/// Moves bytes to new memory and frees the old.
///
/// One function for the columns of all elements, of which there are dozens.
@inline(never)
private func moved(
  _ base: UnsafeMutableRawPointer, byteCount: Int, to newByteCount: Int, alignment: Int
) -> UnsafeMutableRawPointer {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: newByteCount, alignment: alignment)
  memory.copyMemory(from: base, byteCount: byteCount)
  base.deallocate()
  return memory
}
