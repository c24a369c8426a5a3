// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Advances the world.
  ///
  /// Contacts are updated once, then the constraints are solved in sub-steps (Macklin and others, "Small Steps in
  /// Physics Simulation", 2019). 1/60 s with 4 sub-steps is a good choice; the seconds may
  /// change from step to step. Refused without effect: seconds that are not finite, not above 1e-6, or above 1;
  /// sub-steps below 1 or above 1000.
  public func step(by seconds: Float, subSteps: Int = 4) {
    guard seconds.isFinite else { return refuse(.notFinite("seconds")) }
    guard seconds > 1e-6, seconds <= 1 else { return refuse(.outOfRange("seconds")) }
    guard subSteps >= 1, subSteps <= 1000 else { return refuse(.outOfRange("subSteps")) }
    let context = stepContext(
      seconds: seconds, chooseSubSteps(seconds: seconds, subSteps))
    events.beginStep()
    workers.sharesStages = stepWork >= minimumSharedWork
    stepCount &+= 1
    predictedSeconds = seconds
    // Broad phase: new pairs of enlarged boxes.
    let start = time()
    findPairs()
    timings.pairs = time() - start
    // Narrow phase: contacts of new pairs, and manifolds; contacts that stopped touching, also between the steps, are
    // reported.
    updateContacts()
    events.reportPendingEnds()
    timings.contacts = time() - start - timings.pairs
    // Sub-steps of the solver, then restitution.
    solveConstraints(context)
    let solved = time()
    timings.solve = solved - start - timings.pairs - timings.contacts
    // Poses, rest times, boxes and trees.
    finalizeBodies(context)
    refitProxies()
    timings.finalize = time() - solved
    // Continuous collision sets fast bodies back to their time of impact.
    let finalized = time()
    solveContinuous(context)
    timings.continuous = time() - finalized
    // Begin and hit events use the impulses and the final poses.
    reportBegins()
    reportHits()
    // Sleep comes last, so that the events of the step are complete; `MovedBody.fellAsleep` reports it.
    let reported = time()
    updateSleep()
    timings.sleep = time() - reported
    forgetStepsIfEmpty()
    timings.total = time() - start
  }

  private func stepContext(seconds: Float, _ subSteps: SubSteps) -> StepContext {
    var context = StepContext(
      timeStep: seconds, subSteps: subSteps.count, gravity: worldGravity,
      contactHertz: subSteps.contactHertz, contactDampingRatio: settings.contactDampingRatio,
      maximumContactPushSpeed: settings.maximumContactPushSpeed, jointHertz: settings.jointHertz,
      jointDampingRatio: settings.jointDampingRatio,
      minimumReboundSpeed: settings.minimumReboundSpeed,
      maximumLinearSpeed: settings.maximumLinearSpeed, linearSlop: settings.linearSlop,
      lengthUnitsPerMeter: settings.lengthUnitsPerMeter)
    context.stabilizesPiles = settings.stabilizesPiles
    if shapes.hitShapeCount > 0 { context.hitSpeedThreshold = settings.hitSpeedThreshold }
    return context
  }

  private func time() -> Double { clock?() ?? 0 }
}
