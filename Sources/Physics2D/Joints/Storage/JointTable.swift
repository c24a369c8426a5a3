// SPDX-License-Identifier: Apache-2.0

/// The part of a joint that all kinds share; the inner loops of the solver do not read it.
struct JointRecord: TwoSided, AwakeListed {
  var generation: UInt32 = 0
  var kind = JointKind.distance
  /// −1 for a joint to the world, which only `mouse` is.
  var bodyA: Int32 = -1
  var bodyB: Int32 = -1
  var edgeA = BodyEdge()
  var edgeB = BodyEdge()
  /// The row in the column of its kind.
  var row: Int32 = -1
  /// Index in the list of awake joints; −1 while both bodies are asleep or the row is free.
  var awakeIndex: Int32 = -1
  /// The color of the constraint graph that holds the joint, and its index there; −1 for none.
  var color: Int32 = -1
  var colorIndex: Int32 = -1
  /// Whether the two bodies collide with each other.
  var collidesConnected = false
  var inUse = false
  var userData: UInt64 = 0
}

/// The joints of one kind.
struct JointColumn<Joint: BitwiseCopyable>: ~Copyable {
  private(set) var rows = Column<Joint>(minimumCapacity: 1)
  private var freeList = FreeList()

  init() {}

  subscript(row: Int32) -> Joint {
    get { rows[row] }
    nonmutating _modify { yield &rows[row] }
  }

  /// Stores a joint; returns its row.
  mutating func insert(_ joint: Joint) -> Int32 {
    let recycled = freeList.allocate()
    if recycled >= 0 {
      rows[recycled] = joint
      return recycled
    }
    rows.append(joint)
    return Int32(truncatingIfNeeded: rows.count &- 1)
  }

  /// Frees a row.
  mutating func remove(_ row: Int32) { freeList.free(row) }

  /// Changes the joints of all rows, also of free ones.
  func update(_ change: (inout Joint) -> Void) {
    for row in 0..<rows.count { change(&rows[row]) }
  }

  mutating func copy(from other: borrowing JointColumn<Joint>) {
    rows.copy(from: other.rows)
    freeList.copy(from: other.freeList)
  }
}

/// Every joint of a world: the part that all kinds share, and a column for each kind.
struct JointTable: ~Copyable {
  var record = Column<JointRecord>(minimumCapacity: 1)
  /// Joints of which a body is awake, in a defined order.
  var awake = Column<Int32>(minimumCapacity: 1)
  /// The free rows.
  var freeList = FreeList()
  /// The number of joints that exist.
  var liveCount = 0
  var distance = JointColumn<DistanceJoint>()
  var revolute = JointColumn<RevoluteJoint>()
  var prismatic = JointColumn<PrismaticJoint>()
  var weld = JointColumn<WeldJoint>()
  var mouse = JointColumn<MouseJoint>()
  /// One over the seconds of the last sub-step: turns impulses into forces.
  var inverseSubStep: Float = 0

  init() {}

  /// Allocates a row for a joint that is stored in the column of its kind; returns the row.
  mutating func insertRow(_ joint: JointRecord) -> Int32 {
    liveCount &+= 1
    var stored = joint
    stored.inUse = true
    let recycled = freeList.allocate()
    if recycled >= 0 {
      stored.generation = record[recycled].generation
      record[recycled] = stored
      return recycled
    }
    stored.generation = 1
    record.append(stored)
    return Int32(truncatingIfNeeded: record.count &- 1)
  }

  /// Frees the rows of a joint; handles to it are stale from now on.
  mutating func removeRow(_ joint: Int32) {
    let row = record[joint].row
    switch record[joint].kind {
    case .distance: distance.remove(row)
    case .revolute: revolute.remove(row)
    case .prismatic: prismatic.remove(row)
    case .weld: weld.remove(row)
    case .mouse: mouse.remove(row)
    }
    // The generation stays in the free row, so that old handles do not match the next joint.
    var cleared = JointRecord()
    cleared.generation = record[joint].generation &+ 1
    record[joint] = cleared
    freeList.free(joint)
    liveCount &-= 1
  }

  /// Appends a joint to the list of awake joints.
  mutating func insertAwake(_ joint: Int32) { awake.insertAwake(joint, record) }

  /// Removes a joint from the list of awake joints; the last one takes its index.
  mutating func removeAwake(_ joint: Int32) { awake.removeAwake(joint, record) }

  /// Copies the joints of another table.
  mutating func copy(from other: borrowing JointTable) {
    record.copy(from: other.record)
    awake.copy(from: other.awake)
    freeList.copy(from: other.freeList)
    liveCount = other.liveCount
    distance.copy(from: other.distance)
    revolute.copy(from: other.revolute)
    prismatic.copy(from: other.prismatic)
    weld.copy(from: other.weld)
    mouse.copy(from: other.mouse)
    inverseSubStep = other.inverseSubStep
  }
}
