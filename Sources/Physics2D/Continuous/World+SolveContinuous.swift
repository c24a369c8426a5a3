// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Stops bodies that moved far, or whose center is near a boundary, at the first obstacle that they would
  /// pass through.
  ///
  /// A stopped body stays at the position of its impact for the rest of the step and keeps its velocity. In
  /// the next step it has a contact there, which changes the velocity.
  func solveContinuous(_ context: StepContext) {
    let count = scratch.fastBodies.count
    if count > 0 {
      // No body of this list is an obstacle of another, so that threads can share it.
      let parts = (count &+ Self.bodiesPerPart &- 1) / Self.bodiesPerPart
      let stage = continuousStage(scratch.fastBodies.base, count, parts, amongDynamic: false)
      workers.run(stage, count: parts, minimumChunk: 1, chunksPerWorker: 16)
      collectStops(scratch.fastBodies.base, count, context)
    }
    // Bullets follow, when the poses of their obstacles are final, one after the other.
    let bulletCount = scratch.fastBullets.count
    if bulletCount > 0 {
      continuousStage(scratch.fastBullets.base, bulletCount, 1, amongDynamic: true).run(0..<1)
      collectStops(scratch.fastBullets.base, bulletCount, context)
    }
  }

  /// The number of bodies that share the memory of their queries: enough work to pay for claiming a chunk.
  private static var bodiesPerPart: Int { 128 }

  private func continuousStage(
    _ fast: UnsafeMutablePointer<Int32>, _ count: Int, _ parts: Int, amongDynamic: Bool
  ) -> ContinuousStage {
    // Memory before the view: its pointers must stay valid.
    scratch.queries.reserve(parts)
    scratch.results.resize(to: count, filling: FinalizeResult())
    return ContinuousStage(
      view: continuousView(amongDynamic: amongDynamic), fast: fast, count: count,
      bodiesPerPart: (count &+ parts &- 1) / parts, queries: scratch.queries.base,
      results: scratch.results.base)
  }

  /// The current view for continuous collision; valid until a table grows.
  func continuousView(amongDynamic: Bool) -> ContinuousView {
    ContinuousView(
      finalize: finalizeView, internalEdges: shapes.internalEdges.base, rules: collisionRules,
      staticTree: TreeView(broadPhase.staticTree),
      kinematicTree: TreeView(broadPhase.kinematicTree),
      dynamicTree: TreeView(broadPhase.dynamicTree), moved: events.moved.base, settings: settings,
      seconds: predictedSeconds, amongDynamic: amongDynamic,
      shared: sharedMotion)
  }

  /// Collects the results of the bodies, stops what joints connect to them, and updates the trees of boxes.
  private func collectStops(
    _ fast: UnsafeMutablePointer<Int32>, _ count: Int, _ context: StepContext
  ) {
    let stopCount = scratch.collectStops(fast, count)
    continuousStopCount &+= stopCount
    if stopCount > 0 { stopTrees(fast, count, context) }
    refitProxies()
  }
}

/// Stops bodies at the obstacles that they would pass through, and updates their boxes; a part is a range of
/// bodies.
private struct ContinuousStage: StageWork {
  let view: ContinuousView
  let fast: UnsafeMutablePointer<Int32>
  let count: Int
  let bodiesPerPart: Int
  /// One for each part.
  let queries: UnsafeMutablePointer<QueryScratch>
  /// In the order of `fast`.
  let results: UnsafeMutablePointer<FinalizeResult>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range {
      let start = part &* bodiesPerPart
      let end = start &+ bodiesPerPart < count ? start &+ bodiesPerPart : count
      for index in start..<end {
        results[index] = view.solveBody(fast[index], &queries[part])
      }
    }
  }
}
