// SPDX-License-Identifier: Apache-2.0

extension DynamicTree {
  /// Marks the ancestors of a leaf that was enlarged.
  func markAncestors(_ leaf: Int32) {
    guard nodes[leaf].flags.contains(.enlarged) else { return }
    mark(nodes[leaf].parent, [.enlarged, .moved])
  }

  /// Marks a node and its ancestors, up to the first that is marked already.
  func mark(_ node: Int32, _ flags: TreeNodeFlags) {
    let nodes = nodes.base
    var index = node
    while index >= 0, !nodes[Int(index)].flags.isSuperset(of: flags) {
      nodes[Int(index)].flags.formUnion(flags)
      index = nodes[Int(index)].parent
    }
  }

  /// Whether `update` visits every leaf, so that no ancestors need to be marked.
  func isRecomputed(enlargedCount: Int) -> Bool { isMost(enlargedCount) && !needsRebuild }

  private func isMost(_ enlargedCount: Int) -> Bool { 2 &* enlargedCount > leafCount }

  /// Updates the tree after a number of its leaves were enlarged.
  ///
  /// Rebuilds the enlarged part; but if most leaves move in every step, a rebuild in every step would cost
  /// more than it saves: then it only recomputes the boxes, and rebuilds when they have become too large.
  mutating func update(
    enlargedCount: Int, _ subtrees: inout Subtrees, _ workers: borrowing WorkerPool
  ) {
    guard root >= 0, enlargedCount > 0 else { return }
    // Most leaves moved: refit the boxes, and rebuild next time if their mean perimeter has grown by a
    // factor of `rebuildRatio` since the last rebuild.
    if isRecomputed(enlargedCount: enlargedCount) {
      needsRebuild = recompute(&subtrees, workers).mean > Self.rebuildRatio * builtPerimeter
      return
    }
    // Few leaves moved, or the tree has degraded: rebuild what is marked.
    rebuild(workers)
    guard isMost(enlargedCount) else { return }
    var sum = PerimeterSum()
    measure(root, &sum)
    builtPerimeter = sum.mean
    needsRebuild = false
  }

  private func recompute(
    _ subtrees: inout Subtrees, _ workers: borrowing WorkerPool
  ) -> PerimeterSum {
    // Subtrees in parallel; each sums the perimeters of its inner nodes.
    subtrees.cut(self)
    let stage = RecomputeStage(
      nodes: nodes.base, roots: subtrees.roots.base, sums: subtrees.sums.base)
    workers.run(stage, count: subtrees.roots.count, minimumChunk: 1)
    var sum = PerimeterSum()
    for part in 0..<subtrees.roots.count { sum.add(subtrees.sums[part]) }
    // The nodes above the subtrees, children first. If most leaves were enlarged, some were below each of
    // these few nodes.
    var position = subtrees.above.count
    while position > 0 {
      position &-= 1
      let index = subtrees.above[position]
      let node = nodes[index]
      let below = nodes[node.left].flags.union(nodes[node.right].flags)
      stage.join(index, below.union(.enlarged), &sum)
    }
    return sum
  }

  private func measure(_ index: Int32, _ sum: inout PerimeterSum) {
    let node = nodes.base + Int(index)
    guard !node.pointee.isLeaf else { return }
    sum.add(node.pointee.box)
    measure(node.pointee.left, &sum)
    measure(node.pointee.right, &sum)
  }
}
