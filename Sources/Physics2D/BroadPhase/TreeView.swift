// SPDX-License-Identifier: Apache-2.0

/// A read-only view over the nodes of a tree; several threads may search at once.
struct TreeView: BitwiseCopyable {
  let nodes: UnsafeMutablePointer<TreeNode>
  let filters: UnsafeMutablePointer<TreeFilter>
  let root: Int32
  /// The number of levels above the leaves.
  let height: Int

  /// The current nodes; valid until the tree changes.
  init(_ tree: borrowing DynamicTree) {
    nodes = tree.nodes.base
    filters = tree.filters.base
    root = tree.root
    height = tree.height
  }

  /// Appends the shapes whose enlarged boxes overlap a box and whose categories match a mask.
  ///
  /// `stack` is scratch memory of the caller, so that a query in a step allocates nothing.
  func query(
    _ box: BoundingBox, mask: UInt64, stack: inout Column<Int32>, into shapes: inout Column<Int32>
  ) {
    query(box, stack: &stack, into: &shapes) { filters[Int($0)].categories & mask != 0 }
  }

  /// Appends the shapes whose enlarged boxes overlap a box, whatever their categories.
  func query(
    _ box: BoundingBox, stack: inout Column<Int32>, into shapes: inout Column<Int32>
  ) {
    query(box, stack: &stack, into: &shapes) { _ in true }
  }

  /// Whether the enlarged box of a shape overlaps a box; the tree is not empty.
  func overlaps(_ box: BoundingBox) -> Bool { overlaps(box, below: root) }

  private func overlaps(_ box: BoundingBox, below index: Int32) -> Bool {
    let node = nodes + Int(index)
    guard node.pointee.box.overlaps(box) else { return false }
    return node.pointee.isLeaf || overlaps(box, below: node.pointee.left)
      || overlaps(box, below: node.pointee.right)
  }

  @inline(__always)
  private func query(
    _ box: BoundingBox, stack: inout Column<Int32>, into shapes: inout Column<Int32>,
    where isSearched: (Int32) -> Bool
  ) {
    guard root >= 0 else { return }
    // Each level leaves one node pending.
    stack.reserve(height &+ 2)
    let pending = stack.base
    pending[0] = root
    var count = 1
    while count > 0 {
      count &-= 1
      let index = pending[count]
      let node = nodes + Int(index)
      guard node.pointee.box.overlapMask(box) != 0, isSearched(index) else { continue }
      if node.pointee.left < 0 {
        shapes.append(node.pointee.right)
      } else {
        pending[count] = node.pointee.right
        pending[count &+ 1] = node.pointee.left
        count &+= 2
      }
    }
  }
}
