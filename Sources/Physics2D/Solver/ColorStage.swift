/// What the solver does with the constraints of a colour.
enum SolverPass {
  /// Computes what constraints need from their bodies, and reads joints.
  case prepare
  /// Gives the impulses of the sub-step before.
  case warmStart
  /// Gives the impulses that are still missing, and corrects positions.
  case push
  /// The same, with the points of contacts in the other order.
  case pushBackward
  /// Leaves the velocity without the correction of positions.
  case relax
  /// Lets contacts bounce, once after the sub-steps.
  case bounce
  /// Puts impulses back into joints for the next step; contacts keep theirs in their lanes.
  case store
}

/// One pass over the constraints of one colour; a part is a block, joints before contacts.
///
/// No two blocks of a colour move the same body, so that they can be done side by side.
struct ColorStage: StageWork {
  /// The number of blocks.
  let count: Int
  private let pass: SolverPass
  private let bodies: BodyRows
  private let context: StepContext
  private let distanceJoints: JointBlocks<DistanceBlock>
  private let revoluteJoints: JointBlocks<RevoluteBlock>
  private let prismaticJoints: JointBlocks<PrismaticBlock>
  private let weldJoints: JointBlocks<WeldBlock>
  private let mouseJoints: JointBlocks<MouseBlock>
  private let jointBlockCount: Int
  private let contacts: UnsafeMutablePointer<ContactBlock>
  private let states: UnsafeMutablePointer<ContactBlockState>

  init(
    _ pass: SolverPass, _ spans: PreparedColor, _ prepared: borrowing PreparedConstraints,
    _ color: borrowing GraphColor, _ joints: borrowing JointTable, _ bodies: BodyRows,
    _ context: StepContext
  ) {
    self.pass = pass
    self.bodies = bodies
    self.context = context
    let perBlock = color.contacts.contactsPerBlock
    distanceJoints = JointBlocks(
      prepared.distanceJoints, spans.distanceJoints, color.distanceJoints, joints.record,
      joints.distance, jointsPerBlock: perBlock)
    revoluteJoints = JointBlocks(
      prepared.revoluteJoints, spans.revoluteJoints, color.revoluteJoints, joints.record,
      joints.revolute, jointsPerBlock: perBlock)
    prismaticJoints = JointBlocks(
      prepared.prismaticJoints, spans.prismaticJoints, color.prismaticJoints, joints.record,
      joints.prismatic, jointsPerBlock: perBlock)
    weldJoints = JointBlocks(
      prepared.weldJoints, spans.weldJoints, color.weldJoints, joints.record, joints.weld,
      jointsPerBlock: perBlock)
    mouseJoints = JointBlocks(
      prepared.mouseJoints, spans.mouseJoints, color.mouseJoints, joints.record, joints.mouse,
      jointsPerBlock: perBlock)
    jointBlockCount = spans.jointBlockCount
    contacts = color.contacts.blocks.base
    states = color.contacts.states.base
    count = jointBlockCount &+ color.contacts.blocks.count
  }

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    if range.lowerBound < jointBlockCount { runJoints(range) }
    let start = range.lowerBound > jointBlockCount ? range.lowerBound &- jointBlockCount : 0
    let end = range.upperBound &- jointBlockCount
    if start < end { runContacts(start, end) }
  }

  private func runJoints(_ range: Range<Int>) {
    var before = 0
    runJoints(distanceJoints, range, &before)
    runJoints(revoluteJoints, range, &before)
    runJoints(prismaticJoints, range, &before)
    runJoints(weldJoints, range, &before)
    runJoints(mouseJoints, range, &before)
  }

  /// Does the blocks of one kind that lie in a range of all; `before` counts those of the kinds before.
  private func runJoints<Block: JointBlock>(
    _ joints: JointBlocks<Block>, _ range: Range<Int>, _ before: inout Int
  ) {
    let first = before
    before &+= joints.count
    let start = range.lowerBound > first ? range.lowerBound &- first : 0
    let end = range.upperBound &- first
    let last = end < joints.count ? end : joints.count
    guard start < last else { return }
    joints.run(pass, start, last, bodies.rows(ofBlock: first), context)
  }

  private func runContacts(_ start: Int, _ end: Int) {
    let motion = bodies.motion
    switch pass {
    case .prepare:
      for block in start..<end {
        let rows = bodies.rows(ofBlock: jointBlockCount &+ block)
        contacts[block].prepare(states + block, rows, context)
      }
    case .warmStart:
      for block in start..<end { contacts[block].warmStart(motion) }
    case .push:
      for block in start..<end {
        contacts[block].push(states[block], motion, context, isBackward: false)
      }
    case .pushBackward:
      for block in start..<end {
        contacts[block].push(states[block], motion, context, isBackward: true)
      }
    case .relax:
      for block in start..<end { contacts[block].relax(states[block], motion, context) }
    case .bounce:
      for block in start..<end { contacts[block].bounce(states[block], motion, context) }
    case .store: break
    }
  }
}
