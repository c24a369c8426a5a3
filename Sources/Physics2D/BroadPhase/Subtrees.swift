/// Subtrees of a tree that several threads can work on at once, and the nodes above them.
///
/// Where a tree is cut depends on the tree alone, never on who does the work.
struct Subtrees: ~Copyable {
  /// The topmost nodes of the subtrees, from left to right.
  private(set) var roots = Column<Int32>(minimumCapacity: 1)
  /// The nodes above, each before those below it.
  private(set) var above = Column<Int32>(minimumCapacity: 1)
  /// What was summed in each subtree.
  var sums = Column<PerimeterSum>(minimumCapacity: 1)
  private var next = Column<Int32>(minimumCapacity: 1)

  init() {}

  /// The memory that the lists hold, used or not.
  var byteCount: Int { roots.byteCount + above.byteCount + sums.byteCount + next.byteCount }

  /// Leaves from which on a tree is cut: a part of it then is some microseconds of work.
  private static var leastLeafCount: Int { 1024 }
  /// Into how many parts, at least, where the tree has as many.
  private static var wantedCount: Int { 32 }

  /// Cuts a tree that is not empty; a small one stays whole.
  mutating func cut(_ tree: borrowing DynamicTree) {
    roots.removeAll()
    above.removeAll()
    roots.append(tree.root)
    defer { sums.resize(to: roots.count, filling: PerimeterSum()) }
    guard tree.leafCount >= Self.leastLeafCount else { return }
    let nodes = tree.nodes.base
    var wasCut = true
    while wasCut, roots.count < Self.wantedCount {
      wasCut = false
      next.removeAll()
      for place in 0..<roots.count {
        let root = roots[place]
        let node = nodes + Int(root)
        guard !node.pointee.isLeaf else {
          next.append(root)
          continue
        }
        wasCut = true
        above.append(root)
        next.append(node.pointee.left)
        next.append(node.pointee.right)
      }
      roots.copy(from: next)
    }
  }
}

/// A sum over inner nodes.
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

/// Brings the boxes of all nodes up to date whose leaves were enlarged; a part is a subtree.
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

  /// Computes the boxes of the inner nodes from the bottom up; returns what happened below.
  private func recompute(_ index: Int32, _ sum: inout PerimeterSum) -> TreeNodeFlags {
    let node = nodes + Int(index)
    guard !node.pointee.isLeaf else {
      let flags = node.pointee.flags
      node.pointee.flags.remove(.enlarged)
      return flags
    }
    let below = recompute(node.pointee.left, &sum).union(recompute(node.pointee.right, &sum))
    join(index, below, &sum)
    return below
  }

  /// Computes an inner node from its children.
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

/// Notes where the leaves that moved have looked for neighbors; a part is a subtree.
struct FinishSearchStage: StageWork {
  let nodes: UnsafeMutablePointer<TreeNode>
  let searched: UnsafeMutablePointer<BoundingBox>
  let roots: UnsafeMutablePointer<Int32>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range { clearMoved(roots[part]) }
  }

  private func clearMoved(_ index: Int32) {
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
