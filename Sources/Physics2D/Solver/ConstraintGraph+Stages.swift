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

  /// Looks at the approach of contacts that may meet in this sub-step, before or after forces act.
  func noticeForces(_ bodies: BodyRows, haveActed: Bool) {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      guard prepared.colors[place].meets else { continue }
      let blocks = colors[color].contacts.blocks.base
      let states = colors[color].contacts.states.base
      let references = colors[color].contacts.references.base
      for block in 0..<colors[color].contacts.blocks.count where states[block].meets {
        if haveActed {
          blocks[block].noticeForces(references + block, bodies)
        } else {
          blocks[block].awaitForces(references + block, bodies)
        }
      }
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
      let spans = prepared.colors[place]
      guard spans.bounces || !pass.isBounce, spans.jointBlockCount > 0 || pass != .store else {
        continue
      }
      let stage = prepared.stages.base + place
      stage.pointee.pass = pass
      if Int(spans.color) == Self.overflow || workers.count == 1 {
        stage.pointee.run(0..<stage.pointee.count)
      } else {
        workers.run(stage.pointee, count: stage.pointee.count, leastChunk: Self.leastChunk)
      }
    }
  }

  /// Blocks that are worth the claim of a chunk: about a microsecond of work.
  private static var leastChunk: Int { 8 }
}
