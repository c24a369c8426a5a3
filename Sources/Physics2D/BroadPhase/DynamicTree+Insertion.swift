// SPDX-License-Identifier: Apache-2.0

// Insertion and rotation after Catto, "Dynamic Bounding Volume Hierarchies" (GDC 2019), with the surface-area
// heuristic of Goldsmith and Salmon, "Automatic Creation of Object Hierarchies for Ray Tracing" (1987); in the
// plane, the perimeter stands for the area.
extension DynamicTree {
  /// Inserts a leaf as a sibling of the node where it adds the least perimeter.
  mutating func insertLeaf(_ leaf: Int32) {
    guard root >= 0 else {
      root = leaf
      nodes[leaf].parent = -1
      return
    }
    // A new parent takes the place of the sibling.
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
    // Ancestors grow, and may be improved by a rotation.
    refit(from: grandparent)
  }

  /// Updates a node and its ancestors from their children, and improves each by a rotation.
  mutating func refit(from start: Int32) {
    var index = start
    while index >= 0 {
      rotate(index)
      updateFromChildren(index)
      index = nodes[index].parent
    }
  }

  /// The node beside which a box adds the least perimeter, by greedy descent.
  ///
  /// Descends to the child that the box enlarges less, as long as the lower bound of the cost below does not
  /// exceed the best cost. Of equal children the one of less height is taken, so that equal boxes make a
  /// balanced tree.
  private func bestSibling(for box: BoundingBox) -> Int32 {
    let nodes = nodes.base
    let perimeter = box.perimeter
    var index = root
    var best = root
    var bestCost = Float.greatestFiniteMagnitude
    // The growth of all ancestors.
    var inheritedCost: Float = 0
    while true {
      // Cost of a sibling here: perimeter(node ∪ box) + Σ growth of the ancestors.
      let node = nodes[Int(index)]
      let directCost = node.box.union(box).perimeter
      if directCost + inheritedCost <= bestCost {
        bestCost = directCost + inheritedCost
        best = index
      }
      guard !node.isLeaf else { return best }
      // Below, this node grows too.
      inheritedCost += directCost - node.box.perimeter
      let left = nodes[Int(node.left)]
      let right = nodes[Int(node.right)]
      let leftGrowth = left.box.union(box).perimeter - left.box.perimeter
      let rightGrowth = right.box.union(box).perimeter - right.box.perimeter
      let descendsLeft =
        leftGrowth < rightGrowth || (leftGrowth == rightGrowth && left.height <= right.height)
      // Below a child, at least the box itself and the growth of the child are added.
      let lowerBound = inheritedCost + perimeter + (descendsLeft ? leftGrowth : rightGrowth)
      guard lowerBound <= bestCost else { return best }
      index = descendsLeft ? node.left : node.right
    }
  }

  /// Swaps a child of a node with a grandchild on the other side if that reduces a perimeter.
  private mutating func rotate(_ index: Int32) {
    let node = nodes[index]
    guard nodes[node.left].height > 0 || nodes[node.right].height > 0 else { return }
    // Child c and its sibling s with children l, r: swapping c and l turns s into c ∪ r, swapping c and r
    // turns it into c ∪ l. The best of four swaps is the one with the largest
    // perimeter(s) − perimeter(new s).
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
    // Exchange the two links down, then the two links up.
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
