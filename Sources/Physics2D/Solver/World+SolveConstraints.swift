extension World {
  /// Moves the awake bodies through one step: the sub-stepped soft solver of Catto's "Solver2D" (2024)
  /// and "Small Steps in Physics Simulation" (Macklin et al., 2019).
  ///
  /// Writes velocities and the deltas of `bodies.motion`, and the impulses in the graph and of joints;
  /// poses are the caller's.
  func solveConstraints(_ context: StepContext) {
    graph.listColors()
    bodies.reserveSpareRows(graph.prepared.greatestBlockCount)
    let rows = BodyRows(bodies)
    graph.listBlocks(joints, rows, context)
    graph.runAll(.prepare, workers)
    graph.noticeMeetings()
    integrateAlone(rows, context)
    graph.solve(rows, scratch.pushes, context, workers)
    joints.inverseSubStep = context.inverseSubStep
  }
}

extension ConstraintGraph {
  /// Takes the sub-steps of a step.
  ///
  /// One call, so that the world's tables are not asked for their exclusivity before every pass.
  fileprivate func solve(
    _ rows: BodyRows, _ pushes: borrowing Column<BodyPush>, _ context: StepContext,
    _ workers: borrowing WorkerPool
  ) {
    for subStep in 0..<context.subStepCount {
      if subStep > 0, repeatsImpulses {
        rows.integrate(.velocitiesAgain, pushes, context, workers)
      } else {
        watchMeetings(.awaitForces, workers)
        rows.integrate(.velocities, pushes, context, workers)
        watchMeetings(.noticeForces, workers)
        run(.warmStart, workers)
      }
      let isBackward = subStep & 1 == 1
      run(isBackward ? .pushBackward : .push, workers)
      rows.integrate(.positions, pushes, context, workers)
      run(isBackward ? .relaxBackward : .relax, workers)
    }
    bounce(workers)
    runAll(.store, workers)
  }
}
