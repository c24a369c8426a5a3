extension World {
  /// Moves the awake bodies through one step: the sub-stepped soft solver of Catto's "Solver2D" (2024)
  /// and "Small Steps in Physics Simulation" (Macklin et al., 2019).
  ///
  /// Writes velocities and the deltas of `bodies.motion`, and the impulses in the graph and of joints;
  /// poses are the caller's.
  func solveConstraints(_ context: StepContext) {
    bodies.motion.reserve(bodies.motion.count &+ 1)
    let rows = BodyRows(bodies)
    graph.prepare(context, bodies: rows, joints: joints)
    integrateAlone(rows, context)
    for subStep in 0..<context.subStepCount {
      rows.integrateVelocities(scratch.pushes, context)
      graph.noticeApproach(rows)
      graph.warmStart(rows)
      graph.solve(rows, context, isRelaxing: false, isBackward: subStep & 1 == 1)
      rows.integratePositions(scratch.pushes, context)
      graph.solve(rows, context, isRelaxing: true)
    }
    graph.bounce(rows, context)
    graph.store(joints: &joints)
    joints.inverseSubStep = context.inverseSubStep
  }
}
