// SPDX-License-Identifier: Apache-2.0

extension BroadPhase {
  /// Leaves of the dynamic tree from which a search is shared among workers: some ten microseconds of work.
  private static var minimumSharedLeafCount: Int { 512 }
  /// The minimum number of tasks of a shared search, so that all workers get enough of them.
  private static var targetTaskCount: Int { 64 }

  /// Fills `found` with the new pairs of shapes, two rows for each.
  ///
  /// Their order does not depend on the number of workers. Two static shapes never make a pair.
  mutating func findNewPairs(_ scratch: inout StepScratch, _ workers: borrowing WorkerPool) {
    // One search for each pair of trees that can make contacts or sensor overlaps.
    found.removeAll()
    scratch.tasks.removeAll()
    scratch.searches.removeAll()
    addSearch(dynamicTree, staticTree, &scratch)
    addSearch(dynamicTree, kinematicTree, &scratch)
    addSearch(dynamicTree, dynamicTree, &scratch)
    addSearch(kinematicTree, kinematicTree, &scratch)
    addSearch(kinematicTree, staticTree, &scratch)
    // A small tree is searched by the caller.
    if workers.count > 1, dynamicTree.leafCount >= Self.minimumSharedLeafCount {
      searchInParallel(&scratch, workers)
    } else {
      for index in 0..<scratch.tasks.count {
        let task = scratch.tasks[index]
        scratch.searches[task.search].find(below: task.a, task.b, stack: &stack, into: &found)
      }
    }
    // The current boxes become the searched ones, and no leaf counts as moved.
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

  /// Searches in parallel tasks, and concatenates their pairs in the order of the tasks, which is that of a
  /// sequential search.
  private mutating func searchInParallel(
    _ scratch: inout StepScratch, _ workers: borrowing WorkerPool
  ) {
    // Replace each task by its children, level by level, until there are enough.
    var wasSplit = true
    while wasSplit, scratch.tasks.count < Self.targetTaskCount {
      wasSplit = false
      scratch.splitTasks.removeAll()
      for index in 0..<scratch.tasks.count {
        let task = scratch.tasks[index]
        if scratch.searches[task.search].split(task, into: &scratch.splitTasks) { wasSplit = true }
      }
      scratch.tasks.copy(from: scratch.splitTasks)
    }
    // Each task writes to scratch memory of its own.
    let count = scratch.tasks.count
    scratch.queries.reserve(count)
    let stage = PairStage(
      searches: scratch.searches.base, tasks: scratch.tasks.base, queries: scratch.queries.base)
    workers.run(stage, count: count, minimumChunk: 1, chunksPerWorker: 16)
    // Sequential order.
    for part in 0..<count {
      for index in 0..<scratch.queries.base[part].found.count {
        found.append(scratch.queries.base[part].found[index])
      }
    }
  }
}
