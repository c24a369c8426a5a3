// SPDX-License-Identifier: Apache-2.0

/// The blocks of the joints of one kind and color, and the storage of their joints.
struct JointBlocks<Block: JointBlock> {
  /// The number of blocks.
  let count: Int
  private let blocks: UnsafeMutablePointer<Block>
  /// Rows of the joint table.
  private let rows: UnsafeMutablePointer<Int32>
  private let jointCount: Int
  private let jointsPerBlock: Int
  private let records: UnsafeMutablePointer<JointRecord>
  private let joints: UnsafeMutablePointer<Block.Joint>

  init(
    _ blocks: borrowing Column<Block>, _ span: Span, _ rows: borrowing Column<Int32>,
    _ records: borrowing Column<JointRecord>, _ joints: borrowing JointColumn<Block.Joint>,
    jointsPerBlock: Int
  ) {
    count = span.count
    self.blocks = blocks.base + Int(span.start)
    self.rows = rows.base
    jointCount = rows.count
    self.jointsPerBlock = jointsPerBlock
    self.records = records.base
    self.joints = joints.rows.base
  }

  /// Runs a pass of the solver over some of the blocks.
  func run(
    _ pass: SolverPass, _ start: Int, _ end: Int, _ bodies: BodyView, _ context: StepContext
  ) {
    let motion = bodies.motion
    // One loop for each pass, so that each is specialized.
    switch pass {
    case .prepare, .prepareAgain: prepare(start, end, bodies, context)
    case .warmStart: for block in start..<end { blocks[block].warmStart(motion) }
    case .solve, .solveJoints, .relax, .relaxJoints:
      var context = context
      context.isRepeated = pass == .solveJoints
      let isRelaxing = pass == .relax || pass == .relaxJoints
      #if arch(wasm32)
        // A page loads the code before it can begin: one loop for both.
        for block in start..<end { blocks[block].solve(motion, context, isRelaxing: isRelaxing) }
      #else
        solve(start, end, motion, context, isRelaxing: isRelaxing)
      #endif
    case .spreadImpacts:
      for block in start..<end { blocks[block].link.spreadImpacts(motion) }
    case .excludeImpacts: excludeImpacts(start, end, motion)
    case .recordApproachSpeedBeforeForces, .recordApproachSpeedAfterForces, .prepareRestitution,
      .applyRestitution, .applyRestitutionBesideJoints, .finishRestitution, .solveImpactsAgain,
      .solveBraced, .findHits:
      break
    case .store: store(start, end)
    }
  }

  private func solve(
    _ start: Int, _ end: Int, _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext,
    isRelaxing: Bool
  ) {
    if isRelaxing {
      for block in start..<end { blocks[block].solve(motion, context, isRelaxing: true) }
    } else {
      for block in start..<end { blocks[block].solve(motion, context, isRelaxing: false) }
    }
  }

  private func prepare(
    _ start: Int, _ end: Int, _ bodies: BodyView, _ context: StepContext
  ) {
    // A block reads its joints and bodies once in a step; lanes beyond the last joint repeat it.
    var reader = JointReader(bodies, context)
    for block in start..<end {
      reader.bodies = bodies.forBlock(block)
      let records = records(of: block)
      let ends = JointEnds(
        bodyA: records.read { $0.bodyA }, bodyB: records.read { $0.bodyB },
        count: lastJoint(of: block) &- block &* jointsPerBlock &+ 1)
      (blocks + block).initialize(
        to: Block(RowLanes(joints, records.read { $0.row }), ends, &reader))
    }
  }

  private func excludeImpacts(
    _ start: Int, _ end: Int, _ motion: UnsafeMutablePointer<BodyMotion>
  ) {
    for block in start..<end {
      let isHit = blocks[block].link.isHit(motion)
      guard isAny(isHit) else { continue }
      blocks[block].restoreImpulses(RowLanes(joints, records(of: block).read { $0.row }), isHit)
    }
  }

  private func store(_ start: Int, _ end: Int) {
    for block in start..<end {
      blocks[block].store(into: RowLanes(joints, records(of: block).read { $0.row }))
    }
  }

  /// The joints of a block; lanes without a joint repeat the last.
  @inline(__always)
  private func records(of block: Int) -> RowLanes<JointRecord> {
    let first = block &* jointsPerBlock
    let last = lastJoint(of: block)
    return RowLanes(
      records,
      SIMD8(
        row(first, last), row(first &+ 1, last), row(first &+ 2, last), row(first &+ 3, last),
        row(first &+ 4, last), row(first &+ 5, last), row(first &+ 6, last), row(first &+ 7, last)))
  }

  @inline(__always)
  private func row(_ index: Int, _ last: Int) -> Int32 { rows[index < last ? index : last] }

  @inline(__always)
  private func lastJoint(of block: Int) -> Int {
    let end = (block &+ 1) &* jointsPerBlock
    return (end < jointCount ? end : jointCount) &- 1
  }
}
