// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The maximum height of a tree that is read: passes over a tree call themselves as often.
  private static var maximumTreeHeight: UInt16 { 1024 }

  /// Writes or reads the trees of the broad phase.
  func codeTrees(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    try codeTree(&broadPhase.staticTree, of: .static, &coder)
    try codeTree(&broadPhase.kinematicTree, of: .kinematic, &coder)
    try codeTree(&broadPhase.dynamicTree, of: .dynamic, &coder)
    for row in shapeRows where coder.isReading {
      try coder.require(shapes.record[row].proxy >= 0, "a shape without a leaf")
    }
  }

  /// The structure of a tree, and what its leaves do not have from their shapes.
  ///
  /// The order of nodes in memory has no effect, so that they are numbered anew, parents first and left before right.
  private func codeTree(
    _ tree: inout DynamicTree, of kind: BodyKind, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var count = tree.leafCount
    try coder.count(&count, "the number of leaves")
    var needsRebuild: UInt8 = tree.needsRebuild ? 1 : 0
    try coder.byte(&needsRebuild, "the state of a tree")
    try coder.require(needsRebuild < 2, "the state of a tree")
    tree.needsRebuild = needsRebuild != 0
    try coder.float(&tree.builtPerimeter, .unbounded, "the perimeter of a tree")
    guard count > 0 else { return }
    let leaves =
      coder.isReading ? try readNodes(&tree, kind, &coder) : try writeNodes(tree, &coder)
    try coder.require(leaves.count == count, "the number of leaves")
    tree.leafCount = count
    // A leaf that has not moved since was searched with the box that it has.
    let moved = leaves.filter { tree.nodes[$0].flags.contains(.moved) }
    var boxes = moved.map { tree.searched[$0] }
    try coder.table(coder.indices(boxes.count), width: 4, "a searched box") { index, fields in
      fields.vector(&boxes[Int(index)].lower, .ordered)
      fields.vector(&boxes[Int(index)].upper, .ordered)
    }
    for (index, leaf) in moved.enumerated() where coder.isReading {
      tree.searched[leaf] = boxes[index]
    }
  }

  /// Writes 0 for a node with children, and the shape and whether it moved for a leaf; returns the leaves.
  private func writeNodes(
    _ tree: borrowing DynamicTree, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) -> [Int32] {
    var leaves: [Int32] = []
    var pending = [tree.root]
    while let index = pending.popLast() {
      let node = tree.nodes[index]
      var token: UInt64 = 0
      if node.isLeaf {
        token = (UInt64(node.shape) << 1 | (node.flags.contains(.moved) ? 1 : 0)) + 1
        leaves.append(index)
      } else {
        pending.append(node.right)
        pending.append(node.left)
      }
      try coder.number(&token, "a node of a tree")
    }
    return leaves
  }

  private func readNodes(
    _ tree: inout DynamicTree, _ kind: BodyKind, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) -> [Int32] {
    var leaves: [Int32] = []
    // The parents that lack a child, a right one if it is below 0.
    var pending: [Int32] = [-1]
    tree.root = 0
    while let slot = pending.popLast() {
      let index = Int32(truncatingIfNeeded: tree.nodes.count)
      let parent = slot == -1 ? -1 : slot >= 0 ? slot : -2 - slot
      var token: UInt64 = 0
      try coder.number(&token, "a node of a tree")
      if token == 0 {
        tree.nodes.append(TreeNode(left: 0, right: 0, parent: parent))
        pending.append(-2 - index)
        pending.append(index)
      } else {
        tree.nodes.append(try leaf(token - 1, of: kind, index, parent: parent, &coder))
        leaves.append(index)
      }
      let shape = tree.nodes[index].shape
      tree.filters.append(token == 0 ? TreeFilter() : filter(of: shape))
      tree.nodes[index].flags.formUnion(tree.filters[index].flags)
      tree.searched.append(tree.nodes[index].box)
      if slot >= 0 { tree.nodes[parent].left = index }
      if slot < -1 { tree.nodes[parent].right = index }
    }
    // Children come after their parents.
    for node in stride(from: tree.nodes.count - 1, through: 0, by: -1)
    where !tree.nodes[node].isLeaf {
      tree.updateFromChildren(Int32(truncatingIfNeeded: node))
      try coder.require(
        tree.nodes[node].height <= Self.maximumTreeHeight, "the height of a tree")
    }
    return leaves
  }

  /// The leaf of a shape, with the box of the shape.
  private func leaf(
    _ token: UInt64, of kind: BodyKind, _ index: Int32, parent: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) -> TreeNode {
    try coder.require(token / 2 < UInt64(shapes.record.count), "a leaf of a tree")
    let shape = Int32(truncatingIfNeeded: token / 2)
    let record = shapes.record[shape]
    try coder.require(
      record.flags.contains(.inUse) && record.proxy < 0 && bodies.record[record.body].kind == kind,
      "a leaf of a tree")
    shapes.record[shape].proxy = index
    return TreeNode(
      box: shapes.enlargedBounds[shape], left: -1, right: shape, parent: parent,
      flags: token & 1 != 0 ? .moved : [])
  }

  private func filter(of shape: Int32) -> TreeFilter {
    let filter = shapes.record[shape].filter
    return TreeFilter(categories: filter.treeCategories, mask: filter.treeMask)
  }
}
