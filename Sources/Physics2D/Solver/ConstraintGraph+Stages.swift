extension ConstraintGraph {
  /// Whether every constraint warm starts with exactly the impulses that it gave: joints turn with their
  /// bodies, and contacts that meet forget theirs.
  var repeatsImpulses: Bool {
    for place in 0..<prepared.colors.count
    where prepared.colors[place].jointBlockCount > 0 || prepared.colors[place].meets {
      return false
    }
    return true
  }

  /// Finds the colours of which a contact may begin to push in this step, or is bouncy.
  func noticeMeetings() {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count {
        if states[block].meets { prepared.colors[place].meets = true }
        if states[block].bounces { prepared.colors[place].bounces = true }
      }
    }
  }

  /// Takes a pass that looks at the approach of contacts that may meet in this sub-step.
  func watchMeetings(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    for place in 0..<prepared.colors.count where prepared.colors[place].meets {
      return runAll(pass, workers)
    }
  }

  /// Lets contacts bounce until all have the speeds that they leave with.
  func bounce(_ workers: borrowing WorkerPool) {
    run(.noteBounces, workers)
    guard isUnsettled else { return }
    var turn = 0
    while turn < Self.greatestTurnCount, isUnsettled {
      run(.bounce, workers)
      turn &+= 1
    }
    run(.endBounces, workers)
  }

  /// Whether a bouncy contact has not got the speed that it leaves with.
  private var isUnsettled: Bool {
    for place in 0..<prepared.colors.count where prepared.colors[place].bounces {
      let color = Int(prepared.colors[place].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count
      where states[block].bounces && states[block].isUnsettled {
        return true
      }
    }
    return false
  }

  /// Impacts that depend on each other are few; those of a whole heap settle in the next steps.
  private static var greatestTurnCount: Int { 24 }

  /// Takes one pass over all constraints, colour by colour; within a colour the workers share the blocks.
  func run(_ pass: SolverPass, _ workers: borrowing WorkerPool) {
    for place in 0..<prepared.colors.count {
      guard prepared.colors[place].bounces || !pass.isBounce else { continue }
      let blocks = prepared.blocks.base + place
      let count = blocks.pointee.count
      if Int(prepared.colors[place].color) == Self.overflow {
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
    for place in 0..<prepared.colors.count where prepared.colors[place].jointBlockCount > 0 {
      return true
    }
    return false
  }

  /// Blocks that are worth the claim of a chunk: about a microsecond of work.
  private static var minimumChunk: Int { 8 }
}
