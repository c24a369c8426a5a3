// SPDX-License-Identifier: Apache-2.0

/// Two shapes and their bodies; the shape of the greater kind is A.
struct ContactPair: BitwiseCopyable {
  var shapeA: Int32 = 0
  var shapeB: Int32 = 0
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
}

/// A pair of shapes whose enlarged boxes overlap.
struct ContactRecord: TwoSided, AwakeListed {
  var shapeA: Int32 = -1
  var shapeB: Int32 = -1
  var bodyA: Int32 = -1
  var bodyB: Int32 = -1
  var edgeA = BodyEdge()
  var edgeB = BodyEdge()
  /// Index in the list of awake contacts; −1 while both bodies are asleep, the graph holds the contact, or
  /// the row is free.
  var awakeIndex: Int32 = -1
  /// The color of the constraint graph that holds the contact; −1 for none.
  var color: Int16 = -1
  // Beside the color, so that both share a word.
  var flags: ContactFlags = []
  /// The contact's index in its color; −1 for none.
  var colorIndex: Int32 = -1
  var friction: Float = 0
  var restitution: Float = 0
  /// The gap that this contact keeps: the world's contact margin, or less if the shapes were nearer from the
  /// start; negative before the first update.
  var margin: Float = -1

  var pair: ContactPair {
    ContactPair(shapeA: shapeA, shapeB: shapeB, bodyA: bodyA, bodyB: bodyB)
  }
}

/// States of a contact.
struct ContactFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  static let inUse = ContactFlags(rawValue: 1 << 0)
  /// The manifold has a point: the shapes touch.
  static let touching = ContactFlags(rawValue: 1 << 1)
  static let sensor = ContactFlags(rawValue: 1 << 2)
  static let contactEvents = ContactFlags(rawValue: 1 << 3)
  static let hitEvents = ContactFlags(rawValue: 1 << 4)
  /// The enlarged boxes no longer overlap; the contact is destroyed at the end of the stage.
  static let disjoint = ContactFlags(rawValue: 1 << 5)
  /// The begin of the touch was reported.
  static let reported = ContactFlags(rawValue: 1 << 6)
  /// The row is in the list of touches that may have to be reported; a row that was freed may be until the end of
  /// the step.
  static let listed = ContactFlags(rawValue: 1 << 7)
  /// A reported touch is farther apart than the speculative distance, and only the motion of a fast body keeps the
  /// manifold; set only within a step.
  static let lifted = ContactFlags(rawValue: 1 << 8)
}

/// Every contact of a world.
struct ContactTable: ~Copyable {
  var record = Column<ContactRecord>()
  /// The manifolds of touching contacts that the graph does not hold; undefined for others.
  var manifold = Column<Manifold>()
  /// What their manifolds are recycled with when they wake.
  var reference = Column<StoredReference>()
  /// Contacts of which a body is awake and that the graph does not hold, in a defined order.
  var awake = Column<Int32>()
  /// Their separating axes, in the same order.
  var separatingAxes = Column<SeparatingAxisCache>()
  /// Rows of touches that were not reported yet.
  var unreported = Column<Int32>(minimumCapacity: 128)
  /// Free rows.
  var freeList = FreeList()
  /// The number of contacts that exist.
  var liveCount = 0

  /// Allocates a row for a record.
  mutating func insertRow(_ contact: ContactRecord) -> Int32 {
    liveCount &+= 1
    // The lowest free row, or a new one at the end.
    let recycled = freeList.allocate()
    guard recycled < 0 else {
      let listed = record[recycled].flags.intersection(.listed)
      record[recycled] = contact
      record[recycled].flags.formUnion(listed)
      return recycled
    }
    record.append(contact)
    manifold.append(Manifold())
    reference.append(StoredReference())
    return Int32(truncatingIfNeeded: record.count &- 1)
  }

  /// Makes room for so many contacts more, which are awake: inserting them then moves no column.
  mutating func reserve(forMore added: Int) {
    let rows = added &- freeList.count
    if rows > 0 {
      record.reserve(forMore: rows)
      manifold.reserve(forMore: rows)
      reference.reserve(forMore: rows)
    }
    reserveAwake(forMore: added)
  }

  /// Makes room for so many contacts more in the list of awake contacts.
  mutating func reserveAwake(forMore added: Int) {
    awake.reserve(forMore: added)
    separatingAxes.reserve(forMore: added)
  }

  /// Frees a row.
  mutating func removeRow(_ row: Int32) {
    let listed = record[row].flags.intersection(.listed)
    record[row] = ContactRecord()
    record[row].flags = listed
    reference[row] = StoredReference()
    freeList.free(row)
    liveCount &-= 1
  }

  /// Appends a contact to the list of awake contacts, unless it is in the list.
  mutating func insertAwake(_ row: Int32) {
    guard record[row].awakeIndex < 0 else { return }
    awake.insertAwake(row, record)
    separatingAxes.append(SeparatingAxisCache(record[row]))
  }

  /// Removes a contact from the list of awake contacts; the last one moves to its index.
  mutating func removeAwake(_ row: Int32) {
    let index = record[row].awakeIndex
    guard index >= 0 else { return }
    separatingAxes.swapRemove(at: Int(index))
    awake.removeAwake(row, record)
  }

  /// Releases memory of the list of awake contacts that was needed only once.
  mutating func trimAwake() {
    awake.trim()
    separatingAxes.trim()
    unreported.trim()
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing ContactTable) {
    record.copy(from: other.record)
    manifold.copy(from: other.manifold)
    reference.copy(from: other.reference)
    separatingAxes.copy(from: other.separatingAxes)
    awake.copy(from: other.awake)
    unreported.copy(from: other.unreported)
    freeList.copy(from: other.freeList)
    liveCount = other.liveCount
  }
}
