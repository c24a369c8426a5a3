extension BroadPhase {
  /// Leaves of the tree of dynamic bodies from which on several threads search: some ten microseconds of work.
  private static var leastSharedLeafCount: Int { 512 }
  /// Into how many parts a search is cut, at least, so that all threads have enough of them.
  private static var wantedTaskCount: Int { 64 }

  /// Fills `found` with the new pairs of shapes, two by two.
  ///
  /// Their order does not depend on who searches. Two static shapes never meet.
  mutating func findNewPairs(_ scratch: inout StepScratch, _ workers: borrowing WorkerPool) {
    found.removeAll()
    scratch.tasks.removeAll()
    scratch.searches.removeAll()
    addSearch(dynamicTree, staticTree, &scratch)
    addSearch(dynamicTree, kinematicTree, &scratch)
    addSearch(dynamicTree, dynamicTree, &scratch)
    addSearch(kinematicTree, kinematicTree, &scratch)
    addSearch(kinematicTree, staticTree, &scratch)
    if workers.count > 1, dynamicTree.leafCount >= Self.leastSharedLeafCount {
      searchTogether(&scratch, workers)
    } else {
      for place in 0..<scratch.tasks.count {
        let task = scratch.tasks[place]
        scratch.searches[task.search].find(below: task.a, task.b, stack: &stack, into: &found)
      }
    }
    dynamicTree.finishSearch(&scratch.subtrees, workers)
    kinematicTree.finishSearch(&scratch.subtrees, workers)
    staticTree.finishSearch(&scratch.subtrees, workers)
  }

  private func addSearch(
    _ a: borrowing DynamicTree, _ b: borrowing DynamicTree, _ scratch: inout StepScratch
  ) {
    guard a.root >= 0, b.root >= 0 else { return }
    scratch.tasks.append(
      PairTask(search: Int32(truncatingIfNeeded: scratch.searches.count), a: a.root, b: b.root))
    scratch.searches.append(PairSearch(a, b))
  }

  /// Searches in parts, and puts what they found together in the order of the parts, which is that of one
  /// search alone.
  private mutating func searchTogether(
    _ scratch: inout StepScratch, _ workers: borrowing WorkerPool
  ) {
    var wasSplit = true
    while wasSplit, scratch.tasks.count < Self.wantedTaskCount {
      wasSplit = false
      scratch.splitTasks.removeAll()
      for place in 0..<scratch.tasks.count {
        let task = scratch.tasks[place]
        if scratch.searches[task.search].split(task, into: &scratch.splitTasks) { wasSplit = true }
      }
      scratch.tasks.copy(from: scratch.splitTasks)
    }
    let count = scratch.tasks.count
    scratch.queries.reserve(count)
    let stage = PairStage(
      searches: scratch.searches.base, tasks: scratch.tasks.base, queries: scratch.queries.base)
    workers.run(stage, count: count, minimumChunk: 1)
    for part in 0..<count {
      for place in 0..<scratch.queries.base[part].found.count {
        found.append(scratch.queries.base[part].found[place])
      }
    }
  }
}
