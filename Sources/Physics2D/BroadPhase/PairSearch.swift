/// Two trees, for a search of the pairs of leaves in both that overlap.
///
/// Both trees are walked at once, and only where something below moved, so that shapes that are near
/// each other share the way to each other. A pair is new when the boxes overlap that are in force and
/// those did not that were when both shapes last looked for neighbours.
struct PairSearch: BitwiseCopyable {
  private let nodesA: UnsafeMutablePointer<TreeNode>
  private let nodesB: UnsafeMutablePointer<TreeNode>
  private let searchedA: UnsafeMutablePointer<BoundingBox>
  private let searchedB: UnsafeMutablePointer<BoundingBox>
  private let waiting: UnsafeMutablePointer<Int32>
  private var count = 0

  /// How many numbers wait at most: each level of either tree leaves two pairs, a pair is two numbers.
  static func stackDepth(_ a: borrowing DynamicTree, _ b: borrowing DynamicTree) -> Int {
    4 &* (a.height &+ b.height &+ 4)
  }

  /// Searches from the roots down; `stack` has room for `stackDepth`.
  init(
    _ a: borrowing DynamicTree, _ b: borrowing DynamicTree, stack: UnsafeMutablePointer<Int32>
  ) {
    nodesA = a.nodes.base
    nodesB = b.nodes.base
    searchedA = a.searched.base
    searchedB = b.searched.base
    waiting = stack
    if a.root >= 0, b.root >= 0 { wait(a.root, b.root) }
  }

  /// Lists the new pairs between two different trees, shape by shape.
  mutating func findBetween(into pairs: inout Column<Int32>) {
    while count > 0 {
      count &-= 2
      visit(waiting[count], waiting[count &+ 1], &pairs)
    }
  }

  /// Lists the new pairs within a tree, shape by shape; both trees are the same one.
  mutating func findWithin(into pairs: inout Column<Int32>) {
    while count > 0 {
      count &-= 2
      let (a, b) = (waiting[count], waiting[count &+ 1])
      guard a == b else {
        visit(a, b, &pairs)
        continue
      }
      let node = nodesA + Int(a)
      guard !node.pointee.isLeaf, node.pointee.flags.contains(.moved),
        node.pointee.categories & node.pointee.mask != 0
      else { continue }
      wait(node.pointee.right, node.pointee.right)
      wait(node.pointee.left, node.pointee.left)
      wait(node.pointee.left, node.pointee.right)
    }
  }

  @inline(__always)
  private mutating func visit(_ a: Int32, _ b: Int32, _ pairs: inout Column<Int32>) {
    let nodeA = nodesA + Int(a)
    let nodeB = nodesB + Int(b)
    guard nodeA.pointee.box.overlaps(nodeB.pointee.box),
      nodeA.pointee.flags.union(nodeB.pointee.flags).contains(.moved),
      nodeA.pointee.categories & nodeB.pointee.mask != 0,
      nodeB.pointee.categories & nodeA.pointee.mask != 0
    else { return }
    if nodeA.pointee.height >= nodeB.pointee.height {
      guard !nodeA.pointee.isLeaf else {
        guard !searchedA[Int(a)].overlaps(searchedB[Int(b)]) else { return }
        pairs.append(nodeA.pointee.shape)
        pairs.append(nodeB.pointee.shape)
        return
      }
      wait(nodeA.pointee.right, b)
      wait(nodeA.pointee.left, b)
    } else {
      wait(a, nodeB.pointee.right)
      wait(a, nodeB.pointee.left)
    }
  }

  @inline(__always)
  private mutating func wait(_ a: Int32, _ b: Int32) {
    waiting[count] = a
    waiting[count &+ 1] = b
    count &+= 2
  }
}
