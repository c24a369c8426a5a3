extension DynamicTree {
  /// Marks the nodes above a leaf that was enlarged.
  func markAncestors(_ leaf: Int32) {
    guard nodes[leaf].flags.contains(.enlarged) else { return }
    mark(nodes[leaf].parent, [.enlarged, .moved])
  }

  /// Marks a node and its ancestors.
  func mark(_ node: Int32, _ flags: TreeNodeFlags) {
    let nodes = nodes.base
    var index = node
    while index >= 0, !nodes[Int(index)].flags.isSuperset(of: flags) {
      nodes[Int(index)].flags.formUnion(flags)
      index = nodes[Int(index)].parent
    }
  }

  /// Whether `update` looks at every leaf for those that were enlarged, so that nothing need be marked
  /// above them.
  func isRecomputed(enlargedCount: Int) -> Bool { isMost(enlargedCount) && !needsRebuild }

  private func isMost(_ enlargedCount: Int) -> Bool { 2 &* enlargedCount > leafCount }

  /// Brings the nodes above a number of leaves that were enlarged since the last time up to date.
  ///
  /// Where most of the tree moves in every step, building it in every step would cost more than it
  /// saves.
  mutating func update(
    enlargedCount: Int, _ subtrees: inout Subtrees, _ workers: borrowing WorkerPool
  ) {
    guard root >= 0, enlargedCount > 0 else { return }
    if isRecomputed(enlargedCount: enlargedCount) {
      needsRebuild = recompute(&subtrees, workers).mean > Self.rebuildRatio * builtPerimeter
      return
    }
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
    subtrees.cut(self)
    let stage = RecomputeStage(
      nodes: nodes.base, roots: subtrees.roots.base, sums: subtrees.sums.base)
    workers.run(stage, count: subtrees.roots.count, minimumChunk: 1)
    var sum = PerimeterSum()
    for part in 0..<subtrees.roots.count { sum.add(subtrees.sums[part]) }
    // Where most leaves were enlarged, some were below each of these few nodes.
    var place = subtrees.above.count
    while place > 0 {
      place &-= 1
      let index = subtrees.above[place]
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

  /// Builds the part of the tree anew that `enlarge` touched.
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

  /// Lists the subtrees below the enlarged nodes and gives those nodes back.
  private mutating func collectParts(_ index: Int32) {
    let node = nodes[index]
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

  /// Builds a tree of some parts, from the top down.
  private mutating func build(from start: Int, to end: Int) -> Int32 {
    guard end - start > 1 else { return parts[start] }
    let middle = split(from: start, to: end)
    let left = build(from: start, to: middle)
    let right = build(from: middle, to: end)
    return allocateParent(of: left, right)
  }

  /// Sorts parts to both sides of the middle of their longer extent and returns where the second
  /// side starts; both sides have a part.
  private func split(from start: Int, to end: Int) -> Int {
    let parts = parts.base
    let centers = centers.base
    var lower = centers[start]
    var upper = lower
    var index = start &+ 1
    while index < end {
      let box = BoundingBox(lower: lower, upper: upper)
        .union(BoundingBox(lower: centers[index], upper: centers[index]))
      (lower, upper) = (box.lower, box.upper)
      index &+= 1
    }
    let isWide = upper.x - lower.x > upper.y - lower.y
    let pivot = isWide ? 0.5 * (lower.x + upper.x) : 0.5 * (lower.y + upper.y)
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
    return first > start && first < end ? first : (start &+ end) / 2
  }
}
