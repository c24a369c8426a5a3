extension DynamicTree {
  /// Gives a leaf another box; its ancestors wait for `update`.
  mutating func enlarge(_ leaf: Int32, to box: BoundingBox) {
    nodes[leaf].box = box
    enlargedCount &+= 1
    mark(leaf, [.enlarged, .moved])
  }

  /// Marks a leaf and its ancestors.
  func mark(_ leaf: Int32, _ flags: TreeNodeFlags) {
    let nodes = nodes.base
    var index = leaf
    while index >= 0, !nodes[Int(index)].flags.isSuperset(of: flags) {
      nodes[Int(index)].flags.formUnion(flags)
      index = nodes[Int(index)].parent
    }
  }

  /// Brings the nodes above the leaves that `enlarge` touched since the last time up to date.
  ///
  /// Where most of the tree moves in every step, building it in every step would cost more than it
  /// saves.
  mutating func update() {
    guard enlargedCount > 0 else { return }
    let isMost = 2 &* enlargedCount > leafCount
    enlargedCount = 0
    guard root >= 0 else { return }
    if isMost, !isLoose {
      var sum = PerimeterSum()
      recompute(root, &sum)
      isLoose = sum.mean > Self.looseness * builtPerimeter
      return
    }
    rebuild()
    guard isMost else { return }
    var sum = PerimeterSum()
    measure(root, &sum)
    builtPerimeter = sum.mean
    isLoose = false
  }

  /// Computes the boxes of marked inner nodes from the bottom up.
  private func recompute(_ index: Int32, _ sum: inout PerimeterSum) {
    let node = nodes.base + Int(index)
    guard node.pointee.flags.contains(.enlarged) else { return }
    node.pointee.flags.remove(.enlarged)
    guard !node.pointee.isLeaf else { return }
    recompute(node.pointee.left, &sum)
    recompute(node.pointee.right, &sum)
    node.pointee.box =
      nodes.base[Int(node.pointee.left)].box.union(nodes.base[Int(node.pointee.right)].box)
    sum.add(node.pointee.box)
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
    middles.removeAll()
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
      middles.append(node.box.center)
      return
    }
    giveBack(index)
    collectParts(node.left)
    collectParts(node.right)
  }

  /// Builds a tree of some parts, from the top down.
  private mutating func build(from start: Int, to end: Int) -> Int32 {
    guard end - start > 1 else { return parts[start] }
    let middle = split(from: start, to: end)
    let left = build(from: start, to: middle)
    let right = build(from: middle, to: end)
    return takeParent(of: left, right)
  }

  /// Sorts parts to both sides of the middle of their longer extent and returns where the second
  /// side starts; both sides have a part.
  private func split(from start: Int, to end: Int) -> Int {
    let parts = parts.base
    let middles = middles.base
    var lower = middles[start]
    var upper = lower
    var index = start &+ 1
    while index < end {
      let box = BoundingBox(lower: lower, upper: upper)
        .union(BoundingBox(lower: middles[index], upper: middles[index]))
      (lower, upper) = (box.lower, box.upper)
      index &+= 1
    }
    let isWide = upper.x - lower.x > upper.y - lower.y
    let pivot = isWide ? 0.5 * (lower.x + upper.x) : 0.5 * (lower.y + upper.y)
    var first = start
    var last = end
    while first < last {
      if (isWide ? middles[first].x : middles[first].y) < pivot {
        first &+= 1
      } else {
        last &-= 1
        (parts[first], parts[last]) = (parts[last], parts[first])
        (middles[first], middles[last]) = (middles[last], middles[first])
      }
    }
    return first > start && first < end ? first : (start &+ end) / 2
  }
}

/// A sum over inner nodes.
private struct PerimeterSum {
  private var sum: Float = 0
  private var count: Float = 0

  var mean: Float { count > 0 ? sum / count : 0 }

  mutating func add(_ box: BoundingBox) {
    sum += box.perimeter
    count += 1
  }
}
