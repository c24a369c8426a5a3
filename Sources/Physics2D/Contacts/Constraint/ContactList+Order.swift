/// How much a list has changed since it was put in order.
struct SortState: BitwiseCopyable {
  /// How many contacts came or went since then, and how many of them before the last look.
  private var changeCount = 0
  private var previousChangeCount = 0

  /// Counts a contact that came or went.
  mutating func recordChange() { changeCount &+= 1 }

  /// Whether order is worth its price in a list of a number of contacts; asked once in each step.
  ///
  /// Order pays back within some dozen steps: there must be much to gain, and what comes and goes in a step
  /// must not undo it soon.
  mutating func shouldSort(_ count: Int) -> Bool {
    let recentChanges = changeCount &- previousChangeCount
    previousChangeCount = changeCount
    return count >= Self.minimumCount && changeCount > count / 4 && recentChanges < count / 64
  }

  /// Below, a pass over a colour is too little work to be shared with profit.
  private static var minimumCount: Int { 512 }
}

/// Room in which lists are put in order, kept from step to step.
struct ContactOrder: ~Copyable {
  /// Where the contact whose first dynamic body is in a row stands, −1 for none.
  private var indexOfBody = Column<Int32>(minimumCapacity: 1)
  /// Where the contact that is to stand in a place stands now.
  fileprivate var sources = Column<Int32>(minimumCapacity: 1)

  var byteCount: Int { indexOfBody.byteCount + sources.byteCount }

  /// Finds the order of a list by the bodies that its contacts move; within a colour each body is moved by
  /// one at most.
  fileprivate mutating func find(for list: borrowing ContactList, _ bodies: borrowing BodyTable) {
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
    assert(sources.count == list.count, "a colour moves a body twice")
  }
}

extension ContactList {
  /// Puts the contacts in the order of the bodies that they move.
  ///
  /// Threads share a colour by the parts of its list. In this order the same part of each colour moves
  /// about the same bodies, so that these stay in the memory of one core and do not travel with every
  /// colour. For the bodies it makes no difference: none is moved twice in a colour.
  mutating func sort(
    _ contacts: inout ContactTable, _ bodies: borrowing BodyTable, _ order: inout ContactOrder
  ) {
    assert(contactsPerBlock > 1, "in the overflow colour the order says what is solved last")
    order.find(for: self, bodies)
    guard order.sources.count == count else { return }
    for index in 0..<count where Int(order.sources[index]) != index {
      moveCycle(from: index, order.sources)
    }
    for index in 0..<count {
      contacts.record[rows[index]].colorIndex = Int32(truncatingIfNeeded: index)
    }
    sortState = SortState()
  }

  /// Moves the contacts of a cycle to their places, and notes that they are there.
  private func moveCycle(from start: Int, _ sources: borrowing Column<Int32>) {
    let (row, lane, reference) = (rows[start], lane(at: start), reference(at: start))
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
  /// Puts the contacts of those colours in order that have fallen into disorder and are calm by now.
  mutating func sortContacts(
    _ contacts: inout ContactTable, _ bodies: borrowing BodyTable, _ order: inout ContactOrder
  ) {
    for color in 0..<Self.overflow
    where colors[color].contacts.sortState.shouldSort(colors[color].contacts.count) {
      colors[color].contacts.sort(&contacts, bodies, &order)
    }
  }
}
