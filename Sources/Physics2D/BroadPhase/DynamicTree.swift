// SPDX-License-Identifier: Apache-2.0

/// A dynamic bounding volume hierarchy: a binary tree of axis-aligned boxes with a shape in each leaf.
///
/// A leaf is inserted where it adds the least perimeter (surface-area heuristic), and its ancestors are
/// improved by rotations (Catto, "Dynamic Bounding Volume Hierarchies", GDC 2019). A leaf that moves is only
/// marked; `update` recomputes the boxes above all marked leaves, and rebuilds that part of the tree when its
/// boxes have become much larger than after the last rebuild.
struct DynamicTree: ~Copyable {
  var nodes = Column<TreeNode>()
  /// Of each node; apart, because searches seldom read them.
  var filters = Column<TreeFilter>()
  var root: Int32 = -1
  var leafCount = 0
  /// The first free node; −1 for none.
  private var firstFree: Int32 = -1
  /// For each node, the box of a leaf at its last search for pairs: overlaps with that box are known.
  var searched = Column<BoundingBox>()
  /// The mean perimeter of the inner nodes after the last rebuild of most of the tree.
  var builtPerimeter: Float = 0
  /// Whether the boxes have become much larger since then.
  var needsRebuild = true
  /// The subtrees that are the leaves of a rebuild, and the centers of their boxes; scratch.
  var parts = Column<Int32>()
  var centers = Column<Vector2>()
  /// The inner nodes above these parts, and the ranges of parts that workers share; scratch.
  var innerNodes = Column<Int32>()
  var ranges = Column<BuildRange>(minimumCapacity: 1)

  /// Beyond this height the whole tree is rebuilt.
  private static let maximumHeight: UInt16 = 256

  /// The ratio of the mean perimeter to that after the last rebuild at which the tree is rebuilt.
  static let rebuildRatio: Float = 1.15

  /// The number of levels above the leaves.
  var height: Int { root < 0 ? 0 : Int(nodes[root].height) }

  /// The memory that the tree holds, used or not.
  var byteCount: Int {
    nodes.byteCount + filters.byteCount + searched.byteCount + parts.byteCount + centers.byteCount
      + innerNodes.byteCount + ranges.byteCount
  }

  /// Adds a leaf and returns its node.
  mutating func insert(
    _ box: BoundingBox, categories: UInt64, mask: UInt64 = .max, shape: Int32
  ) -> Int32 {
    let filter = TreeFilter(categories: categories, mask: mask)
    let leaf = allocateNode(
      TreeNode(box: box, left: -1, right: shape, flags: filter.flags.union(.moved)))
    filters[leaf] = filter
    searched[leaf] = .empty
    leafCount &+= 1
    insertLeaf(leaf)
    if root >= 0, nodes[root].height > Self.maximumHeight {
      markAll()
      rebuild()
    }
    return leaf
  }

  /// Removes a leaf.
  mutating func remove(_ leaf: Int32) {
    leafCount &-= 1
    removeLeaf(leaf)
    freeNode(leaf)
    if leafCount == 0 { reset() }
  }

  /// Makes an empty tree equal to a new one.
  private mutating func reset() {
    nodes.removeAll()
    filters.removeAll()
    searched.removeAll()
    firstFree = -1
    builtPerimeter = 0
    needsRebuild = true
  }

  /// Removes a leaf and inserts it with another box.
  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    removeLeaf(leaf)
    nodes[leaf].box = box
    nodes[leaf].flags.remove(.enlarged)
    nodes[leaf].flags.insert(.moved)
    insertLeaf(leaf)
  }

  /// Sets a leaf's categories and what it collides with.
  mutating func setCategories(_ categories: UInt64, mask: UInt64 = .max, of leaf: Int32) {
    filters[leaf] = TreeFilter(categories: categories, mask: mask)
    nodes[leaf].flags.remove(.common)
    nodes[leaf].flags.formUnion(filters[leaf].flags)
    refit(from: nodes[leaf].parent)
  }

  /// Makes the next search report all pairs of a leaf again, as if it were new.
  func restartPairSearch(of leaf: Int32) {
    searched[leaf] = .empty
    mark(leaf, .moved)
  }

  /// Marks all pairs of moved leaves as found.
  func finishSearch(_ subtrees: inout Subtrees, _ workers: borrowing WorkerPool) {
    guard root >= 0, nodes[root].flags.contains(.moved) else { return }
    subtrees.cut(self)
    let stage = FinishSearchStage(
      nodes: nodes.base, searched: searched.base, roots: subtrees.roots.base)
    workers.run(stage, count: subtrees.roots.count, minimumChunk: 1)
    for index in 0..<subtrees.above.count { nodes[subtrees.above[index]].flags.remove(.moved) }
  }

  /// Copies the contents of another tree.
  mutating func copy(from other: borrowing DynamicTree) {
    nodes.copy(from: other.nodes)
    filters.copy(from: other.filters)
    searched.copy(from: other.searched)
    builtPerimeter = other.builtPerimeter
    needsRebuild = other.needsRebuild
    root = other.root
    leafCount = other.leafCount
    firstFree = other.firstFree
  }
}

// MARK: - Nodes

extension DynamicTree {
  /// Stores a node in a free row, or in a new one.
  mutating func allocateNode(_ node: TreeNode) -> Int32 {
    guard firstFree >= 0 else {
      nodes.append(node)
      filters.append(TreeFilter())
      searched.append(.empty)
      return Int32(truncatingIfNeeded: nodes.count &- 1)
    }
    let index = firstFree
    firstFree = nodes[index].parent
    nodes[index] = node
    return index
  }

  /// Adds a node to the free list, which is linked by `parent`.
  mutating func freeNode(_ index: Int32) {
    nodes[index].parent = firstFree
    firstFree = index
  }

  /// Allocates a parent of two nodes.
  mutating func allocateParent(of left: Int32, _ right: Int32) -> Int32 {
    let parent = allocateNode(TreeNode(left: left, right: right))
    nodes[left].parent = parent
    nodes[right].parent = parent
    updateFromChildren(parent)
    return parent
  }

  /// Updates a node's box, filter bits, height and flags from its children.
  func updateFromChildren(_ index: Int32) {
    let nodes = nodes.base
    let node = nodes + Int(index)
    let left = nodes + Int(node.pointee.left)
    let right = nodes + Int(node.pointee.right)
    let leftHeight = left.pointee.height
    let rightHeight = right.pointee.height
    node.pointee.box = left.pointee.box.union(right.pointee.box)
    node.pointee.height = (leftHeight > rightHeight ? leftHeight : rightHeight) &+ 1
    node.pointee.flags = left.pointee.flags.union(right.pointee.flags)
    let filters = filters.base
    filters[Int(index)] =
      filters[Int(node.pointee.left)].union(filters[Int(node.pointee.right)])
  }

  /// Removes a leaf from the tree; its sibling takes the place of their parent.
  private mutating func removeLeaf(_ leaf: Int32) {
    let parent = nodes[leaf].parent
    guard parent >= 0 else {
      root = -1
      return
    }
    let sibling = nodes[parent].left == leaf ? nodes[parent].right : nodes[parent].left
    let grandparent = nodes[parent].parent
    freeNode(parent)
    nodes[sibling].parent = grandparent
    guard grandparent >= 0 else {
      root = sibling
      return
    }
    if nodes[grandparent].left == parent {
      nodes[grandparent].left = sibling
    } else {
      nodes[grandparent].right = sibling
    }
    refit(from: grandparent)
  }
}

extension BoundingBox {
  /// A box that overlaps nothing.
  fileprivate static var empty: BoundingBox {
    BoundingBox(
      lower: Vector2(.greatestFiniteMagnitude, .greatestFiniteMagnitude),
      upper: Vector2(-.greatestFiniteMagnitude, -.greatestFiniteMagnitude))
  }
}
