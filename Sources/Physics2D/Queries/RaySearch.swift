/// The nodes of a tree, for a search that does not change it.
struct TreeRows: BitwiseCopyable {
  let nodes: UnsafeMutablePointer<TreeNode>
  let root: Int32

  init(_ tree: borrowing DynamicTree) {
    nodes = tree.nodes.base
    root = tree.root
  }
}

/// A search through a tree for the leaves that a ray may meet, the nearer child first.
struct RaySearch: BitwiseCopyable {
  let origin: Vector2
  let translation: Vector2
  let filter: QueryFilter
  /// The part of the ray that is still of interest; shrinks with each hit.
  var limit: Float = 1
  private var nodes: UnsafeMutablePointer<TreeNode>?
  private var waiting: UnsafeMutablePointer<Int32>?
  private var count = 0

  init(origin: Vector2, translation: Vector2, filter: QueryFilter) {
    self.origin = origin
    self.translation = translation
    self.filter = filter
  }

  /// Begins with a tree; `stack` has room for its height and two more.
  mutating func start(_ tree: TreeRows, stack: UnsafeMutablePointer<Int32>) {
    nodes = tree.nodes
    waiting = stack
    count = 0
    guard tree.root >= 0 else { return }
    stack[0] = tree.root
    count = 1
  }

  /// The shape of the next leaf that the ray may meet; nil when there is no more.
  mutating func nextShape() -> Int32? {
    guard let nodes, let waiting else { return nil }
    while count > 0 {
      count &-= 1
      let node = nodes + Int(waiting[count])
      guard node.pointee.categories & filter.mask != 0, meets(node.pointee.box) else { continue }
      if node.pointee.isLeaf { return node.pointee.shape }
      let left = node.pointee.left
      let right = node.pointee.right
      let isLeftNearer =
        translation.dot(nodes[Int(left)].box.center)
        < translation.dot(nodes[Int(right)].box.center)
      waiting[count] = isLeftNearer ? right : left
      waiting[count &+ 1] = isLeftNearer ? left : right
      count &+= 2
    }
    return nil
  }

  /// Whether the part of the ray that is still of interest may meet a box: by the boxes of both and
  /// by the ray's own direction as a separating axis.
  private func meets(_ box: BoundingBox) -> Bool {
    let end = origin + limit * translation
    guard
      (origin.x < end.x ? origin.x : end.x) <= box.upper.x,
      (origin.x > end.x ? origin.x : end.x) >= box.lower.x,
      (origin.y < end.y ? origin.y : end.y) <= box.upper.y,
      (origin.y > end.y ? origin.y : end.y) >= box.lower.y
    else { return false }
    let center = box.center
    let extents = box.extents
    let across = translation.cross(center - origin)
    let absoluteX = translation.x < 0 ? -translation.x : translation.x
    let absoluteY = translation.y < 0 ? -translation.y : translation.y
    return (across < 0 ? -across : across) <= extents.x * absoluteY + extents.y * absoluteX
  }
}
