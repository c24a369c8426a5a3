extension World {
  /// Advances the world.
  ///
  /// Contacts are found once, then the constraints are solved in sub-steps. 1/60 s with 4 sub-steps is
  /// a good choice; what changes from step to step is only the seconds, if anything. Seconds that are
  /// not finite and positive, or sub-steps below 1, have no effect; more than a second is refused too.
  public func step(by seconds: Float, subSteps: Int = 4) {
    guard seconds.isFinite else { return refuse(.notFinite("seconds")) }
    guard seconds > 1e-6, seconds <= 1 else { return refuse(.outOfRange("seconds")) }
    guard subSteps >= 1, subSteps <= 1000 else { return refuse(.outOfRange("subSteps")) }
    let context = stepContext(seconds: seconds, subSteps: subSteps)
    events.beginStep()
    stepCount &+= 1
    predictedSeconds = seconds
    let start = time()
    updatePairs()
    timings.pairs = time() - start
    updateContacts()
    events.reportPendingEnds()
    timings.contacts = time() - start - timings.pairs
    solveConstraints(context)
    let solved = time()
    timings.solve = solved - start - timings.pairs - timings.contacts
    finalizeBodies(context)
    refitProxies()
    timings.finalize = time() - solved
    let finalized = time()
    solveContinuous()
    timings.continuous = time() - finalized
    reportBegins()
    reportHits()
    let reported = time()
    updateSleep()
    timings.sleep = time() - reported
    timings.total = time() - start
  }

  private func stepContext(seconds: Float, subSteps: Int) -> StepContext {
    StepContext(
      timeStep: seconds, subSteps: subSteps, gravity: worldGravity,
      contactHertz: settings.contactHertz, contactDampingRatio: settings.contactDampingRatio,
      maximumContactPushSpeed: settings.maximumContactPushSpeed, jointHertz: settings.jointHertz,
      jointDampingRatio: settings.jointDampingRatio,
      minimumReboundSpeed: settings.minimumReboundSpeed,
      maximumLinearSpeed: settings.maximumLinearSpeed, linearSlop: settings.linearSlop,
      lengthUnitsPerMeter: settings.lengthUnitsPerMeter)
  }

  private func time() -> Double { clock?() ?? 0 }
}
