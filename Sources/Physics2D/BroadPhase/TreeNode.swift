/// A node of a tree of boxes; 40 bytes.
struct TreeNode: BitwiseCopyable {
  /// Around everything below; of a leaf the shape's enlarged box.
  var box = BoundingBox(lower: .zero, upper: .zero)
  /// The categories of every shape below, so that a query leaves out what its mask does.
  var categories: UInt64 = 0
  /// −1 for the root; of a free node the next free one.
  var parent: Int32 = -1
  /// −1 for a leaf.
  var left: Int32 = -1
  /// Of a leaf the shape.
  var right: Int32 = -1
  /// 0 for a leaf.
  var height: UInt16 = 0
  /// 1 where the box or one below was enlarged since the last rebuild.
  var enlarged: UInt16 = 0

  var isLeaf: Bool { left < 0 }
  /// The shape of a leaf.
  var shape: Int32 { right }
}
