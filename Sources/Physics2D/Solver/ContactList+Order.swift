/// How much a list has changed since it was put in order.
struct ListDisorder: BitwiseCopyable {
  /// How many contacts came or went since then, and how many of them before the last look.
  private var changeCount = 0
  private var seenCount = 0

  /// Counts a contact that came or went.
  mutating func note() { changeCount &+= 1 }

  /// Whether order is worth its price in a list of a number of contacts; asked once in each step.
  ///
  /// Order pays back within some dozen steps: there must be much to gain, and what comes and goes in a step
  /// must not undo it soon.
  mutating func isWorthSorting(_ count: Int) -> Bool {
    let latest = changeCount &- seenCount
    seenCount = changeCount
    return count >= Self.leastCount && changeCount > count / 8 && latest < count / 64
  }

  /// Below, a pass over a colour is too little work to be shared with profit.
  private static var leastCount: Int { 512 }
}

extension ContactList {
  /// Puts the contacts in the order of the bodies that they move.
  ///
  /// Threads share a colour by the parts of its list. In this order the same part of each colour moves
  /// about the same bodies, so that these stay in the memory of one core and do not travel with every
  /// colour. For the bodies it makes no difference: none is moved twice in a colour.
  mutating func sort(_ contacts: inout ContactTable) {
    assert(contactsPerBlock > 1, "in the overflow colour the order says what is solved last")
    let count = rows.count
    var order = Column<UInt64>(minimumCapacity: count)
    for place in 0..<count {
      order.append(UInt64(UInt32(bitPattern: movedBody(at: place))) &<< 32 | UInt64(place))
    }
    var keys = UnsafeMutableBufferPointer(start: order.base, count: count)
    keys.sort()
    var sorted = ContactList()
    sorted.reserve(count)
    for place in 0..<count {
      let old = Int(truncatingIfNeeded: order[place] & 0xFFFF_FFFF)
      contacts.record[rows[old]].colorIndex = sorted.append(
        rows[old], lane(at: old), reference(at: old))
    }
    sorted.disorder = ListDisorder()
    swap(&self, &sorted)
  }

  /// The first body of a contact that constraints move.
  private func movedBody(at place: Int) -> Int32 {
    let pair = pair(at: place)
    return lane(at: place).inverseMassA > 0 ? pair.bodyA : pair.bodyB
  }
}

extension ConstraintGraph {
  /// Puts the contacts of those colours in order that have fallen into disorder and are calm by now.
  mutating func sortContacts(_ contacts: inout ContactTable) {
    for color in 0..<Self.overflow
    where colors[color].contacts.disorder.isWorthSorting(colors[color].contacts.count) {
      colors[color].contacts.sort(&contacts)
    }
  }
}
