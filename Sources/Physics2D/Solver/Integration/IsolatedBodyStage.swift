// SPDX-License-Identifier: Apache-2.0

/// Prepares the integration of the awake bodies, and integrates isolated ones over all sub-steps in one
/// pass; a part is a body.
///
/// A body is isolated if it has neither a contact nor a joint, so that no constraint can change its
/// velocity.
private struct IsolatedBodyStage: StageWork {
  let bodies: BodyView
  let awake: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<BodyRecord>
  let inputs: UnsafeMutablePointer<VelocityIntegrationInput>
  /// Whether a body is isolated; an array of its own, because one thread reads it all.
  let isIsolated: UnsafeMutablePointer<Bool>
  let context: StepContext

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    let limits = SpeedLimits(context)
    for index in range {
      let row = awake[index]
      var input = VelocityIntegrationInput(row, bodies, context)
      if bodies.forces[Int(row)].rockingStiffness > 0 { bodies.resistRocking(&input, context) }
      let record = records + Int(row)
      let isJointed = record.pointee.jointCount > 0
      bodies.motion[Int(row)].isJointed = isJointed
      bodies.motion[Int(row)].hasOwnForces = input.hasOwnForces(context)
      isIsolated[index] = record.pointee.contactCount == 0 && !isJointed
      inputs[index] = input
      if bodies.motion[Int(row)].isInIsolatedTree { isIsolated[index] = true; continue }
      guard isIsolated[index] else { continue }
      // The same operations in the same order as with constraints, so that a body takes the same path
      // whether it has a contact that applies no impulse or none.
      var motion = bodies.motion[Int(row)]
      for _ in 0..<context.subStepCount {
        motion.integrateVelocity(input, limits)
        motion.integratePosition(context.subStep)
      }
      bodies.motion[Int(row)] = motion
    }
  }
}

extension World {
  /// Integrates the isolated awake bodies over the whole step, and lists the input of the others.
  func integrateIsolatedBodies(_ view: BodyView, _ context: StepContext) {
    let count = bodies.awake.count
    scratch.velocityInputs.reserve(count)
    scratch.isIsolated.reserve(count)
    let inputs = scratch.velocityInputs.base
    let isIsolated = scratch.isIsolated.base
    let stage = IsolatedBodyStage(
      bodies: view, awake: bodies.awake.base, records: bodies.record.base, inputs: inputs,
      isIsolated: isIsolated, context: context)
    workers.run(stage, count: count, minimumChunk: 128)
    // Only the bodies that constraints can reach go through the sub-steps of the solver.
    var kept = 0
    for index in 0..<count where !isIsolated[index] {
      if kept != index { inputs[kept] = inputs[index] }
      kept &+= 1
    }
    scratch.velocityInputs.setCount(kept)
  }
}
