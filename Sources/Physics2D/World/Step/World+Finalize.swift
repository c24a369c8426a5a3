extension World {
  /// Moves the awake bodies by what the solver found, and their boxes with them.
  func finalizeBodies(_ context: StepContext) {
    let count = bodies.awake.count
    events.moved.reserve(count)
    scratch.results.resize(to: count, filling: FinalizeResult())
    let stage = FinalizeStage(
      rows: finalizeView, awake: bodies.awake.base, moved: events.moved.base,
      results: scratch.results.base, settings: settings, context: context,
      hasBoundaries: broadPhase.hasBoundaries)
    workers.run(stage, count: count, minimumChunk: 64)
    events.moved.setCount(count)
    scratch.collectResults(bodies.awake.base, count, rested: &islands.rested)
  }

  /// What brings bodies to the end of a step, as the tables are now.
  var finalizeView: FinalizeView {
    FinalizeView(
      motions: bodies.motion.base, poses: bodies.pose.base, masses: bodies.mass.base,
      forces: bodies.forces.base, records: bodies.record.base, shapes: shapes.record.base,
      geometries: shapes.geometry.base, dynamicNodes: broadPhase.dynamicTree.nodes.base,
      kinematicNodes: broadPhase.kinematicTree.nodes.base)
  }

  /// Brings the trees up to date with the leaves that were enlarged.
  func refitProxies() {
    scratch.refit(&broadPhase, bodies.record.base, shapes.record.base, workers)
  }
}
