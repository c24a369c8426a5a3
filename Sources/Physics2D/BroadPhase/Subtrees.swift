// SPDX-License-Identifier: Apache-2.0

/// Disjoint subtrees of a tree that several workers process in parallel, and the nodes above them.
///
/// The partition depends on the tree alone, not on the number of workers.
struct Subtrees: ~Copyable {
  /// The roots of the subtrees, from left to right.
  private(set) var roots = Column<Int32>(minimumCapacity: 1)
  /// The nodes above, parents first.
  private(set) var above = Column<Int32>(minimumCapacity: 1)
  /// The sum of perimeters in each subtree.
  var sums = Column<PerimeterSum>(minimumCapacity: 1)
  private var next = Column<Int32>(minimumCapacity: 1)

  init() {}

  /// The memory that the lists hold, used or not.
  var byteCount: Int { roots.byteCount + above.byteCount + sums.byteCount + next.byteCount }

  /// The number of leaves from which a tree is split: a part then is some microseconds of work.
  private static var minimumLeafCount: Int { 1024 }
  /// The minimum number of parts, if the tree has as many.
  private static var targetCount: Int { 32 }

  /// Splits a tree that is not empty; a small tree is one part.
  mutating func cut(_ tree: borrowing DynamicTree) {
    roots.removeAll()
    above.removeAll()
    roots.append(tree.root)
    defer { sums.resize(to: roots.count, filling: PerimeterSum()) }
    guard tree.leafCount >= Self.minimumLeafCount else { return }
    // Level by level: replace each root by its children until there are enough.
    let nodes = tree.nodes.base
    var wasSplit = true
    while wasSplit, roots.count < Self.targetCount {
      wasSplit = false
      next.removeAll()
      for index in 0..<roots.count {
        let root = roots[index]
        let node = nodes + Int(root)
        guard !node.pointee.isLeaf else {
          next.append(root)
          continue
        }
        wasSplit = true
        above.append(root)
        next.append(node.pointee.left)
        next.append(node.pointee.right)
      }
      roots.copy(from: next)
    }
  }
}

/// The sum and the mean of the perimeters of inner nodes.
struct PerimeterSum: BitwiseCopyable {
  private var sum: Float = 0
  private var count: Float = 0

  var mean: Float { count > 0 ? sum / count : 0 }

  mutating func add(_ box: BoundingBox) {
    sum += box.perimeter
    count += 1
  }

  mutating func add(_ other: PerimeterSum) {
    sum += other.sum
    count += other.count
  }
}

/// Recomputes the boxes of all inner nodes above enlarged leaves; a part is a subtree.
struct RecomputeStage: StageWork {
  let nodes: UnsafeMutablePointer<TreeNode>
  let roots: UnsafeMutablePointer<Int32>
  let sums: UnsafeMutablePointer<PerimeterSum>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range {
      var sum = PerimeterSum()
      _ = recompute(roots[part], &sum)
      sums[part] = sum
    }
  }

  /// Recomputes the boxes of inner nodes bottom up; returns the flags of the node.
  private func recompute(_ index: Int32, _ sum: inout PerimeterSum) -> TreeNodeFlags {
    let node = nodes + Int(index)
    guard !node.pointee.isLeaf else {
      // The parent learns of the enlargement, which is done with at the leaf.
      let flags = node.pointee.flags
      node.pointee.flags.remove(.enlarged)
      return flags
    }
    let below = recompute(node.pointee.left, &sum).union(recompute(node.pointee.right, &sum))
    join(index, below, &sum)
    return below
  }

  /// Updates an inner node from its children and their flags.
  @inline(__always)
  func join(_ index: Int32, _ below: TreeNodeFlags, _ sum: inout PerimeterSum) {
    let node = nodes + Int(index)
    node.pointee.flags = below.subtracting(.enlarged)
    guard below.contains(.enlarged) else { return }
    node.pointee.box =
      nodes[Int(node.pointee.left)].box.union(nodes[Int(node.pointee.right)].box)
    sum.add(node.pointee.box)
  }
}

/// Stores the boxes of moved leaves as searched, and clears their flags; a part is a subtree.
struct FinishSearchStage: StageWork {
  let nodes: UnsafeMutablePointer<TreeNode>
  let searched: UnsafeMutablePointer<BoundingBox>
  let roots: UnsafeMutablePointer<Int32>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range { clearMoved(roots[part]) }
  }

  private func clearMoved(_ index: Int32) {
    // A subtree without a moved leaf is skipped.
    let node = nodes + Int(index)
    guard node.pointee.flags.contains(.moved) else { return }
    node.pointee.flags.remove(.moved)
    guard !node.pointee.isLeaf else {
      searched[Int(index)] = node.pointee.box
      return
    }
    clearMoved(node.pointee.left)
    clearMoved(node.pointee.right)
  }
}
