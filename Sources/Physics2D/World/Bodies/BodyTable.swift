// SPDX-License-Identifier: Apache-2.0

/// The state of a body that the solver reads and writes in every sub-step; 32 bytes, so that a lane is one aligned
/// load.
struct BodyMotion: BitwiseCopyable {
  var linearVelocity = Vector2.zero
  /// Radians per second.
  var angularVelocity: Float = 0
  /// Bits of `BodyMotionFlags`.
  var flags: UInt32 = 0
  /// Movement of the center of mass since the start of the step; between two steps, what rounding
  /// has lost of the movement of a slow or jointed body.
  var deltaPosition = Vector2.zero
  /// Rotation since the start of the step.
  var deltaRotation = Rotation.identity
}

/// The pose of a body.
struct BodyPose: BitwiseCopyable {
  /// The body's frame in the world.
  var transform = Transform.identity
  /// The center of mass in the world.
  var center = Vector2.zero
  /// The center of mass at the start of the step, for continuous collision.
  var startCenter = Vector2.zero
  /// The rotation at the start of the step, for continuous collision.
  var startRotation = Rotation.identity
}

/// The mass properties and the extents of a body.
struct BodyMass: BitwiseCopyable {
  var mass: Float = 0
  /// About the center of mass.
  var rotationalInertia: Float = 0
  /// 0 for a body that forces do not move.
  var inverseMass: Float = 0
  /// 0 for a body that torques do not rotate.
  var inverseInertia: Float = 0
  /// The center of mass in the body's frame.
  var localCenter = Vector2.zero
  /// The minimum distance from the center of mass to the outline: a body that moves less in a step cannot pass
  /// through another.
  var minimumExtent: Float = 0
  /// The maximum distance from the center of mass to the outline.
  var maximumExtent: Float = 0
}

/// The forces, accelerations and damping of a body.
struct BodyForces: BitwiseCopyable {
  /// Cleared after each step.
  var force = Vector2.zero
  /// Cleared after each step.
  var torque: Float = 0
  /// Added to the world's gravity, stays until changed.
  var acceleration = Vector2.zero
  var gravityScale: Float = 1
  /// Per second: v ← v · max(0, 1 − damping · h).
  var linearDamping: Float = 0
  /// Per second: ω ← ω · max(0, 1 − damping · h).
  var angularDamping: Float = 0
  /// The sum over loaded contacts of impulse × length, with which they turn the body back; cleared after each
  /// step.
  var rockingStiffness: Float = 0
  /// The part of it that comes from the radii of what the body is pressed against.
  var rollingStiffness: Float = 0
  /// The speed that contacts must not exceed in this step, because the body is crowded or near one that was.
  ///
  /// 0 for none. Between steps it is the negative crowd reach.
  var crowdedSpeed: Float = 0
  /// The same of the angular speed.
  var crowdedTurn: Float = 0
}

/// The part of a body that the inner loops of the solver do not read.
struct BodyRecord: AwakeListed {
  /// The number of times the row was allocated; does not match a stale handle.
  var generation: UInt32 = 0
  var kind = BodyKind.static
  var flags: BodyFlags = []
  /// The number of contacts over which the body limits speeds, because it was crowded or near a crowd in the last
  /// step, and of a crowded body the number of steps for which it was; set only within a step.
  var lastCrowdReach: UInt8 = 0
  /// The same of this step.
  var crowdReach: UInt8 = 0
  /// Shapes, contacts and joints of the body as linked lists; −1 ends.
  var firstShape: Int32 = -1
  var shapeCount: Int32 = 0
  /// Edge key: contact index × 2 + side (0 for A, 1 for B).
  var firstContactEdge: Int32 = -1
  var contactCount: Int32 = 0
  /// Edge key: joint index × 2 + side (0 for A, 1 for B).
  var firstJointEdge: Int32 = -1
  var jointCount: Int32 = 0
  /// Index in the list of awake bodies; −1 while asleep, static or free.
  var awakeIndex: Int32 = -1
  /// The next body of the same sleeping island, in a ring; −1 while awake or static.
  var nextAsleep: Int32 = -1
  /// The number of the last search for islands that reached the body.
  var visit: UInt32 = 0
  /// Seconds that the body has been slower than its sleep threshold, or has not left its resting pose.
  var restTime: Float = 0
  /// The pose at the beginning of the rest time.
  var restCenter = Vector2.zero
  var restRotation = Rotation.identity
  /// The movement of the outline up to which no shape can leave its enlarged box; 0 or less if not known.
  var boundsSlack: Float = 0
  /// Speed below which the body rests.
  var sleepThreshold: Float = 0
  /// A number of the owner's that the engine does not use.
  var userData: UInt64 = 0
}

/// Boolean properties of a body.
struct BodyFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let inUse = BodyFlags(rawValue: 1 << 0)
  static let fixedRotation = BodyFlags(rawValue: 1 << 1)
  static let allowsSleep = BodyFlags(rawValue: 1 << 2)
  /// Continuous collision against dynamic bodies too.
  static let bullet = BodyFlags(rawValue: 1 << 3)
  static let customMass = BodyFlags(rawValue: 1 << 4)
  /// Overlaps a boundary so deeply that a small movement could carry its center across.
  static let deep = BodyFlags(rawValue: 1 << 5)
}

/// Every body of a world, row by row, in columns of values that are used together.
///
/// A row keeps its index while the body exists, so that contacts and joints refer to bodies by index; `awake`
/// lists the rows that a step visits.
struct BodyTable: ~Copyable {
  var motion = Column<BodyMotion>()
  var pose = Column<BodyPose>()
  var mass = Column<BodyMass>()
  var forces = Column<BodyForces>()
  var record = Column<BodyRecord>()
  /// Rows of dynamic and kinematic bodies that are awake, in a defined order.
  var awake = Column<Int32>()
  /// The free rows.
  var freeList = FreeList()
  /// The number of bodies that exist.
  var liveCount = 0
  /// The number of bodies that are neither awake nor static.
  var sleepingCount = 0

  /// Allocates a row with every column at its default.
  mutating func insertRow() -> Int32 {
    liveCount &+= 1
    let recycled = freeList.allocate()
    guard recycled < 0 else {
      let generation = record[recycled].generation
      motion[recycled] = BodyMotion()
      pose[recycled] = BodyPose()
      mass[recycled] = BodyMass()
      forces[recycled] = BodyForces()
      record[recycled] = BodyRecord(generation: generation)
      return recycled
    }
    motion.append(BodyMotion())
    pose.append(BodyPose())
    mass.append(BodyMass())
    forces.append(BodyForces())
    record.append(BodyRecord(generation: 1))
    return Int32(truncatingIfNeeded: record.count &- 1)
  }

  /// Frees a row; handles to it are stale from now on.
  mutating func removeRow(_ row: Int32) {
    record[row] = BodyRecord(generation: record[row].generation &+ 1)
    motion[row] = BodyMotion()
    freeList.free(row)
    liveCount &-= 1
  }

  /// Appends a body to the list of awake bodies.
  mutating func insertAwake(_ row: Int32) { awake.insertAwake(row, record) }

  /// Removes a body from the list of awake bodies; the last one takes its index.
  mutating func removeAwake(_ row: Int32) { awake.removeAwake(row, record) }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing BodyTable) {
    motion.copy(from: other.motion)
    pose.copy(from: other.pose)
    mass.copy(from: other.mass)
    forces.copy(from: other.forces)
    record.copy(from: other.record)
    awake.copy(from: other.awake)
    freeList.copy(from: other.freeList)
    liveCount = other.liveCount
    sleepingCount = other.sleepingCount
  }
}
