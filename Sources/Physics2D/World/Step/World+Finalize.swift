// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Moves the awake bodies to the end of the step, and updates their boxes.
  func finalizeBodies(_ context: StepContext) {
    let count = bodies.awake.count
    events.moved.reserve(count)
    scratch.results.resize(to: count, filling: FinalizeResult())
    sharedVelocity = findSharedVelocity()
    // In a moving frame of reference all boxes change in each step.
    let slowSpeed =
      sharedMotion == nil
      ? 0.5 * settings.speculativeDistance * context.inverseTimeStep : -1
    let stage = FinalizeStage(
      view: finalizeView, awake: bodies.awake.base, moved: events.moved.base,
      results: scratch.results.base, settings: settings, context: context,
      hasBoundaries: broadPhase.hasBoundaries, slowSpeed: slowSpeed,
      shared: sharedMotion)
    workers.run(stage, count: count, minimumChunk: 64)
    events.moved.setCount(count)
    scratch.collectResults(bodies.awake.base, count, rested: &islands.rested)
    clearImpulsesOfHeldBodies()
  }

  /// The current view for finalizing; valid until a table grows.
  var finalizeView: FinalizeView {
    FinalizeView(
      motions: bodies.motion.base, poses: bodies.pose.base, masses: bodies.mass.base,
      forces: bodies.forces.base, records: bodies.record.base, shapes: shapes.record.base,
      bounds: shapes.enlargedBounds.base,
      geometries: shapes.geometry.view, dynamicNodes: broadPhase.dynamicTree.nodes.base,
      kinematicNodes: broadPhase.kinematicTree.nodes.base)
  }

  /// Updates the trees after leaves were enlarged.
  func refitProxies() {
    scratch.refit(&broadPhase, bodies.record.base, shapes.record.base, workers)
  }
}
