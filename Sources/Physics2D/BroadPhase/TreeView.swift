/// The nodes of a tree, for searches that do not change it; several may search at once.
struct TreeView: BitwiseCopyable {
  let nodes: UnsafeMutablePointer<TreeNode>
  let root: Int32
  /// The number of levels above the leaves.
  let height: Int

  /// The nodes as they are now; valid until the tree changes.
  init(_ tree: borrowing DynamicTree) {
    nodes = tree.nodes.base
    root = tree.root
    height = tree.height
  }

  /// Appends every shape whose enlarged box overlaps a box and whose categories meet a mask.
  ///
  /// `stack` is scratch memory that the caller keeps, so that a query in a step allocates nothing.
  func query(
    _ box: BoundingBox, mask: UInt64, stack: inout Column<Int32>, into shapes: inout Column<Int32>
  ) {
    guard root >= 0 else { return }
    // Each level leaves one node waiting.
    stack.reserve(height &+ 2)
    let waiting = stack.base
    waiting[0] = root
    var count = 1
    while count > 0 {
      count &-= 1
      let node = nodes + Int(waiting[count])
      guard node.pointee.box.overlaps(box), node.pointee.categories & mask != 0 else { continue }
      if node.pointee.left < 0 {
        shapes.append(node.pointee.right)
      } else {
        waiting[count] = node.pointee.right
        waiting[count &+ 1] = node.pointee.left
        count &+= 2
      }
    }
  }
}
