extension World {
  /// Moves the awake bodies through one step: the sub-stepped soft solver of Catto's "Solver2D" (2024)
  /// and "Small Steps in Physics Simulation" (Macklin et al., 2019).
  ///
  /// Writes velocities and the deltas of `bodies.motion`, and the impulses in the graph and of joints;
  /// poses are the caller's.
  func solveConstraints(_ context: StepContext) {
    let workers = workers
    graph.listColors()
    bodies.reserveSpareRows(graph.prepared.greatestBlockCount)
    let rows = BodyRows(bodies)
    graph.run(.prepare, joints, rows, context, workers)
    graph.noticeMeetings()
    integrateAlone(rows, context)
    for subStep in 0..<context.subStepCount {
      if subStep > 0, graph.repeatsImpulses {
        rows.integrate(.velocitiesAgain, scratch.pushes, context, workers)
      } else {
        graph.noticeForces(rows, haveActed: false)
        rows.integrate(.velocities, scratch.pushes, context, workers)
        graph.noticeForces(rows, haveActed: true)
        graph.run(.warmStart, joints, rows, context, workers)
      }
      let isBackward = subStep & 1 == 1
      graph.run(isBackward ? .pushBackward : .push, joints, rows, context, workers)
      rows.integrate(.positions, scratch.pushes, context, workers)
      graph.run(isBackward ? .relaxBackward : .relax, joints, rows, context, workers)
    }
    graph.bounce(joints, rows, context, workers)
    graph.run(.store, joints, rows, context, workers)
    joints.inverseSubStep = context.inverseSubStep
  }
}
