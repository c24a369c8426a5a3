/// A binary tree of boxes in which shapes are found by place.
///
/// A leaf is put where it makes the sum of the perimeters least (surface-area heuristic) and the way
/// up is improved by rotations, after Catto, "Dynamic Bounding Volume Hierarchies" (GDC 2019). A leaf
/// that moves is only marked; `update` then computes the boxes above all marked leaves, and builds that
/// part of the tree anew where it has become much looser than when it was built.
struct DynamicTree: ~Copyable {
  var nodes = Column<TreeNode>()
  var root: Int32 = -1
  var leafCount = 0
  /// The first free node; −1 for none.
  private var firstFree: Int32 = -1
  /// Node by node the box that a leaf had when its shape last looked for neighbors: what overlapped
  /// that box has been found.
  var searched = Column<BoundingBox>()
  /// The mean perimeter of the inner nodes when most of the tree was last built anew.
  var builtPerimeter: Float = 0
  /// Whether the boxes have become much greater since then.
  var needsRebuild = true
  /// The subtrees that a rebuild puts together, and the centers of their boxes.
  var parts = Column<Int32>()
  var centers = Column<Vector2>()

  /// Beyond this height the tree is built anew as a whole.
  private static let maximumHeight: UInt16 = 256

  /// How much greater the boxes may become, relative to those of a tree that was just built, before the
  /// tree is built anew.
  static let rebuildRatio: Float = 1.15

  /// The number of levels above the leaves.
  var height: Int { root < 0 ? 0 : Int(nodes[root].height) }

  /// The memory that the tree holds, used or not.
  var byteCount: Int { nodes.byteCount + searched.byteCount + parts.byteCount + centers.byteCount }

  /// Adds a leaf and returns its node.
  mutating func insert(
    _ box: BoundingBox, categories: UInt64, mask: UInt64 = .max, shape: Int32
  ) -> Int32 {
    let leaf = allocateNode(
      TreeNode(
        box: box, categories: categories, mask: mask, parent: -1, left: -1, right: shape,
        flags: .moved))
    searched[leaf] = .nowhere
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
    if leafCount == 0 { forget() }
  }

  /// Lets an empty tree grow as a new one would.
  private mutating func forget() {
    nodes.removeAll()
    searched.removeAll()
    firstFree = -1
    builtPerimeter = 0
    needsRebuild = true
  }

  /// Takes a leaf out and puts it in elsewhere; for one that jumped.
  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    removeLeaf(leaf)
    nodes[leaf].box = box
    nodes[leaf].flags = .moved
    insertLeaf(leaf)
  }

  /// Sets a leaf's categories and what it collides with.
  mutating func setCategories(_ categories: UInt64, mask: UInt64 = .max, of leaf: Int32) {
    nodes[leaf].categories = categories
    nodes[leaf].mask = mask
    refit(from: nodes[leaf].parent)
  }

  /// Lets a leaf's shape look for neighbors as if it were new.
  func restartPairSearch(of leaf: Int32) {
    searched[leaf] = .nowhere
    mark(leaf, .moved)
  }

  /// Says that every shape has found its neighbors.
  func finishSearch(_ subtrees: inout Subtrees, _ workers: borrowing WorkerPool) {
    guard root >= 0, nodes[root].flags.contains(.moved) else { return }
    subtrees.cut(self)
    let stage = FinishSearchStage(
      nodes: nodes.base, searched: searched.base, roots: subtrees.roots.base)
    workers.run(stage, count: subtrees.roots.count, minimumChunk: 1)
    for place in 0..<subtrees.above.count { nodes[subtrees.above[place]].flags.remove(.moved) }
  }

  /// Takes over the contents of another tree.
  mutating func copy(from other: borrowing DynamicTree) {
    nodes.copy(from: other.nodes)
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
  mutating func allocateNode(_ node: TreeNode) -> Int32 {
    guard firstFree >= 0 else {
      nodes.append(node)
      searched.append(.nowhere)
      return Int32(truncatingIfNeeded: nodes.count &- 1)
    }
    let index = firstFree
    firstFree = nodes[index].parent
    nodes[index] = node
    return index
  }

  mutating func freeNode(_ index: Int32) {
    nodes[index].parent = firstFree
    firstFree = index
  }

  /// A node above two others, which get it as their parent.
  mutating func allocateParent(of left: Int32, _ right: Int32) -> Int32 {
    let parent = allocateNode(TreeNode(left: left, right: right))
    nodes[left].parent = parent
    nodes[right].parent = parent
    updateFromChildren(parent)
    return parent
  }

  /// Computes a node's box, categories and height from its children.
  func updateFromChildren(_ index: Int32) {
    let nodes = nodes.base
    let node = nodes + Int(index)
    let left = nodes + Int(node.pointee.left)
    let right = nodes + Int(node.pointee.right)
    let leftHeight = left.pointee.height
    let rightHeight = right.pointee.height
    node.pointee.box = left.pointee.box.union(right.pointee.box)
    node.pointee.categories = left.pointee.categories | right.pointee.categories
    node.pointee.height = (leftHeight > rightHeight ? leftHeight : rightHeight) &+ 1
    node.pointee.mask = left.pointee.mask | right.pointee.mask
    node.pointee.flags = left.pointee.flags.union(right.pointee.flags)
  }

  /// Takes a leaf out of the tree; its parent's other child moves up.
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
  fileprivate static var nowhere: BoundingBox {
    BoundingBox(
      lower: Vector2(.greatestFiniteMagnitude, .greatestFiniteMagnitude),
      upper: Vector2(-.greatestFiniteMagnitude, -.greatestFiniteMagnitude))
  }
}
