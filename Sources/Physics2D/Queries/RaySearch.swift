/// A search through a tree for the leaves that a ray may meet, the nearer child first.
struct RaySearch: BitwiseCopyable {
  let origin: Vector2
  let translation: Vector2
  let filter: QueryFilter
  /// The part of the ray that is still of interest; shrinks with each hit.
  var limit: Float = 1 {
    didSet { end = origin + limit * translation }
  }
  private var end: Vector2
  /// The lengths of the translation's parts.
  private let width: Float
  private let height: Float
  private var nodes: UnsafeMutablePointer<TreeNode>?
  private var waiting: UnsafeMutablePointer<Int32>?
  private var count = 0

  init(origin: Vector2, translation: Vector2, filter: QueryFilter) {
    self.origin = origin
    self.translation = translation
    self.filter = filter
    end = origin + translation
    width = translation.x < 0 ? -translation.x : translation.x
    height = translation.y < 0 ? -translation.y : translation.y
  }

  /// Begins with a tree; `stack` has room for its height and two more.
  mutating func start(_ tree: TreeView, stack: UnsafeMutablePointer<Int32>) {
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
      var node = nodes + Int(waiting[count])
      // What waited may lie beyond a hit that was found since then.
      guard meets(node) else { continue }
      var isMet = true
      while isMet, node.pointee.left >= 0 {
        let left = nodes + Int(node.pointee.left)
        let right = nodes + Int(node.pointee.right)
        let meetsLeft = meets(left)
        let meetsRight = meets(right)
        guard meetsLeft, meetsRight else {
          isMet = meetsLeft || meetsRight
          node = meetsLeft ? left : right
          continue
        }
        let isLeftNearer =
          translation.dot(left.pointee.box.lower + left.pointee.box.upper)
          < translation.dot(right.pointee.box.lower + right.pointee.box.upper)
        waiting[count] = isLeftNearer ? node.pointee.right : node.pointee.left
        count &+= 1
        node = isLeftNearer ? left : right
      }
      if isMet { return node.pointee.shape }
    }
    return nil
  }

  /// Whether the part of the ray that is still of interest may meet a node: by the boxes of both and by
  /// the ray's own direction as a separating axis.
  @inline(__always)
  private func meets(_ node: UnsafeMutablePointer<TreeNode>) -> Bool {
    let box = node.pointee.box
    guard
      (origin.x < end.x ? origin.x : end.x) <= box.upper.x,
      (origin.x > end.x ? origin.x : end.x) >= box.lower.x,
      (origin.y < end.y ? origin.y : end.y) <= box.upper.y,
      (origin.y > end.y ? origin.y : end.y) >= box.lower.y,
      node.pointee.categories & filter.mask != 0
    else { return false }
    // Twice the distance of the middle from the ray's line, times the ray's length.
    let across = translation.cross(box.lower + box.upper - 2 * origin)
    let reach =
      (box.upper.x - box.lower.x) * height + (box.upper.y - box.lower.y) * width
    return (across < 0 ? -across : across) <= reach
  }
}
