struct BodyMotionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  static let dynamic = BodyMotionFlags(rawValue: 1 << 0)
}

struct ConstraintGraph: ~Copyable {
  var contactCount = 0

  mutating func addContact(
    _ contact: Int32, contacts: inout ContactTable, bodies: borrowing BodyTable
  ) {
    contacts.record[contact].color = 0
  }

  mutating func removeContact(_ contact: Int32, contacts: inout ContactTable) {
    contacts.record[contact].color = -1
  }

  mutating func addJoint(_ joint: Int32, joints: inout JointTable, bodies: borrowing BodyTable) {}

  mutating func removeJoint(_ joint: Int32, joints: inout JointTable) {}
}

struct JointTable: ~Copyable {
  var record = Column<JointRecord>()
  var awake = Column<Int32>()

  mutating func insertAwake(_ joint: Int32) {}
  mutating func removeAwake(_ joint: Int32) {}
}

extension World {
  func destroyJointRow(_ joint: Int32) {}

  func solveConstraints(_ context: StepContext) {
    let motion = bodies.motion.base
    let awake = bodies.awake.base
    for place in 0..<bodies.awake.count {
      let row = Int(awake[place])
      for _ in 0..<context.subStepCount {
        if motion[row].flags & 1 != 0 {
          motion[row].linearVelocity += context.subStep * context.gravity
        }
        motion[row].deltaPosition += context.subStep * motion[row].linearVelocity
        motion[row].deltaRotation =
          motion[row].deltaRotation.integrated(
            by: context.subStep * motion[row].angularVelocity)
      }
    }
  }
}
