// SPDX-License-Identifier: Apache-2.0

/// A traversal of a tree along a ray, the nearer child first.
struct RaySearch: BitwiseCopyable {
  let origin: Vector2
  let translation: Vector2
  let filter: QueryFilter
  /// The fraction of the ray that is still searched; shrinks with each hit.
  var limit: Float = 1 {
    didSet { end = origin + limit * translation }
  }
  private var end: Vector2
  /// The absolute components of the translation.
  private let width: Float
  private let height: Float
  private var nodes: UnsafeMutablePointer<TreeNode>?
  private var stack: UnsafeMutablePointer<Int32>?
  private var count = 0

  init(origin: Vector2, translation: Vector2, filter: QueryFilter) {
    self.origin = origin
    self.translation = translation
    self.filter = filter
    end = origin + translation
    width = translation.x < 0 ? -translation.x : translation.x
    height = translation.y < 0 ? -translation.y : translation.y
  }

  /// Starts with a tree; `stack` has room for its height and two more.
  mutating func start(_ tree: TreeView, stack: UnsafeMutablePointer<Int32>) {
    nodes = tree.nodes
    self.stack = stack
    count = 0
    guard tree.root >= 0 else { return }
    stack[0] = tree.root
    count = 1
  }

  /// The shape of the next leaf that the ray may intersect; nil at the end.
  mutating func nextShape() -> Int32? {
    guard let nodes, let stack else { return nil }
    while count > 0 {
      count &-= 1
      var node = nodes + Int(stack[count])
      // A node on the stack may lie beyond a hit that was found since.
      guard intersects(node) else { continue }
      var isHit = true
      while isHit, node.pointee.left >= 0 {
        let left = nodes + Int(node.pointee.left)
        let right = nodes + Int(node.pointee.right)
        let intersectsLeft = intersects(left)
        let intersectsRight = intersects(right)
        guard intersectsLeft, intersectsRight else {
          isHit = intersectsLeft || intersectsRight
          node = intersectsLeft ? left : right
          continue
        }
        let isLeftNearer =
          translation.dot(left.pointee.box.lower + left.pointee.box.upper)
          < translation.dot(right.pointee.box.lower + right.pointee.box.upper)
        stack[count] = isLeftNearer ? node.pointee.right : node.pointee.left
        count &+= 1
        node = isLeftNearer ? left : right
      }
      if isHit { return node.pointee.shape }
    }
    return nil
  }

  /// Whether the ray may intersect a node: a separating axis test with the axes of the box and the normal of the
  /// ray (Ericson, "Real-Time Collision Detection", 2005, 5.3.3).
  @inline(__always)
  private func intersects(_ node: UnsafeMutablePointer<TreeNode>) -> Bool {
    let box = node.pointee.box
    guard
      (origin.x < end.x ? origin.x : end.x) <= box.upper.x,
      (origin.x > end.x ? origin.x : end.x) >= box.lower.x,
      (origin.y < end.y ? origin.y : end.y) <= box.upper.y,
      (origin.y > end.y ? origin.y : end.y) >= box.lower.y,
      node.pointee.categories & filter.mask != 0
    else { return false }
    // |d × 2(c − o)| ≤ 2·(|dy|·ex + |dx|·ey) with the center c and the half extents e of the box.
    let across = translation.cross(box.lower + box.upper - 2 * origin)
    let reach =
      (box.upper.x - box.lower.x) * height + (box.upper.y - box.lower.y) * width
    return (across < 0 ? -across : across) <= reach
  }
}
