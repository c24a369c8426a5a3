// SPDX-License-Identifier: Apache-2.0

extension ConstraintGraph {
  /// Whether warm starting changes the velocity of each body exactly as the last sub-step did.
  ///
  /// Joints prevent it, because their arms turn with the bodies, and new impacts, because their impulses
  /// are excluded from warm starting.
  var repeatsImpulses: Bool {
    for index in 0..<prepared.colors.count
    where prepared.colors[index].jointBlockCount > 0 || prepared.colors[index].hasNewImpact {
      return false
    }
    return true
  }

  /// Finds the colors with a contact that may have a new impact in this step, or has restitution, and those
  /// that join bodies of very different masses.
  func detectImpacts() {
    for index in 0..<prepared.colors.count {
      let color = Int(prepared.colors[index].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count {
        if states[block].hasNewImpact { prepared.colors[index].newImpactCount &+= 1 }
        if states[block].hasMassRatio { prepared.colors[index].hasMassRatio = true }
        if states[block].hasRestitution { prepared.colors[index].hasRestitution = true }
      }
    }
  }

  /// Runs a pass that records approach speeds, if a contact may have a new impact.
  func recordApproachSpeeds(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    if hasNewImpacts { runAll(pass, workers) }
  }

  /// Excludes the impulses that impacts brought into joints from warm starting, as those of the impacts are.
  ///
  /// A contact that stops a body gives no impulse in the next sub-step; a joint that stopped a neighbor of the
  /// body would throw both back with what it gave. Loads that the joints carried before the step remain.
  func excludeImpacts(_ workers: borrowing WorkerPool) {
    // Two sweeps over the colors reach the joints that the passes of a sub-step load much; the flags last
    // for the step, so that the next sub-steps reach further.
    for _ in 0..<2 { run(.spreadImpacts, workers) }
    run(.excludeImpacts, workers)
  }

  /// Iterates restitution until all contacts have their speed after the impact, and joined bodies rebound
  /// as one.
  func applyRestitution(_ treeSolver: TreeSolver, _ workers: borrowing WorkerPool) {
    // Gauss–Seidel over the colors: each iteration solves every contact with restitution once. It ends
    // when the impulses of lossless contacts no longer change.
    run(.prepareRestitution, workers)
    guard needsIteration else { return }
    // A rebound moves one of the bodies that a joint holds together, so that joints and rebounds are
    // solved in turns. Where only they need another iteration, other contacts are solved once, as in a world
    // without joints.
    let jointIterations = hasJoints ? Self.jointIterationCount : 0
    var iteration = 0
    while iteration < jointIterations || (iteration < Self.maximumIterationCount && needsIteration)
    {
      run(needsIteration ? .applyRestitution : .applyRestitutionBesideJoints, workers)
      if jointIterations > 0 {
        run(.relaxJoints, workers)
        treeSolver.solve(isRelaxing: true)
      }
      iteration &+= 1
    }
    run(.finishRestitution, workers)
  }

  /// Whether a contact with restitution needs another iteration.
  private var needsIteration: Bool {
    for index in 0..<prepared.colors.count where prepared.colors[index].hasRestitution {
      let color = Int(prepared.colors[index].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count
      where states[block].hasRestitution && states[block].needsIteration {
        return true
      }
    }
    return false
  }

  /// Enough for the few impacts that depend on each other in a step; those of a whole heap continue in the
  /// next steps.
  private static var maximumIterationCount: Int { 24 }

  /// Iterations of restitution in a world with joints at least: what a joint then gives is a small
  /// part of the change of speed that a rebound brings.
  private static var jointIterationCount: Int { 8 }

  /// Runs a pass over all constraints, color by color; the workers share the blocks of a color.
  // Not inlined: it would stand in the code once for each pass.
  @inline(never)
  func run(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    for index in 0..<prepared.colors.count {
      guard prepared.colors[index].hasRestitution || !pass.isRestitution,
        prepared.colors[index].hasNewImpact || pass != .solveImpactsAgain
      else { continue }
      let blocks = prepared.blocks.base + index
      let count = blocks.pointee.count(for: pass)
      guard count > 0 else { continue }
      // Blocks of the overflow color may move the same body, so that one thread solves them in order.
      if Int(prepared.colors[index].color) == Self.overflow {
        blocks.pointee.run(pass, 0..<count)
      } else {
        // Fewer claims for the short stages of small colors.
        workers.run(
          ColorStage(blocks: blocks, pass: pass), count: count,
          minimumChunk: minimumChunk(for: pass, prepared.colors[index], count),
          chunksPerWorker: count < 128 ? 2 : 4)
      }
    }
  }

  /// Runs a pass that changes no body over all constraints at once.
  @inline(never)
  func runAll(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    guard pass != .store || hasJoints else { return }
    var count = 0
    for color in 0..<prepared.blocks.count {
      count &+= prepared.blocks.base[color].count(for: pass)
    }
    let slices = Slices(of: count, minimum: Self.minimumChunk)
    let stage = AllColorsStage(
      blocks: prepared.blocks.base, colorCount: prepared.blocks.count, pass: pass, slices: slices)
    workers.run(stage, count: slices.count, minimumChunk: 1)
  }

  /// Whether a contact may have a new impact in this step.
  var hasNewImpacts: Bool {
    for index in 0..<prepared.colors.count where prepared.colors[index].hasNewImpact { return true }
    return false
  }

  /// Whether a contact joins bodies of very different masses.
  var hasMassRatios: Bool {
    for index in 0..<prepared.colors.count where prepared.colors[index].hasMassRatio { return true }
    return false
  }

  var hasJoints: Bool {
    for index in 0..<prepared.colors.count where prepared.colors[index].jointBlockCount > 0 {
      return true
    }
    return false
  }

  /// The minimum number of blocks of a chunk for a pass over a color with so many blocks.
  private func minimumChunk(for pass: SolverPass, _ color: PreparedColor, _ count: Int) -> Int {
    switch pass {
    // Of most blocks these passes only read that they have nothing to do.
    case .solveImpactsAgain: Self.minimumChunk &* count / Int(color.newImpactCount)
    case .applyRestitutionBesideJoints: 16 &* Self.minimumChunk
    default: Self.minimumChunk
    }
  }

  /// The minimum number of blocks of a chunk: about a microsecond of work, which pays for claiming it.
  private static var minimumChunk: Int { 8 }
}
