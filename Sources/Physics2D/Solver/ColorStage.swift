// SPDX-License-Identifier: Apache-2.0

/// A pass of the solver over the constraints of a color.
enum SolverPass {
  /// Computes effective masses and biases from the bodies, and reads joints.
  case prepare
  /// `prepare` once more for joints, and for contacts whose masses or impulses have changed since.
  case prepareAgain
  /// Subtracts the speed before the forces from the approach speed of contacts that may have an impact.
  case recordApproachSpeedBeforeForces
  /// Adds the speed after the forces to it.
  case recordApproachSpeedAfterForces
  /// Applies the impulses of the last sub-step.
  case warmStart
  /// Solves the constraints with bias, which corrects positions.
  case solve
  /// Solves the constraints without bias, which removes the velocity of the correction.
  case relax
  /// `solve` for joints alone.
  case solveJoints
  /// `solve` once more for contacts with a new impact.
  case solveImpactsAgain
  /// `solve` once more for the contacts of braced bodies.
  case solveBraced
  /// `relax` for joints alone.
  case relaxJoints
  /// Sets the flag of bodies that joints connect to bodies with an impact.
  case spreadImpacts
  /// Excludes the impulses that impacts brought into joints from warm starting.
  case excludeImpacts
  /// Finds the contacts that rebound, after the sub-steps.
  case prepareRestitution
  /// Applies restitution; one iteration.
  case applyRestitution
  /// `applyRestitution` once more for contacts beside joints, and lossless ones.
  case applyRestitutionBesideJoints
  /// Clears the impulses of contacts that rebounded.
  case finishRestitution
  /// Finds the blocks of contacts that hit.
  case findHits
  /// Stores the impulses of joints for the next step; contacts keep theirs in their lanes.
  case store

  /// Whether the pass concerns only contacts with restitution.
  var isRestitution: Bool {
    self == .prepareRestitution || self == .applyRestitution || self == .finishRestitution
      || self == .applyRestitutionBesideJoints
  }

  /// Whether the pass concerns only joints.
  var isForJoints: Bool {
    switch self {
    case .solveJoints, .relaxJoints, .spreadImpacts, .excludeImpacts, .store: true
    default: false
    }
  }
}

/// The constraints of one color, in blocks, joints before contacts.
///
/// No two blocks of a color move the same body, so that threads can solve them in parallel.
struct ColorBlocks: BitwiseCopyable {
  /// The number of blocks.
  let count: Int
  private let bodies: BodyView
  private let context: StepContext
  private let distanceJoints: JointBlocks<DistanceBlock>
  private let revoluteJoints: JointBlocks<RevoluteBlock>
  private let prismaticJoints: JointBlocks<PrismaticBlock>
  private let weldJoints: JointBlocks<WeldBlock>
  private let mouseJoints: JointBlocks<MouseBlock>
  let jointBlockCount: Int
  private let contacts: UnsafeMutablePointer<ContactBlock>
  private let references: UnsafeMutablePointer<ReferenceBlock>
  private let states: UnsafeMutablePointer<ContactBlockState>

  init(
    _ spans: PreparedColor, _ prepared: borrowing PreparedConstraints,
    _ color: borrowing GraphColor, _ joints: borrowing JointTable, _ bodies: BodyView,
    _ context: StepContext
  ) {
    self.bodies = bodies
    self.context = context
    // A color has as many joints in a block as contacts: eight, or one in the overflow color.
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
    references = color.contacts.references.base
    states = color.contacts.states.base
    count = jointBlockCount &+ color.contacts.blocks.count
  }

  /// The number of blocks that a pass concerns: the first ones.
  func count(for pass: SolverPass) -> Int { pass.isForJoints ? jointBlockCount : count }

  /// Runs a pass over a range of the blocks.
  func run(_ pass: SolverPass, _ range: Range<Int>) {
    // Blocks of joints come before blocks of contacts.
    if range.lowerBound < jointBlockCount { runJoints(pass, range) }
    let start = range.lowerBound > jointBlockCount ? range.lowerBound &- jointBlockCount : 0
    let end = range.upperBound &- jointBlockCount
    if start < end { runContacts(pass, start, end) }
  }

  // Not inlined: the code of five kinds would stand in each stage.
  @inline(never)
  private func runJoints(_ pass: SolverPass, _ range: Range<Int>) {
    // A call for each kind, so that each is specialized for its blocks.
    var before = 0
    runJoints(distanceJoints, pass, range, &before)
    runJoints(revoluteJoints, pass, range, &before)
    runJoints(prismaticJoints, pass, range, &before)
    runJoints(weldJoints, pass, range, &before)
    runJoints(mouseJoints, pass, range, &before)
  }

  /// Runs a pass over the blocks of one kind within a range of all; `before` counts those of earlier kinds.
  private func runJoints<Block: JointBlock>(
    _ joints: JointBlocks<Block>, _ pass: SolverPass, _ range: Range<Int>, _ before: inout Int
  ) {
    // The part of the range that falls to this kind.
    let first = before
    before &+= joints.count
    let start = range.lowerBound > first ? range.lowerBound &- first : 0
    let end = range.upperBound &- first
    let last = end < joints.count ? end : joints.count
    guard start < last else { return }
    joints.run(pass, start, last, bodies.forBlock(first), context)
  }

  // Not inlined: the code of all passes would stand in each stage.
  @inline(never)
  private func runContacts(_ pass: SolverPass, _ start: Int, _ end: Int) {
    // A loop for each pass: the calls are inlined, and each loop contains the code of one pass only.
    switch pass {
    case .prepare, .prepareAgain:
      for block in start..<end where pass == .prepare || states[block].needsPreparation {
        contacts[block].prepare(references + block, states + block, view(block), context)
      }
    case .recordApproachSpeedBeforeForces:
      for block in start..<end where states[block].hasForcedImpact {
        contacts[block].recordApproachSpeedBeforeForces(references + block, bodies, context)
      }
    case .recordApproachSpeedAfterForces:
      for block in start..<end where states[block].hasForcedImpact {
        contacts[block].recordApproachSpeedAfterForces(references + block, bodies)
      }
    case .warmStart: warmStartContacts(start, end)
    case .solve: solveContacts(start, end)
    case .relax: relaxContacts(start, end)
    case .applyRestitution:
      for block in start..<end where states[block].hasRestitution && states[block].restitutes {
        contacts[block].applyRestitution(
          references + block, states + block, view(block), context, isForJoints: false)
      }
    case .applyRestitutionBesideJoints:
      for block in start..<end
      where states[block].hasRestitution && states[block].restitutes
        && states[block].iteratesRestitution
      {
        contacts[block].applyRestitution(
          references + block, states + block, view(block), context, isForJoints: true)
      }
    case .prepareRestitution:
      for block in start..<end where states[block].hasRestitution {
        contacts[block].prepareRestitution(references + block, states + block, bodies, context)
      }
    case .finishRestitution:
      for block in start..<end where states[block].hasRestitution && states[block].restitutes {
        contacts[block].finishRestitution(references + block, context)
      }
    case .solveImpactsAgain:
      for block in start..<end where states[block].hasNewImpact {
        contacts[block].solveAgain(references + block, view(block), context, isBraced: false)
      }
    case .solveBraced:
      for block in start..<end where states[block].hasBracedBody {
        contacts[block].solveAgain(references + block, view(block), context, isBraced: true)
      }
    case .findHits:
      for block in start..<end {
        states[block].hasHit = contacts[block].hasHit(
          references + block, threshold: context.hitSpeedThreshold)
      }
    case .solveJoints, .relaxJoints, .spreadImpacts, .excludeImpacts, .store: break
    }
  }

  private func warmStartContacts(_ start: Int, _ end: Int) {
    for block in start..<end {
      switch kind(block) {
      case .mixed: contacts[block].warmStart(view(block), .mixed)
      case .moving, .movingPoints: contacts[block].warmStart(view(block), .moving)
      }
    }
  }

  private func solveContacts(_ start: Int, _ end: Int) {
    // Blocks with a new impact are few.
    for block in start..<end {
      if states[block].hasNewImpact {
        if kind(block) == .mixed {
          contacts[block].solveImpact(references + block, view(block), context, .mixed)
        } else {
          contacts[block].solveImpact(references + block, view(block), context, .moving)
        }
      } else {
        switch kind(block) {
        case .mixed: contacts[block].solve(view(block), context, .mixed)
        case .moving: contacts[block].solve(view(block), context, .moving)
        case .movingPoints: contacts[block].solve(view(block), context, .movingPoints)
        }
      }
    }
  }

  private func relaxContacts(_ start: Int, _ end: Int) {
    for block in start..<end {
      if states[block].hasNewImpact {
        if kind(block) == .mixed {
          contacts[block].relaxImpact(references + block, view(block), context, .mixed)
        } else {
          contacts[block].relaxImpact(references + block, view(block), context, .moving)
        }
      } else {
        switch kind(block) {
        case .mixed: contacts[block].relax(view(block), context, .mixed)
        case .moving: contacts[block].relax(view(block), context, .moving)
        case .movingPoints: contacts[block].relax(view(block), context, .movingPoints)
        }
      }
    }
  }

  /// The form of the passes for a block of contacts.
  ///
  /// A page loads the code before it can begin, so that it has one form for all.
  @inline(__always)
  private func kind(_ block: Int) -> ContactBlockKind {
    #if arch(wasm32)
      .mixed
    #else
      states[block].kind
    #endif
  }

  /// The view of the bodies for a block of contacts.
  @inline(__always)
  private func view(_ block: Int) -> BodyView { bodies.forBlock(jointBlockCount &+ block) }
}

/// A pass over the blocks of one color; a part is a block.
struct ColorStage: StageWork {
  let blocks: UnsafeMutablePointer<ColorBlocks>
  let pass: SolverPass

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) { blocks.pointee.run(pass, range) }
}

/// A pass that changes no body, over the blocks of all colors; a part is a slice of each color.
///
/// Slices, and not one color after the other, so that each thread has the blocks that it has when a color is solved:
/// they stay in the cache of its core.
struct AllColorsStage: StageWork {
  let blocks: UnsafeMutablePointer<ColorBlocks>
  let colorCount: Int
  let pass: SolverPass
  let slices: Slices

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for color in 0..<colorCount {
      let part = slices.part(range, of: blocks[color].count(for: pass))
      if !part.isEmpty { blocks[color].run(pass, part) }
    }
  }
}

/// The division of several lists into so many slices, each with the same fraction of every list.
struct Slices: BitwiseCopyable {
  let count: Int

  /// Creates slices of so many elements of all lists at least.
  init(of elements: Int, minimum: Int) {
    let slices = elements / minimum
    count = slices < 1 ? 1 : (slices < Self.maximumCount ? slices : Self.maximumCount)
  }

  /// Enough for any number of workers.
  private static var maximumCount: Int { 256 }

  /// The part of a list with so many elements that some slices have.
  @inline(__always)
  func part(_ range: Range<Int>, of elements: Int) -> Range<Int> {
    elements &* range.lowerBound / count..<elements &* range.upperBound / count
  }
}
