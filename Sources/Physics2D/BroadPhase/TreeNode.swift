// SPDX-License-Identifier: Apache-2.0

/// A node of a dynamic tree; 32 bytes, so that two lie in a line of memory and none in two.
struct TreeNode: BitwiseCopyable {
  /// The union of the boxes below; the enlarged box of the shape for a leaf.
  var box = BoundingBox(lower: .zero, upper: .zero)
  /// −1 for a leaf.
  var left: Int32 = -1
  /// The shape for a leaf.
  var right: Int32 = -1
  /// −1 for the root; the next free node for a free one.
  var parent: Int32 = -1
  /// 0 for a leaf.
  var height: UInt16 = 0
  var flags: TreeNodeFlags = []

  var isLeaf: Bool { left < 0 }
  /// The shape of a leaf.
  var shape: Int32 { right }

  /// Whether the boxes of two nodes share a point.
  @inline(__always)
  func overlaps(_ other: UnsafePointer<TreeNode>) -> Bool {
    box.overlapMask(other.pointee.box) != 0
  }

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
  /// A shape below has the first category and collides with it, as shapes do by default: two such nodes match without
  /// a look at their filters.
  static let common = TreeNodeFlags(rawValue: 1 << 2)
}

/// The filter bits of the shapes below a node.
struct TreeFilter: BitwiseCopyable {
  /// The union of the categories, so that a query skips subtrees by its mask.
  var categories: UInt64 = 0
  /// The union of the masks.
  var mask: UInt64 = 0

  /// The flag that a leaf with this filter has.
  var flags: TreeNodeFlags { categories & mask & 1 != 0 ? .common : [] }

  /// Whether a shape of either node may collide with one of the other.
  @inline(__always)
  func matches(_ other: TreeFilter) -> Bool {
    categories & other.mask != 0 && other.categories & mask != 0
  }

  @inline(__always)
  func union(_ other: TreeFilter) -> TreeFilter {
    TreeFilter(categories: categories | other.categories, mask: mask | other.mask)
  }
}

extension BoundingBox {
  /// All bits if two boxes share a point, else 0; four comparisons at once, because which one fails is not
  /// predictable in a search.
  @inline(__always)
  func overlapMask(_ other: BoundingBox) -> UInt64 {
    let lowers = SIMD4<Float>(lower.x, lower.y, other.lower.x, other.lower.y)
    let uppers = SIMD4<Float>(other.upper.x, other.upper.y, upper.x, upper.y)
    let isInside = unsafeBitCast(lowers .<= uppers, to: (UInt64, UInt64).self)
    return isInside.0 & isInside.1 == .max ? .max : 0
  }
}
