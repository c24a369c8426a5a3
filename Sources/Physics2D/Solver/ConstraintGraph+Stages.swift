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

  /// Finds the colours of which a contact may begin to push in this step.
  func noticeMeetings() {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.states.count where states[block].meets {
        prepared.colors[place].meets = true
        break
      }
    }
  }

  /// Keeps the approach of contacts that may meet in this sub-step.
  func noticeApproach(_ bodies: BodyRows) {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      guard prepared.colors[place].meets else { continue }
      let blocks = colors[color].contacts.blocks.base
      let states = colors[color].contacts.states.base
      let references = colors[color].contacts.references.base
      for block in 0..<colors[color].contacts.blocks.count where states[block].meets {
        blocks[block].noticeApproach(references + block, bodies)
      }
    }
  }

  /// Takes one pass over all constraints, colour by colour; within a colour the workers share the blocks.
  func run(
    _ pass: SolverPass, _ joints: borrowing JointTable, _ bodies: BodyRows,
    _ context: StepContext, _ workers: WorkerPool
  ) {
    for place in 0..<prepared.colors.count {
      let spans = prepared.colors[place]
      let stage = ColorStage(
        pass, spans, prepared, colors[Int(spans.color)], joints, bodies, context)
      if Int(spans.color) == Self.overflow {
        stage.run(0..<stage.count)
      } else {
        workers.run(stage, count: stage.count, leastChunk: Self.leastChunk)
      }
    }
  }

  /// Blocks that are worth the claim of a chunk: about a microsecond of work.
  private static var leastChunk: Int { 8 }
}
