extension World {
  /// Moves the awake bodies by what the solver found, and their boxes with them.
  func finalizeBodies(_ context: StepContext) {
    let count = bodies.awake.count
    events.moved.reserve(count)
    scratch.outcomes.resize(to: count, filling: BodyOutcome())
    let stage = FinalizeStage(
      rows: finalizeRows, awake: bodies.awake.base, moved: events.moved.base,
      outcomes: scratch.outcomes.base, settings: settings, context: context,
      hasBoundaries: broadPhase.hasBoundaries)
    workers.run(stage, count: count, leastChunk: 64)
    events.moved.setCount(count)
    scratch.listOutcomes(bodies.awake.base, count, rested: &islands.rested)
  }

  /// What brings bodies to the end of a step, as the tables are now.
  var finalizeRows: FinalizeRows {
    FinalizeRows(
      motions: bodies.motion.base, poses: bodies.pose.base, masses: bodies.mass.base,
      drives: bodies.drive.base, records: bodies.record.base, shapes: shapes.record.base,
      geometries: shapes.geometry.base, dynamicNodes: broadPhase.dynamicTree.nodes.base,
      kinematicNodes: broadPhase.kinematicTree.nodes.base)
  }

  /// Brings the trees up to date with the leaves that were enlarged.
  func refitProxies() {
    scratch.refit(&broadPhase, bodies.record.base, shapes.record.base, workers)
  }
}
