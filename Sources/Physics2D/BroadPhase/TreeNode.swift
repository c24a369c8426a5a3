/// A node of a tree of boxes; 48 bytes.
struct TreeNode: BitwiseCopyable {
  /// Around everything below; of a leaf the shape's enlarged box.
  var box = BoundingBox(lower: .zero, upper: .zero)
  /// The categories of every shape below, so that a query leaves out what its mask does.
  var categories: UInt64 = 0
  /// What the shapes below collide with, as bits.
  var mask: UInt64 = 0
  /// −1 for the root; of a free node the next free one.
  var parent: Int32 = -1
  /// −1 for a leaf.
  var left: Int32 = -1
  /// Of a leaf the shape.
  var right: Int32 = -1
  /// 0 for a leaf.
  var height: UInt16 = 0
  var flags: TreeNodeFlags = []

  var isLeaf: Bool { left < 0 }
  /// The shape of a leaf.
  var shape: Int32 { right }

  /// Gives a leaf another box; the nodes above it wait until the tree is brought up to date.
  @inline(__always)
  mutating func enlarge(to newBox: BoundingBox) {
    box = newBox
    flags.formUnion([.enlarged, .moved])
  }
}

/// What happened below a node.
struct TreeNodeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  /// A box was enlarged since the tree was last brought up to date.
  static let enlarged = TreeNodeFlags(rawValue: 1 << 0)
  /// A shape looks for new neighbors.
  static let moved = TreeNodeFlags(rawValue: 1 << 1)
}
