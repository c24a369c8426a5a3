extension DynamicTree {
  /// Puts a leaf beside the node where that adds the least perimeter.
  mutating func insertLeaf(_ leaf: Int32) {
    guard root >= 0 else {
      root = leaf
      nodes[leaf].parent = -1
      return
    }
    let sibling = bestSibling(for: nodes[leaf].box)
    let grandparent = nodes[sibling].parent
    let parent = allocateParent(of: sibling, leaf)
    nodes[parent].parent = grandparent
    if grandparent < 0 {
      root = parent
    } else if nodes[grandparent].left == sibling {
      nodes[grandparent].left = parent
    } else {
      nodes[grandparent].right = parent
    }
    refit(from: grandparent)
  }

  /// Computes a node and its ancestors from their children, improving each by a rotation.
  mutating func refit(from start: Int32) {
    var index = start
    while index >= 0 {
      rotate(index)
      updateFromChildren(index)
      index = nodes[index].parent
    }
  }

  /// Walks down from the root to the child that a box enlarges less, as long as a better place than
  /// the best so far is possible below.
  ///
  /// Equal places go to the lower child, so that equal boxes make
  /// a balanced tree.
  private func bestSibling(for box: BoundingBox) -> Int32 {
    let nodes = nodes.base
    let perimeter = box.perimeter
    var index = root
    var best = root
    var bestCost = Float.greatestFiniteMagnitude
    // What the ancestors of the place grow by.
    var inherited: Float = 0
    while true {
      let node = nodes[Int(index)]
      let joined = node.box.union(box).perimeter
      if joined + inherited <= bestCost {
        bestCost = joined + inherited
        best = index
      }
      guard !node.isLeaf else { return best }
      inherited += joined - node.box.perimeter
      let left = nodes[Int(node.left)]
      let right = nodes[Int(node.right)]
      let leftGrowth = left.box.union(box).perimeter - left.box.perimeter
      let rightGrowth = right.box.union(box).perimeter - right.box.perimeter
      let goesLeft =
        leftGrowth < rightGrowth || (leftGrowth == rightGrowth && left.height <= right.height)
      let leastBelow = inherited + perimeter + (goesLeft ? leftGrowth : rightGrowth)
      guard leastBelow <= bestCost else { return best }
      index = goesLeft ? node.left : node.right
    }
  }

  /// Swaps a child of a node with a grandchild on the other side where that makes the perimeter of
  /// the changed child less.
  private mutating func rotate(_ index: Int32) {
    let node = nodes[index]
    guard nodes[node.left].height > 0 || nodes[node.right].height > 0 else { return }
    var bestGain: Float = 0
    var bestChild: Int32 = -1
    var bestGrandchild: Int32 = -1
    var side = 0
    while side < 2 {
      let child = side == 0 ? node.left : node.right
      let other = nodes[side == 0 ? node.right : node.left]
      side &+= 1
      guard !other.isLeaf else { continue }
      let box = nodes[child].box
      let cost = other.box.perimeter
      let gainLeft = cost - box.union(nodes[other.right].box).perimeter
      let gainRight = cost - box.union(nodes[other.left].box).perimeter
      if gainLeft > bestGain {
        (bestGain, bestChild, bestGrandchild) = (gainLeft, child, other.left)
      }
      if gainRight > bestGain {
        (bestGain, bestChild, bestGrandchild) = (gainRight, child, other.right)
      }
    }
    guard bestChild >= 0 else { return }
    swap(bestChild, of: index, with: bestGrandchild)
  }

  /// Swaps a child of a node with a child of its other child.
  private func swap(_ child: Int32, of index: Int32, with grandchild: Int32) {
    let middle = nodes[grandchild].parent
    if nodes[index].left == child {
      nodes[index].left = grandchild
    } else {
      nodes[index].right = grandchild
    }
    if nodes[middle].left == grandchild {
      nodes[middle].left = child
    } else {
      nodes[middle].right = child
    }
    nodes[grandchild].parent = index
    nodes[child].parent = middle
    updateFromChildren(middle)
  }
}
