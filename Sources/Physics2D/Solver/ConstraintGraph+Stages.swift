extension ConstraintGraph {
  /// Whether every constraint warm starts with exactly the impulses that it gave: joints turn with their
  /// bodies, and contacts that meet forget theirs.
  var repeatsImpulses: Bool {
    for index in 0..<prepared.colors.count
    where prepared.colors[index].jointBlockCount > 0 || prepared.colors[index].hasNewImpact {
      return false
    }
    return true
  }

  /// Finds the colours of which a contact may begin to push in this step, or is bouncy.
  func detectImpacts() {
    for index in 0..<prepared.colors.count {
      let color = Int(prepared.colors[index].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count {
        if states[block].hasNewImpact { prepared.colors[index].hasNewImpact = true }
        if states[block].hasRestitution { prepared.colors[index].hasRestitution = true }
      }
    }
  }

  /// Takes a pass that looks at the approach of contacts that may meet in this sub-step.
  func recordApproachSpeeds(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    for index in 0..<prepared.colors.count where prepared.colors[index].hasNewImpact {
      return runAll(pass, workers)
    }
  }

  /// Lets contacts bounce until all have the speeds that they leave with.
  func applyRestitution(_ workers: borrowing WorkerPool) {
    run(.prepareRestitution, workers)
    guard needsIteration else { return }
    var iteration = 0
    while iteration < Self.maximumIterationCount, needsIteration {
      run(.applyRestitution, workers)
      iteration &+= 1
    }
    run(.finishRestitution, workers)
  }

  /// Whether a bouncy contact has not got the speed that it leaves with.
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

  /// Impacts that depend on each other are few; those of a whole heap settle in the next steps.
  private static var maximumIterationCount: Int { 24 }

  /// Takes one pass over all constraints, colour by colour; within a colour the workers share the blocks.
  func run(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    for index in 0..<prepared.colors.count {
      guard prepared.colors[index].hasRestitution || !pass.isRestitution else { continue }
      let blocks = prepared.blocks.base + index
      let count = blocks.pointee.count
      if Int(prepared.colors[index].color) == Self.overflow {
        blocks.pointee.run(pass, 0..<count)
      } else {
        workers.run(
          ColorStage(blocks: blocks, pass: pass), count: count, minimumChunk: Self.minimumChunk)
      }
    }
  }

  /// Takes a pass that moves no body over all constraints at once.
  func runAll(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    guard pass != .store || hasJoints else { return }
    let stage = AllColorsStage(
      blocks: prepared.blocks.base, colorCount: prepared.blocks.count, pass: pass)
    workers.run(stage, count: stage.count, minimumChunk: Self.minimumChunk)
  }

  private var hasJoints: Bool {
    for index in 0..<prepared.colors.count where prepared.colors[index].jointBlockCount > 0 {
      return true
    }
    return false
  }

  /// Blocks that are worth the claim of a chunk: about a microsecond of work.
  private static var minimumChunk: Int { 8 }
}
