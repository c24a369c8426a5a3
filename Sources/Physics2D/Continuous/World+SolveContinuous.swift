extension World {
  /// Stops bodies that moved far, or whose middle is near a boundary, at what they would pass.
  ///
  /// A stopped body stays at the place of its impact for the rest of the step and keeps its velocity;
  /// the contact that it makes in the next step answers it.
  func solveContinuous() {
    let count = scratch.fastBodies.count
    if count > 0 {
      // What may stop these bodies is none of them, so that they can be looked at side by side.
      let parts = (count &+ Self.bodiesPerPart &- 1) / Self.bodiesPerPart
      let stage = continuousStage(scratch.fastBodies.base, count, parts, amongDynamic: false)
      workers.run(stage, count: parts, minimumChunk: 1)
      collectStops(scratch.fastBodies.base, count)
    }
    // Bullets come last, when what they may hit has its place, and one after the other, because they look
    // at each other.
    let bulletCount = scratch.fastBullets.count
    if bulletCount > 0 {
      continuousStage(scratch.fastBullets.base, bulletCount, 1, amongDynamic: true).run(0..<1)
      collectStops(scratch.fastBullets.base, bulletCount)
    }
  }

  /// Bodies that share memory for what they look at: enough to be worth the claim of a chunk.
  private static var bodiesPerPart: Int { 128 }

  private func continuousStage(
    _ fast: UnsafeMutablePointer<Int32>, _ count: Int, _ parts: Int, amongDynamic: Bool
  ) -> ContinuousStage {
    scratch.queries.reserve(parts)
    scratch.results.resize(to: count, filling: FinalizeResult())
    let view = ContinuousView(
      finalize: finalizeView, rules: collisionRules, staticTree: TreeView(broadPhase.staticTree),
      kinematicTree: TreeView(broadPhase.kinematicTree),
      dynamicTree: TreeView(broadPhase.dynamicTree), moved: events.moved.base, settings: settings,
      seconds: predictedSeconds, amongDynamic: amongDynamic)
    return ContinuousStage(
      view: view, fast: fast, count: count, bodiesPerPart: (count &+ parts &- 1) / parts,
      queries: scratch.queries.base, results: scratch.results.base)
  }

  /// Collects what became of the bodies, and brings the trees up to date.
  private func collectStops(_ fast: UnsafeMutablePointer<Int32>, _ count: Int) {
    continuousStopCount &+= scratch.collectStops(fast, count)
    refitProxies()
  }
}

/// Stops bodies at what they would pass, and brings their boxes up to date; a part is a run of bodies.
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
