extension World {
  /// Moves the awake bodies through one step: the sub-stepped soft solver of Catto's "Solver2D" (2024)
  /// and "Small Steps in Physics Simulation" (Macklin et al., 2019).
  ///
  /// Writes velocities and the deltas of `bodies.motion`, and the impulses in the graph and of joints;
  /// poses are the caller's.
  func solveConstraints(_ context: StepContext) {
    graph.prepareColors()
    bodies.reserveSpareRows(graph.prepared.maximumBlockCount)
    let view = BodyView(bodies)
    graph.prepareBlocks(joints, view, context)
    graph.runAll(.prepare, workers)
    graph.detectImpacts()
    integrateIsolatedBodies(view, context)
    graph.solve(view, scratch.velocityInputs, context, workers)
    joints.inverseSubStep = context.inverseSubStep
  }
}

extension ConstraintGraph {
  /// Takes the sub-steps of a step.
  ///
  /// One call, so that the world's tables are not asked for their exclusivity before every pass.
  fileprivate func solve(
    _ view: BodyView, _ inputs: borrowing Column<VelocityIntegrationInput>, _ context: StepContext,
    _ workers: borrowing WorkerPool
  ) {
    for subStep in 0..<context.subStepCount {
      if subStep > 0, repeatsImpulses {
        view.integrate(.velocitiesAndWarmStart, inputs, context, workers)
      } else {
        recordApproachSpeeds(.recordApproachSpeedBeforeForces, workers)
        view.integrate(.velocities, inputs, context, workers)
        recordApproachSpeeds(.recordApproachSpeedAfterForces, workers)
        run(.warmStart, workers)
      }
      let isReversed = subStep & 1 == 1
      run(isReversed ? .solveReversed : .solve, workers)
      view.integrate(.positions, inputs, context, workers)
      run(isReversed ? .relaxReversed : .relax, workers)
    }
    applyRestitution(workers)
    runAll(.store, workers)
  }
}
