/// A binary tree of boxes in which shapes are found by place.
///
/// A leaf is put where it makes the sum of the perimeters least (surface-area heuristic) and the way
/// up is improved by rotations, after Catto, "Dynamic Bounding Volume Hierarchies" (GDC 2019). A leaf
/// that moves is only enlarged with its ancestors; `rebuild` then builds the enlarged part anew, which
/// is cheaper than taking leaves out and putting them in.
struct DynamicTree: ~Copyable {
  var nodes = Column<TreeNode>()
  var root: Int32 = -1
  var leafCount = 0
  /// The first free node; −1 for none.
  private var firstFree: Int32 = -1
  /// The subtrees that a rebuild puts together, and the middles of their boxes.
  private var parts = Column<Int32>()
  private var middles = Column<Vector2>()

  /// Beyond this height the tree is built anew as a whole.
  private static let greatestHeight: UInt16 = 256

  /// The number of levels above the leaves.
  var height: Int { root < 0 ? 0 : Int(nodes[root].height) }

  /// The memory that the tree holds, used or not.
  var byteCount: Int { nodes.byteCount + parts.byteCount + middles.byteCount }

  /// Adds a leaf and returns its node.
  mutating func insert(_ box: BoundingBox, categories: UInt64, shape: Int32) -> Int32 {
    let leaf = takeNode(
      TreeNode(box: box, categories: categories, parent: -1, left: -1, right: shape))
    leafCount &+= 1
    insertLeaf(leaf)
    if root >= 0, nodes[root].height > Self.greatestHeight {
      markAll()
      rebuild()
    }
    return leaf
  }

  /// Removes a leaf.
  mutating func remove(_ leaf: Int32) {
    leafCount &-= 1
    removeLeaf(leaf)
    giveBack(leaf)
  }

  /// Takes a leaf out and puts it in elsewhere; for one that jumped.
  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    removeLeaf(leaf)
    nodes[leaf].box = box
    nodes[leaf].enlarged = 0
    insertLeaf(leaf)
  }

  /// Sets a leaf's categories.
  mutating func setCategories(_ categories: UInt64, of leaf: Int32) {
    nodes[leaf].categories = categories
    refit(from: nodes[leaf].parent)
  }

  /// Gives a leaf a box that contains its present one, or at least reaches beyond it; ancestors grow
  /// with it and wait for `rebuild`.
  mutating func enlarge(_ leaf: Int32, to box: BoundingBox) {
    let nodes = nodes.base
    nodes[Int(leaf)].box = box
    nodes[Int(leaf)].enlarged = 1
    var index = nodes[Int(leaf)].parent
    var grows = true
    while index >= 0 {
      let node = nodes + Int(index)
      if grows {
        if node.pointee.box.contains(box) {
          grows = false
        } else {
          node.pointee.box = node.pointee.box.union(box)
        }
      }
      guard grows || node.pointee.enlarged == 0 else { break }
      node.pointee.enlarged = 1
      index = node.pointee.parent
    }
  }

  /// Builds the part of the tree anew that `enlarge` touched since the last time.
  mutating func rebuild() {
    guard root >= 0, nodes[root].enlarged != 0 else { return }
    parts.removeAll()
    middles.removeAll()
    collectParts(root)
    root = build(from: 0, to: parts.count)
    nodes[root].parent = -1
  }

  /// Takes over the contents of another tree.
  mutating func copy(from other: borrowing DynamicTree) {
    nodes.copy(from: other.nodes)
    root = other.root
    leafCount = other.leafCount
    firstFree = other.firstFree
  }
}

// MARK: - Nodes

extension DynamicTree {
  private mutating func takeNode(_ node: TreeNode) -> Int32 {
    guard firstFree >= 0 else {
      nodes.append(node)
      return Int32(truncatingIfNeeded: nodes.count &- 1)
    }
    let index = firstFree
    firstFree = nodes[index].parent
    nodes[index] = node
    return index
  }

  private mutating func giveBack(_ index: Int32) {
    nodes[index].parent = firstFree
    firstFree = index
  }

  /// A node above two others, which get it as their parent.
  mutating func takeParent(of left: Int32, _ right: Int32) -> Int32 {
    let parent = takeNode(TreeNode(left: left, right: right))
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
    node.pointee.enlarged = left.pointee.enlarged | right.pointee.enlarged
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
    giveBack(parent)
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

// MARK: - Rebuilding

extension DynamicTree {
  private func markAll() {
    var index = 0
    while index < nodes.count {
      nodes.base[index].enlarged = 1
      index &+= 1
    }
  }

  /// Lists the subtrees below the enlarged nodes and gives those nodes back.
  private mutating func collectParts(_ index: Int32) {
    let node = nodes[index]
    guard !node.isLeaf, node.enlarged != 0 else {
      nodes[index].enlarged = 0
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
