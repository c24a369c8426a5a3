/// Memory of one part of a search: what it found, and nodes that it still has to visit.
struct SearchRoom: ~Copyable {
  var found = Column<Int32>()
  var stack = Column<Int32>()
}

/// The rooms of the parts of a search that several threads do, kept from step to step.
struct SearchRooms: ~Copyable {
  private(set) var rooms: UnsafeMutablePointer<SearchRoom>
  private(set) var count = 0

  init() { rooms = .allocate(capacity: 1) }

  deinit {
    rooms.deinitialize(count: count)
    rooms.deallocate()
  }

  /// Makes at least so many rooms.
  mutating func reserve(_ newCount: Int) {
    guard newCount > count else { return }
    let more = UnsafeMutablePointer<SearchRoom>.allocate(capacity: newCount)
    more.moveInitialize(from: rooms, count: count)
    for room in count..<newCount { (more + room).initialize(to: SearchRoom()) }
    rooms.deallocate()
    rooms = more
    count = newCount
  }

  /// The memory that the rooms hold, used or not.
  var byteCount: Int {
    var sum = count * MemoryLayout<SearchRoom>.stride
    for room in 0..<count {
      sum += rooms[room].found.byteCount + rooms[room].stack.byteCount
    }
    return sum
  }
}
