// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Moves the awake bodies through one step with the sub-stepped soft solver of Catto, "Solver2D" (2024),
  /// after Macklin et al., "Small Steps in Physics Simulation" (2019).
  ///
  /// Writes velocities and the deltas of `bodies.motion`, and the impulses of contacts and joints; the
  /// caller writes the poses.
  func solveConstraints(_ context: StepContext) {
    // Lists and memory first: pointers into the columns are taken only after they no longer grow.
    graph.prepareColors()
    graph.trees.update(joints, bodies, context)
    bodies.reserveSpareRows(graph.prepared.maximumBlockCount)
    var view = BodyView(bodies)
    view.hasIsolatedTrees = graph.isolateTrees(
      joints, bodies, slop: settings.linearSlop)
    graph.prepareBlocks(joints, view, context)
    // Integrate the bodies that no constraint touches, then prepare all constraints, with the inertia that the
    // bodies have in this step.
    integrateIsolatedBodies(view, context)
    graph.runAll(.prepare, workers)
    graph.detectImpacts()
    let isBraced = braceBodies(view, context)
    if isBraced { graph.runAll(.prepareAgain, workers) }
    graph.solve(
      isBraced: isBraced, self, view, joints, scratch.velocityInputs, context, workers)
    endPressing()
    releaseBracedBodies()
    if view.hasIsolatedTrees { graph.releaseTrees(bodies) }
    joints.inverseSubStep = context.inverseSubStep
  }
}

extension ConstraintGraph {
  /// Each iteration takes a fifth of the speed with which a heavy body pushes a braced one, so that all sub-steps together
  /// leave a hundredth.
  private static var bracedIterationCount: Int { 4 }

  /// Runs the sub-steps of a step.
  ///
  /// One function, so that the world's tables are not checked for exclusive access before every pass.
  fileprivate func solve(
    isBraced: Bool, _ world: World, _ view: BodyView, _ joints: borrowing JointTable,
    _ inputs: borrowing Column<VelocityIntegrationInput>, _ context: StepContext,
    _ workers: borrowing WorkerPool
  ) {
    // Each sub-step of h seconds: integrate velocities, warm start, solve with bias, integrate positions,
    // relax without bias.
    let hasImpacts = hasNewImpacts
    let hasImpactsAndJoints = hasImpacts && hasJoints
    let hasPressedBodies = !world.scratch.pressed.isEmpty
    let treeSolver = TreeSolver(trees, prepared, view, context)
    treeSolver.readJoints(joints, prepared, colors)
    if view.hasIsolatedTrees { treeSolver.integrateIsolatedTrees() }
    // Isolated trees are at the end of the step already.
    let subStepCount = inputs.count > 0 ? context.subStepCount : 0
    for subStep in 0..<subStepCount {
      let isReleased = hasPressedBodies && world.releasePressedBodies(context)
      // From the second sub-step on one sum per body replaces the warm start, where it is exactly that.
      if subStep > 0, repeatsImpulses, !isReleased {
        view.integrate(.velocitiesAndWarmStart, inputs, context, workers)
      } else {
        // Before and after the forces: their difference belongs to the approach of pending impacts.
        recordApproachSpeeds(.recordApproachSpeedBeforeForces, workers)
        view.integrate(.velocities, inputs, context, workers)
        recordApproachSpeeds(.recordApproachSpeedAfterForces, workers)
        run(.warmStart, workers)
      }
      run(.solve, workers)
      treeSolver.solve(isRelaxing: false)
      // Boundaries are solved last: an impact on one would open the joints of the body that it stops, and
      // let what lands on that body sink into it.
      if hasImpacts {
        if hasImpactsAndJoints { run(.solveJoints, workers) }
        run(.solveImpactsAgain, workers)
        // A body that a heavy one has hit is stopped by its support, and then hit again.
        if isBraced { for _ in 0..<Self.bracedIterationCount { run(.solveBraced, workers) } }
        if hasImpactsAndJoints { run(.solveJoints, workers) }
        treeSolver.solve(isRelaxing: false)
      }
      view.integrate(.positions, inputs, context, workers)
      treeSolver.solve(isRelaxing: true)
      run(.relax, workers)
      if hasImpactsAndJoints {
        run(.relaxJoints, workers)
        excludeImpacts(workers)
      }
    }
    if hasImpactsAndJoints { view.clearHits(inputs) }
    // The impulses of joints are stored now: what a rebound adds to them is no load of the next step.
    if view.hasIsolatedTrees { treeSolver.storeIsolatedImpulses() }
    runAll(.store, workers)
    // Restitution follows the sub-steps, with the approach speeds from before the impacts.
    applyRestitution(treeSolver, workers)
    if context.hitSpeedThreshold.isFinite { runAll(.findHits, workers) }
  }
}
