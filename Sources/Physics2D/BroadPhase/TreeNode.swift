// SPDX-License-Identifier: Apache-2.0

/// A node of a dynamic tree; 48 bytes.
struct TreeNode: BitwiseCopyable {
  /// The union of the boxes below; the enlarged box of the shape for a leaf.
  var box = BoundingBox(lower: .zero, upper: .zero)
  /// The union of the categories of the shapes below, so that a query skips subtrees by its mask.
  var categories: UInt64 = 0
  /// The union of the masks of the shapes below.
  var mask: UInt64 = 0
  /// −1 for the root; the next free node for a free one.
  var parent: Int32 = -1
  /// −1 for a leaf.
  var left: Int32 = -1
  /// The shape for a leaf.
  var right: Int32 = -1
  /// 0 for a leaf.
  var height: UInt16 = 0
  var flags: TreeNodeFlags = []

  var isLeaf: Bool { left < 0 }
  /// The shape of a leaf.
  var shape: Int32 { right }

  /// Sets the box of a leaf; its ancestors are updated by `DynamicTree.update`.
  @inline(__always)
  mutating func enlarge(to newBox: BoundingBox) {
    box = newBox
    flags.formUnion([.enlarged, .moved])
  }
}

/// Changes below a node.
struct TreeNodeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  /// A box was enlarged since the last update of the tree.
  static let enlarged = TreeNodeFlags(rawValue: 1 << 0)
  /// A box was enlarged or added since the last search for pairs.
  static let moved = TreeNodeFlags(rawValue: 1 << 1)
}
