// SPDX-License-Identifier: Apache-2.0

/// The number of changes of a list since it was sorted.
struct SortState: BitwiseCopyable {
  /// Contacts that were added or removed since the list was sorted, and those until the last step.
  var changeCount = 0
  var previousChangeCount = 0

  /// Counts a contact that was added or removed.
  mutating func recordChange() { changeCount &+= 1 }

  /// Whether sorting a list of so many contacts pays; called once in each step.
  ///
  /// Sorting pays back within some dozen steps: much of the list must be out of order, and changes must be
  /// so few that they do not undo it soon.
  mutating func shouldSort(_ count: Int) -> Bool {
    let recentChanges = changeCount &- previousChangeCount
    previousChangeCount = changeCount
    return count >= Self.minimumCount && changeCount > count / 4 && recentChanges < count / 64
  }

  /// Shorter lists are too little work to be shared among threads.
  private static var minimumCount: Int { 512 }
}

/// Scratch memory for sorting, kept from step to step.
struct ContactOrder: ~Copyable {
  /// For each body row the index of the contact that moves it; −1 for none.
  private var indexOfBody = Column<Int32>(minimumCapacity: 1)
  /// For each index of the sorted list the current index of the contact.
  fileprivate var sources = Column<Int32>(minimumCapacity: 1)

  var byteCount: Int { indexOfBody.byteCount + sources.byteCount }

  /// Finds the order of a list by the bodies that its contacts move: a counting sort, because within a
  /// color at most one contact moves a body.
  fileprivate mutating func find(for list: borrowing ContactList, _ bodies: borrowing BodyTable) {
    // Scatter the index of each contact to its body's row, then gather them in the order of rows.
    indexOfBody.removeAll()
    indexOfBody.resize(to: bodies.motion.count, filling: -1)
    for index in 0..<list.count {
      let pair = list.pair(at: index)
      let body = bodies.motion[pair.bodyA].isDynamic ? pair.bodyA : pair.bodyB
      indexOfBody[body] = Int32(truncatingIfNeeded: index)
    }
    sources.removeAll()
    for body in 0..<indexOfBody.count where indexOfBody[body] >= 0 {
      sources.append(indexOfBody[body])
    }
    assert(sources.count == list.count, "a color moves a body twice")
  }
}

extension ContactList {
  /// Sorts the contacts by the bodies that they move.
  ///
  /// Each thread takes the same part of every list. In a sorted list that part moves about the same bodies
  /// in each color, so that they stay in the cache of one core: each shared body costs a cache-line
  /// transfer. The results are the same: no body is moved twice in a color.
  mutating func sort(
    _ contacts: inout ContactTable, _ bodies: borrowing BodyTable, _ order: inout ContactOrder
  ) {
    assert(contactsPerBlock > 1, "in the overflow color the order says what is solved last")
    order.find(for: self, bodies)
    guard order.sources.count == count else { return }
    // Permute in place, cycle by cycle.
    for index in 0..<count where Int(order.sources[index]) != index {
      moveCycle(from: index, order.sources)
    }
    linkUnusedLanes(ofBlock: blocks.count &- 1)
    for index in 0..<count {
      contacts.record[rows[index]].colorIndex = Int32(truncatingIfNeeded: index)
    }
    sortState = SortState()
  }

  /// Moves the contacts of one cycle of the permutation, and marks their indices as done.
  private func moveCycle(from start: Int, _ sources: borrowing Column<Int32>) {
    let (row, lane, reference) = (rows[start], lane(at: start), reference(at: start))
    // The first contact is saved, and the gap moves along the cycle until it closes.
    var index = start
    while true {
      let source = Int(sources[index])
      sources[index] = Int32(truncatingIfNeeded: index)
      guard source != start else { break }
      rows[index] = rows[source]
      set(self.lane(at: source), self.reference(at: source), at: index)
      index = source
    }
    rows[index] = row
    set(lane, reference, at: index)
  }
}

extension ConstraintGraph {
  /// Sorts the contacts of the colors for which it pays.
  mutating func sortContacts(
    _ contacts: inout ContactTable, _ bodies: borrowing BodyTable, _ order: inout ContactOrder
  ) {
    for color in 0..<Self.overflow
    where colors[color].contacts.sortState.shouldSort(colors[color].contacts.count) {
      colors[color].contacts.sort(&contacts, bodies, &order)
    }
  }
}
