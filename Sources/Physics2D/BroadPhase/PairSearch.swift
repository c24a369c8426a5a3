// SPDX-License-Identifier: Apache-2.0

/// A search for new pairs of overlapping leaves of two trees, or of one tree and itself.
///
/// Both trees are traversed simultaneously, and only where a leaf below has moved, so that neighboring shapes
/// share the descent. A pair is new if the current boxes overlap and the boxes at the last search did not.
struct PairSearch: BitwiseCopyable {
  private let nodesA: UnsafeMutablePointer<TreeNode>
  private let nodesB: UnsafeMutablePointer<TreeNode>
  private let filtersA: UnsafeMutablePointer<TreeFilter>
  private let filtersB: UnsafeMutablePointer<TreeFilter>
  private let searchedA: UnsafeMutablePointer<BoundingBox>
  private let searchedB: UnsafeMutablePointer<BoundingBox>
  /// Whether both trees are the same one.
  private let isSelfQuery: Bool
  /// The maximum number of rows on the stack: each level of either tree leaves two pairs of rows.
  private let stackDepth: Int

  init(_ a: borrowing DynamicTree, _ b: borrowing DynamicTree) {
    nodesA = a.nodes.base
    nodesB = b.nodes.base
    filtersA = a.filters.base
    filtersB = b.filters.base
    searchedA = a.searched.base
    searchedB = b.searched.base
    isSelfQuery = nodesA == nodesB
    stackDepth = 4 &* (a.height &+ b.height &+ 4)
  }

  /// Appends the new pairs of shapes below two nodes.
  func find(
    below a: Int32, _ b: Int32, stack: inout Column<Int32>, into pairs: inout Column<Int32>
  ) {
    stack.reserve(stackDepth)
    var nodes = NodePairStack(stack.base)
    if isSelfQuery {
      push(a, b, &nodes)
      findInTree(&nodes, into: &pairs)
    } else if canOverlap(a, b) {
      nodes.push(a, b)
      findBetweenTrees(&nodes, into: &pairs)
    }
  }

  private func findBetweenTrees(_ stack: inout NodePairStack, into pairs: inout Column<Int32>) {
    while let (a, b) = stack.pop() { visit(a, b, &stack, &pairs) }
  }

  private func findInTree(_ stack: inout NodePairStack, into pairs: inout Column<Int32>) {
    // A node against itself: left against right, and each child against itself.
    while let (a, b) = stack.pop() {
      guard a == b else {
        visit(a, b, &stack, &pairs)
        continue
      }
      let node = nodesA + Int(a)
      push(node.pointee.right, node.pointee.right, &stack)
      push(node.pointee.left, node.pointee.left, &stack)
      push(node.pointee.left, node.pointee.right, &stack)
    }
  }

  /// Visits two nodes that overlap, and what is below them on the left; only pairs that can overlap reach the stack.
  ///
  /// Most pairs of nodes are followed by the first one below them, which needs no stack.
  @inline(__always)
  private func visit(
    _ first: Int32, _ second: Int32, _ stack: inout NodePairStack, _ pairs: inout Column<Int32>
  ) {
    var (a, b) = (first, second)
    while true {
      // Descend the higher node, so that both subtrees shrink alike. Leaves have height 0.
      let nodeA = nodesA + Int(a)
      let nodeB = nodesB + Int(b)
      let (heightA, heightB) = (nodeA.pointee.height, nodeB.pointee.height)
      guard heightA | heightB > 1 else { return findBetweenLeaves(a, b, &pairs) }
      if heightA >= heightB {
        let (left, right) = (nodeA.pointee.left, nodeA.pointee.right)
        let descendsRight = canOverlap(right, b)
        if canOverlap(left, b) {
          if descendsRight { stack.push(right, b) }
          a = left
        } else {
          guard descendsRight else { return }
          a = right
        }
      } else {
        let (left, right) = (nodeB.pointee.left, nodeB.pointee.right)
        let descendsRight = canOverlap(a, right)
        if canOverlap(a, left) {
          if descendsRight { stack.push(a, right) }
          b = left
        } else {
          guard descendsRight else { return }
          b = right
        }
      }
    }
  }

  /// Appends the new pairs of two nodes, each of which is a leaf or the parent of two leaves.
  ///
  /// All four pairs are tested without a branch: whether two boxes overlap is not predictable, but few pairs are new.
  @inline(__always)
  private func findBetweenLeaves(_ a: Int32, _ b: Int32, _ pairs: inout Column<Int32>) {
    let (leftA, rightA) = leaves(of: a, nodesA)
    let (leftB, rightB) = leaves(of: b, nodesB)
    let areNew = (
      isNew(leftA, leftB), isNew(leftA, rightB), isNew(rightA, leftB), isNew(rightA, rightB)
    )
    guard (areNew.0 | areNew.1) | (areNew.2 | areNew.3) != 0 else { return }
    // A leaf stands in both places of its node.
    let (hasTwoA, hasTwoB) = (leftA != rightA, leftB != rightB)
    if areNew.0 != 0 { append(leftA, leftB, &pairs) }
    if areNew.1 != 0, hasTwoB { append(leftA, rightB, &pairs) }
    if areNew.2 != 0, hasTwoA { append(rightA, leftB, &pairs) }
    if areNew.3 != 0, hasTwoA, hasTwoB { append(rightA, rightB, &pairs) }
  }

  /// The leaves of a node of height 0 or 1.
  @inline(__always)
  private func leaves(
    of index: Int32, _ nodes: UnsafeMutablePointer<TreeNode>
  ) -> (left: Int32, right: Int32) {
    // Without a branch: all bits are set in a leaf, whose left child is −1.
    let (left, right) = (nodes[Int(index)].left, nodes[Int(index)].right)
    let isLeaf = left >> 31
    return (left ^ ((left ^ index) & isLeaf), right ^ ((right ^ index) & isLeaf))
  }

  /// Not 0 if the boxes of two leaves overlap and did not at the last search.
  @inline(__always)
  private func isNew(_ a: Int32, _ b: Int32) -> UInt64 {
    let overlaps = nodesA[Int(a)].box.overlapMask(nodesB[Int(b)].box)
    let overlapped = searchedA[Int(a)].overlapMask(searchedB[Int(b)])
    return overlaps & ~overlapped
  }

  // Not inlined: few pairs are new.
  @inline(never)
  private func append(_ a: Int32, _ b: Int32, _ pairs: inout Column<Int32>) {
    guard canOverlap(a, b) else { return }
    pairs.append(nodesA[Int(a)].shape)
    pairs.append(nodesB[Int(b)].shape)
  }

  /// Pushes two nodes of one tree if there can be new pairs below.
  @inline(__always)
  private func push(_ a: Int32, _ b: Int32, _ stack: inout NodePairStack) {
    if a == b ? canOverlapBelow(a) : canOverlap(a, b) { stack.push(a, b) }
  }

  /// Whether there can be new pairs below two nodes: boxes overlap, a leaf moved, and filter bits match.
  @inline(__always)
  private func canOverlap(_ a: Int32, _ b: Int32) -> Bool {
    let nodeA = nodesA + Int(a)
    let nodeB = nodesB + Int(b)
    return nodeA.pointee.overlaps(nodeB)
      && nodeA.pointee.flags.union(nodeB.pointee.flags).contains(.moved)
      && (nodeA.pointee.flags.intersection(nodeB.pointee.flags).contains(.common)
        || filtersA[Int(a)].matches(filtersB[Int(b)]))
  }

  /// Whether there can be new pairs of leaves below one node.
  @inline(__always)
  private func canOverlapBelow(_ index: Int32) -> Bool {
    let node = nodesA + Int(index)
    return !node.pointee.isLeaf && node.pointee.flags.contains(.moved)
      && (node.pointee.flags.contains(.common)
        || filtersA[Int(index)].matches(filtersA[Int(index)]))
  }
}

// MARK: - Parallel search

/// A part of a search: the pairs below two nodes.
struct PairTask: BitwiseCopyable {
  /// The index of the search to which the nodes belong.
  var search: Int32
  var a: Int32
  var b: Int32
}

extension PairSearch {
  /// Appends the children of a task in the order in which `find` visits them; returns whether the task was
  /// replaced.
  func split(_ task: PairTask, into tasks: inout Column<PairTask>) -> Bool {
    func add(_ a: Int32, _ b: Int32) {
      tasks.append(PairTask(search: task.search, a: a, b: b))
    }
    let nodeA = nodesA[Int(task.a)]
    let nodeB = nodesB[Int(task.b)]
    if isSelfQuery, task.a == task.b {
      guard canOverlapBelow(task.a) else { return true }
      add(nodeA.left, nodeA.right)
      add(nodeA.left, nodeA.left)
      add(nodeA.right, nodeA.right)
      return true
    }
    guard canOverlap(task.a, task.b) else { return true }
    if nodeA.isLeaf, nodeB.isLeaf {
      tasks.append(task)
      return false
    }
    if nodeA.height >= nodeB.height {
      add(nodeA.left, task.b)
      add(nodeA.right, task.b)
    } else {
      add(task.a, nodeB.left)
      add(task.a, nodeB.right)
    }
    return true
  }
}

/// A stack of pairs of nodes.
private struct NodePairStack {
  private let base: UnsafeMutablePointer<Int32>
  private var count = 0

  init(_ memory: UnsafeMutablePointer<Int32>) { base = memory }

  @inline(__always)
  mutating func push(_ a: Int32, _ b: Int32) {
    base[count] = a
    base[count &+ 1] = b
    count &+= 2
  }

  @inline(__always)
  mutating func pop() -> (Int32, Int32)? {
    guard count > 0 else { return nil }
    count &-= 2
    return (base[count], base[count &+ 1])
  }
}

/// The search for pairs; a part is a task.
struct PairStage: StageWork {
  let searches: UnsafeMutablePointer<PairSearch>
  let tasks: UnsafeMutablePointer<PairTask>
  /// Scratch memory of each part.
  let queries: UnsafeMutablePointer<QueryScratch>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range {
      let task = tasks[part]
      queries[part].found.removeAll()
      searches[Int(task.search)].find(
        below: task.a, task.b, stack: &queries[part].stack, into: &queries[part].found)
    }
  }
}
