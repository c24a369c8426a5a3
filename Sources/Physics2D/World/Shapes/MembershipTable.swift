// SPDX-License-Identifier: Apache-2.0

/// The range of one set of numbers in the table.
struct MembershipRange: BitwiseCopyable {
  var start: Int32
  var count: Int32
}

/// The sets of numbers that filters refer to; each distinct set is stored once, sorted and without duplicates.
struct MembershipTable: ~Copyable {
  var numbers = Column<Int32>()
  var ranges = Column<MembershipRange>()

  /// The set of some numbers.
  mutating func intern(_ members: [Int32]) -> MembershipSet {
    let sorted = members.sorted()
    let start = numbers.count
    for number in sorted where numbers.count == start || numbers.last != number {
      numbers.append(number)
    }
    let count = numbers.count - start
    if let known = index(ofNumbersFrom: start, count: count) {
      while numbers.count > start { numbers.removeLast() }
      return MembershipSet(index: known)
    }
    ranges.append(
      MembershipRange(
        start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count)))
    return MembershipSet(index: Int32(truncatingIfNeeded: ranges.count - 1))
  }

  /// The current sets; valid until the table grows.
  var view: MembershipView {
    MembershipView(
      numbers: numbers.base, ranges: ranges.base,
      rangeCount: Int32(truncatingIfNeeded: ranges.count))
  }

  private borrowing func index(ofNumbersFrom start: Int, count: Int) -> Int32? {
    for row in 0..<ranges.count where Int(ranges[row].count) == count {
      let other = Int(ranges[row].start)
      var same = 0
      while same < count, numbers[start + same] == numbers[other + same] { same += 1 }
      if same == count { return Int32(truncatingIfNeeded: row) }
    }
    return nil
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing MembershipTable) {
    numbers.copy(from: other.numbers)
    ranges.copy(from: other.ranges)
  }
}

/// A read-only view over the sets of numbers.
struct MembershipView: BitwiseCopyable {
  let numbers: UnsafeMutablePointer<Int32>
  let ranges: UnsafeMutablePointer<MembershipRange>
  let rangeCount: Int32

  /// Whether two filters allow a collision.
  func filtersCanCollide(_ a: CollisionFilter, _ b: CollisionFilter) -> Bool {
    if a.group == b.group, a.group != 0 { return a.group > 0 }
    guard a.categories & b.mask != 0, b.categories & a.mask != 0 else { return false }
    guard carriesSet(a), carriesSet(b) else { return true }
    return shareNumber(a.memberships, targets(of: b)) || shareNumber(b.memberships, targets(of: a))
  }

  /// Whether two sets have a number in common.
  private func shareNumber(_ a: MembershipSet, _ b: MembershipSet) -> Bool {
    guard isKnown(a), isKnown(b) else { return false }
    let first = ranges[Int(a.index)]
    let second = ranges[Int(b.index)]
    var left = Int(first.start)
    var right = Int(second.start)
    let leftEnd = left &+ Int(first.count)
    let rightEnd = right &+ Int(second.count)
    while left < leftEnd, right < rightEnd {
      if numbers[left] == numbers[right] { return true }
      if numbers[left] < numbers[right] { left &+= 1 } else { right &+= 1 }
    }
    return false
  }

  private func carriesSet(_ filter: CollisionFilter) -> Bool {
    filter.memberships.index >= 0 || filter.targets.index >= 0
  }

  private func targets(of filter: CollisionFilter) -> MembershipSet {
    filter.targets.index >= 0 ? filter.targets : filter.memberships
  }

  /// A set of another world may name a row that this one does not have.
  private func isKnown(_ set: MembershipSet) -> Bool { set.index >= 0 && set.index < rangeCount }
}

extension World {
  /// The set of some numbers, for filters.
  ///
  /// Equal numbers in any order give the same set. An empty set has no number in common with any other.
  public func memberships(_ numbers: [Int32]) -> MembershipSet { memberships.intern(numbers) }
}
