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
    rebuild()
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

  /// Rebuilds the part of the tree above the enlarged leaves, top down.
  mutating func rebuild() {
    parts.removeAll()
    centers.removeAll()
    collectParts(root)
    root = build(from: 0, to: parts.count)
    nodes[root].parent = -1
  }
}

// MARK: - Building

extension DynamicTree {
  func markAll() {
    var index = 0
    while index < nodes.count {
      nodes.base[index].flags.insert(.enlarged)
      index &+= 1
    }
  }

  /// Collects the subtrees that have not changed as leaves of the rebuild, and frees the enlarged nodes.
  private mutating func collectParts(_ index: Int32) {
    let node = nodes[index]
    // A leaf, or a subtree without an enlarged leaf, keeps its structure.
    guard !node.isLeaf, node.flags.contains(.enlarged) else {
      nodes[index].flags.remove(.enlarged)
      parts.append(index)
      centers.append(node.box.center)
      return
    }
    freeNode(index)
    collectParts(node.left)
    collectParts(node.right)
  }

  /// Builds a tree of some parts, top down.
  private mutating func build(from start: Int, to end: Int) -> Int32 {
    guard end - start > 1 else { return parts[start] }
    let middle = split(from: start, to: end)
    let left = build(from: start, to: middle)
    let right = build(from: middle, to: end)
    return allocateParent(of: left, right)
  }

  /// Partitions parts at the middle of the longer extent of their centers, and returns the start of the second
  /// half; both halves have a part.
  private func split(from start: Int, to end: Int) -> Int {
    let parts = parts.base
    let centers = centers.base
    // The bounding box of the centers.
    var lower = centers[start]
    var upper = lower
    var index = start &+ 1
    while index < end {
      let box = BoundingBox(lower: lower, upper: upper)
        .union(BoundingBox(lower: centers[index], upper: centers[index]))
      (lower, upper) = (box.lower, box.upper)
      index &+= 1
    }
    // Spatial median split along the longer axis.
    let isWide = upper.x - lower.x > upper.y - lower.y
    let pivot = isWide ? 0.5 * (lower.x + upper.x) : 0.5 * (lower.y + upper.y)
    // Hoare partition.
    var first = start
    var last = end
    while first < last {
      if (isWide ? centers[first].x : centers[first].y) < pivot {
        first &+= 1
      } else {
        last &-= 1
        (parts[first], parts[last]) = (parts[last], parts[first])
        (centers[first], centers[last]) = (centers[last], centers[first])
      }
    }
    // All centers on one side, as for coincident ones: split by count.
    return first > start && first < end ? first : (start &+ end) / 2
  }
}
