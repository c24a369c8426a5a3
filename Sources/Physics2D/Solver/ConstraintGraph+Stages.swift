// The stages of a sub-step. Each visits the colours in order, and in a colour the joints before the
// contacts; the arrays are taken once per colour, so that the loops see only pointers.

extension ConstraintGraph {
  /// Keeps the approach of contacts that may meet in this sub-step.
  func noticeApproach(_ bodies: BodyRows) {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      let blocks = colors[color].contacts.blocks.base
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.blocks.count where states[block].meets {
        blocks[block].noticeApproach(bodies.motion)
      }
    }
  }

  /// Gives the impulses of the sub-step before.
  func warmStart(_ bodies: BodyRows) {
    let motion = bodies.motion
    for place in 0..<prepared.colors.count {
      let color = prepared.colors[place]
      if color.hasJoints {
        warmStartJoints(prepared.distanceJoints, color.distanceJoints, motion)
        warmStartJoints(prepared.revoluteJoints, color.revoluteJoints, motion)
        warmStartJoints(prepared.prismaticJoints, color.prismaticJoints, motion)
        warmStartJoints(prepared.weldJoints, color.weldJoints, motion)
        warmStartJoints(prepared.mouseJoints, color.mouseJoints, motion)
      }
      let blocks = colors[Int(color.color)].contacts.blocks.base
      for block in 0..<colors[Int(color.color)].contacts.blocks.count {
        blocks[block].warmStart(motion)
      }
    }
  }

  /// Gives the impulses that are still missing, in one of two passes: the first corrects positions,
  /// the relaxing one leaves the velocity without that correction.
  func solve(
    _ bodies: BodyRows, _ context: StepContext, isRelaxing: Bool, isBackward: Bool = false
  ) {
    let motion = bodies.motion
    for place in 0..<prepared.colors.count {
      let color = prepared.colors[place]
      if color.hasJoints {
        solveJoints(prepared.distanceJoints, color.distanceJoints, motion, context, isRelaxing)
        solveJoints(prepared.revoluteJoints, color.revoluteJoints, motion, context, isRelaxing)
        solveJoints(prepared.prismaticJoints, color.prismaticJoints, motion, context, isRelaxing)
        solveJoints(prepared.weldJoints, color.weldJoints, motion, context, isRelaxing)
        solveJoints(prepared.mouseJoints, color.mouseJoints, motion, context, isRelaxing)
      }
      let blocks = colors[Int(color.color)].contacts.blocks.base
      let states = colors[Int(color.color)].contacts.states.base
      let count = colors[Int(color.color)].contacts.blocks.count
      if isRelaxing {
        for block in 0..<count { blocks[block].relax(states[block], motion, context) }
      } else {
        for block in 0..<count {
          blocks[block].push(states[block], motion, context, isBackward: isBackward)
        }
      }
    }
  }

  /// Lets contacts bounce, once after the sub-steps.
  func bounce(_ bodies: BodyRows, _ context: StepContext) {
    for place in 0..<prepared.colors.count {
      let color = Int(prepared.colors[place].color)
      let blocks = colors[color].contacts.blocks.base
      let states = colors[color].contacts.states.base
      for block in 0..<colors[color].contacts.blocks.count {
        blocks[block].bounce(states[block], bodies.motion, context)
      }
    }
  }
}

private func warmStartJoints<Block: JointBlock>(
  _ blocks: borrowing Column<Block>, _ span: Span, _ motion: UnsafeMutablePointer<BodyMotion>
) {
  let base = blocks.base
  for block in Int(span.start)..<Int(span.end) { base[block].warmStart(motion) }
}

private func solveJoints<Block: JointBlock>(
  _ blocks: borrowing Column<Block>, _ span: Span, _ motion: UnsafeMutablePointer<BodyMotion>,
  _ context: StepContext, _ isRelaxing: Bool
) {
  let base = blocks.base
  // Two loops, so that each pass is compiled without the other's work.
  if isRelaxing {
    for block in Int(span.start)..<Int(span.end) {
      base[block].solve(motion, context, isRelaxing: true)
    }
  } else {
    for block in Int(span.start)..<Int(span.end) {
      base[block].solve(motion, context, isRelaxing: false)
    }
  }
}
