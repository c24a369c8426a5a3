// SPDX-License-Identifier: Apache-2.0

/// A traversal of a tree along a ray, the nearer child first.
///
/// A box is tested by slabs (Kay and Kajiya, "Ray Tracing Complex Scenes", 1986): the ray is inside of it from the
/// greater of the fractions at which it enters the ranges of x and y to the smaller of those at which it leaves
/// them. Which child is nearer, and whether both are hit, is not predictable, so that no branch depends on it.
struct RaySearch: BitwiseCopyable {
  let origin: Vector2
  let translation: Vector2
  let filter: QueryFilter
  /// The fraction of the ray that is still searched; shrinks with each hit.
  var limit: Float = 1
  /// The origin, 1/d of the translation d, and the latter enlarged by more than fractions are rounded, so that no
  /// box is missed (Ize, "Robust BVH Ray Traversal", 2013); in lanes x, x, y, y, for two boxes at once.
  private let origins: SIMD4<Float>
  private let inverses: SIMD4<Float>
  private let enlargedInverses: SIMD4<Float>
  /// The offsets in a node of the sides at which the ray enters its box.
  private let nearX: Int
  private let nearY: Int
  private var nodes: UnsafeMutablePointer<TreeNode>?
  private var filters: UnsafeMutablePointer<TreeFilter>?
  private var stack: UnsafeMutablePointer<PendingNode>?
  private var count = 0

  init(origin: Vector2, translation: Vector2, filter: QueryFilter) {
    self.origin = origin
    self.translation = translation
    self.filter = filter
    let inverse = Vector2(1 / translation.x, 1 / translation.y)
    origins = SIMD4(origin.x, origin.x, origin.y, origin.y)
    inverses = SIMD4(inverse.x, inverse.x, inverse.y, inverse.y)
    enlargedInverses = Self.enlargement * inverses
    // By the sign of 1/d, because that of −0 is not less than 0.
    nearX = inverse.x < 0 ? Self.upperX : Self.lowerX
    nearY = inverse.y < 0 ? Self.upperY : Self.lowerY
  }

  /// Starts with a tree that is not empty; `stack` has room for its height and two more.
  mutating func start(_ tree: TreeView, stack: UnsafeMutablePointer<PendingNode>) {
    nodes = tree.nodes
    filters = tree.filters
    self.stack = stack
    // The box of the root is not tested: most rays intersect it.
    stack[0] = PendingNode(index: tree.root, entry: 0)
    let categories = tree.filters[Int(tree.root)].categories
    count = categories & filter.mask != 0 ? 1 : 0
  }

  /// The shape of the next leaf that the ray may intersect; nil at the end.
  // Not inlined, and with copies, which stay in registers while the stack is written.
  @inline(never)
  mutating func nextShape() -> Int32? {
    guard let nodes, let filters, let stack else { return nil }
    let search = self
    let last = PendingNode(index: -1, entry: (Self.enlargement * search.limit).bitPattern)
    var count = self.count
    defer { self.count = count }
    while count > 0 {
      count &-= 1
      var next = stack[count]
      // A node on the stack may lie beyond a hit that was found since.
      while next.order <= last.order {
        let node = nodes + Int(next.index)
        guard node.pointee.left >= 0 else { return node.pointee.shape }
        let children = search.pending(nodes, filters, node.pointee.left, node.pointee.right)
        next = children.nearer
        // Stored in any case, counted only if the ray hits it.
        stack[count] = children.farther
        count &+= children.farther.order <= last.order ? 1 : 0
      }
    }
    return nil
  }

  /// Two nodes in the order in which the ray enters their boxes; at infinity if it does not, or if the filter leaves
  /// out all shapes below.
  @inline(__always)
  private func pending(
    _ nodes: UnsafeMutablePointer<TreeNode>, _ filters: UnsafeMutablePointer<TreeFilter>,
    _ first: Int32, _ second: Int32
  ) -> (nearer: PendingNode, farther: PendingNode) {
    let (a, b) = (nodes + Int(first), nodes + Int(second))
    // t = (side − o)·(1/d). Of a ray along a side it is not a number, and then bounds nothing.
    let entries = (sides(a, b, nearX, nearY) - origins) * inverses
    let exits =
      (sides(a, b, nearX ^ Self.oppositeSide, nearY ^ Self.oppositeSide) - origins)
      * enlargedInverses
    let entry = greater(entries.highHalf, greater(entries.lowHalf, SIMD2()))
    let exit = smaller(
      exits.highHalf, smaller(exits.lowHalf, SIMD2(repeating: Self.enlargement * limit)))
    let bits = unsafeBitCast(
      SIMD2(repeating: Float.infinity).replacing(with: entry, where: entry .<= exit),
      to: UInt64.self)
    var near = PendingNode(index: first, entry: UInt32(truncatingIfNeeded: bits))
    var far = PendingNode(index: second, entry: UInt32(truncatingIfNeeded: bits &>> 32))
    if isExcluded(a.pointee.flags, filters + Int(first)) { near = PendingNode(order: .max) }
    if isExcluded(b.pointee.flags, filters + Int(second)) { far = PendingNode(order: .max) }
    let nearer = near.order < far.order ? near : far
    return (nearer, PendingNode(order: near.order ^ far.order ^ nearer.order))
  }

  /// Whether the filter leaves out all shapes below a node.
  @inline(__always)
  private func isExcluded(
    _ flags: TreeNodeFlags, _ filters: UnsafeMutablePointer<TreeFilter>
  ) -> Bool {
    (filter.mask & 1 == 0 || !flags.contains(.common))
      && filters.pointee.categories & filter.mask == 0
  }

  /// The sides of two boxes at the offsets of a side in x and one in y.
  @inline(__always)
  private func sides(
    _ a: UnsafeMutablePointer<TreeNode>, _ b: UnsafeMutablePointer<TreeNode>, _ x: Int, _ y: Int
  ) -> SIMD4<Float> {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    return SIMD4(
      a.load(fromByteOffset: x, as: Float.self), b.load(fromByteOffset: x, as: Float.self),
      a.load(fromByteOffset: y, as: Float.self), b.load(fromByteOffset: y, as: Float.self))
  }

  /// More than twice the rounding of a difference, a quotient and a product.
  private static var enlargement: Float { 1 + 4 * .ulpOfOne }

  // A node begins with its box, and the opposite sides are 8 bytes apart.
  private static var lowerX: Int { 0 }
  private static var lowerY: Int { 4 }
  private static var upperX: Int { 8 }
  private static var upperY: Int { 12 }
  private static var oppositeSide: Int { 8 }
}

/// The greater of each lane; `other` where a number is none.
@inline(__always)
private func greater(_ numbers: SIMD2<Float>, _ other: SIMD2<Float>) -> SIMD2<Float> {
  other.replacing(with: numbers, where: numbers .> other)
}

/// The smaller of each lane; `other` where a number is none.
@inline(__always)
private func smaller(_ numbers: SIMD2<Float>, _ other: SIMD2<Float>) -> SIMD2<Float> {
  other.replacing(with: numbers, where: numbers .< other)
}

/// A node that a search along a ray still has to visit.
struct PendingNode: BitwiseCopyable {
  /// The bits of the fraction at which the ray enters the box of the node, then the index: as numbers, nodes are in
  /// the order of their fractions, and a choice between two needs no branch.
  let order: UInt64

  init(order: UInt64) { self.order = order }

  /// - Parameter entry: The bits of a fraction that is not negative.
  init(index: Int32, entry: UInt32) {
    order = UInt64(entry) &<< 32 | UInt64(UInt32(bitPattern: index))
  }

  var index: Int32 { Int32(truncatingIfNeeded: order) }
}
