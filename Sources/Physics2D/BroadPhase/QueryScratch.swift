// SPDX-License-Identifier: Apache-2.0

/// Scratch memory of one query: the shapes it found, and the stack of nodes still to visit.
struct QueryScratch: ~Copyable {
  var found = Column<Int32>()
  var stack = Column<Int32>()
}

/// Scratch memory for the queries that several threads run at once, kept from step to step.
struct QueryScratchPool: ~Copyable {
  private(set) var base: UnsafeMutablePointer<QueryScratch>
  private(set) var count = 0

  init() { base = .allocate(capacity: 1) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Makes room for at least a number of queries.
  mutating func reserve(_ newCount: Int) {
    guard newCount > count else { return }
    let grown = UnsafeMutablePointer<QueryScratch>.allocate(capacity: newCount)
    grown.moveInitialize(from: base, count: count)
    for index in count..<newCount { (grown + index).initialize(to: QueryScratch()) }
    base.deallocate()
    base = grown
    count = newCount
  }

  /// The memory that the pool holds, used or not.
  var byteCount: Int {
    var sum = count * MemoryLayout<QueryScratch>.stride
    for index in 0..<count {
      sum += base[index].found.byteCount + base[index].stack.byteCount
    }
    return sum
  }
}
