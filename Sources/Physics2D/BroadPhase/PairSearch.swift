/// Two trees, for a search of the pairs of leaves in both that overlap.
///
/// Both trees are walked at once, and only where something below moved, so that shapes that are near
/// each other share the way to each other. A pair is new when the boxes overlap that are in force and
/// those did not that were when both shapes last looked for neighbors.
struct PairSearch: BitwiseCopyable {
  private let nodesA: UnsafeMutablePointer<TreeNode>
  private let nodesB: UnsafeMutablePointer<TreeNode>
  private let searchedA: UnsafeMutablePointer<BoundingBox>
  private let searchedB: UnsafeMutablePointer<BoundingBox>
  /// Whether both trees are the same one.
  private let isWithin: Bool
  /// How many numbers wait at most: each level of either tree leaves two pairs, a pair is two numbers.
  private let stackDepth: Int

  init(_ a: borrowing DynamicTree, _ b: borrowing DynamicTree) {
    nodesA = a.nodes.base
    nodesB = b.nodes.base
    searchedA = a.searched.base
    searchedB = b.searched.base
    isWithin = nodesA == nodesB
    stackDepth = 4 &* (a.height &+ b.height &+ 4)
  }

  /// Lists the new pairs of leaves below two nodes, shape by shape.
  func find(
    below a: Int32, _ b: Int32, stack: inout Column<Int32>, into pairs: inout Column<Int32>
  ) {
    stack.reserve(stackDepth)
    var waiting = WaitingPairs(stack.base)
    waiting.add(a, b)
    if isWithin { findWithin(&waiting, into: &pairs) } else { findBetween(&waiting, into: &pairs) }
  }

  private func findBetween(_ waiting: inout WaitingPairs, into pairs: inout Column<Int32>) {
    while let (a, b) = waiting.next() { visit(a, b, &waiting, &pairs) }
  }

  private func findWithin(_ waiting: inout WaitingPairs, into pairs: inout Column<Int32>) {
    while let (a, b) = waiting.next() {
      guard a == b else {
        visit(a, b, &waiting, &pairs)
        continue
      }
      guard mayMeetBelow(a) else { continue }
      let node = nodesA + Int(a)
      waiting.add(node.pointee.right, node.pointee.right)
      waiting.add(node.pointee.left, node.pointee.left)
      waiting.add(node.pointee.left, node.pointee.right)
    }
  }

  @inline(__always)
  private func visit(
    _ a: Int32, _ b: Int32, _ waiting: inout WaitingPairs, _ pairs: inout Column<Int32>
  ) {
    guard mayMeet(a, b) else { return }
    let nodeA = nodesA + Int(a)
    let nodeB = nodesB + Int(b)
    if nodeA.pointee.height >= nodeB.pointee.height {
      guard !nodeA.pointee.isLeaf else {
        guard !searchedA[Int(a)].overlaps(searchedB[Int(b)]) else { return }
        pairs.append(nodeA.pointee.shape)
        pairs.append(nodeB.pointee.shape)
        return
      }
      waiting.add(nodeA.pointee.right, b)
      waiting.add(nodeA.pointee.left, b)
    } else {
      waiting.add(a, nodeB.pointee.right)
      waiting.add(a, nodeB.pointee.left)
    }
  }

  /// Whether there may be new pairs below two nodes.
  @inline(__always)
  private func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
    let nodeA = nodesA + Int(a)
    let nodeB = nodesB + Int(b)
    return nodeA.pointee.box.overlaps(nodeB.pointee.box)
      && nodeA.pointee.flags.union(nodeB.pointee.flags).contains(.moved)
      && nodeA.pointee.categories & nodeB.pointee.mask != 0
      && nodeB.pointee.categories & nodeA.pointee.mask != 0
  }

  /// Whether there may be new pairs below one node.
  @inline(__always)
  private func mayMeetBelow(_ index: Int32) -> Bool {
    let node = nodesA + Int(index)
    return !node.pointee.isLeaf && node.pointee.flags.contains(.moved)
      && node.pointee.categories & node.pointee.mask != 0
  }
}

// MARK: - Searching in parts

/// A part of a search: two nodes below which pairs are looked for.
struct PairTask: BitwiseCopyable {
  /// Which of several searches the nodes belong to.
  var search: Int32
  var a: Int32
  var b: Int32
}

extension PairSearch {
  /// Appends what a part of the search is made of, in the order in which `find` visits it; returns whether
  /// that is more than the part itself.
  func split(_ task: PairTask, into tasks: inout Column<PairTask>) -> Bool {
    func add(_ a: Int32, _ b: Int32) {
      tasks.append(PairTask(search: task.search, a: a, b: b))
    }
    let nodeA = nodesA[Int(task.a)]
    let nodeB = nodesB[Int(task.b)]
    if isWithin, task.a == task.b {
      guard mayMeetBelow(task.a) else { return true }
      add(nodeA.left, nodeA.right)
      add(nodeA.left, nodeA.left)
      add(nodeA.right, nodeA.right)
      return true
    }
    guard mayMeet(task.a, task.b) else { return true }
    if nodeA.isLeaf, nodeB.isLeaf {
      tasks.append(task)
      return false
    }
    if nodeA.height >= nodeB.height {
      add(nodeA.left, task.b)
      add(nodeA.right, task.b)
    } else {
      add(task.a, nodeB.left)
      add(task.a, nodeB.right)
    }
    return true
  }
}

/// Pairs of nodes that wait for a visit, the last one first.
private struct WaitingPairs {
  private let numbers: UnsafeMutablePointer<Int32>
  private var count = 0

  init(_ memory: UnsafeMutablePointer<Int32>) { numbers = memory }

  @inline(__always)
  mutating func add(_ a: Int32, _ b: Int32) {
    numbers[count] = a
    numbers[count &+ 1] = b
    count &+= 2
  }

  @inline(__always)
  mutating func next() -> (Int32, Int32)? {
    guard count > 0 else { return nil }
    count &-= 2
    return (numbers[count], numbers[count &+ 1])
  }
}

/// Searches for pairs, part by part.
struct PairStage: StageWork {
  let searches: UnsafeMutablePointer<PairSearch>
  let tasks: UnsafeMutablePointer<PairTask>
  /// One for each part.
  let queries: UnsafeMutablePointer<QueryScratch>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range {
      let task = tasks[part]
      queries[part].found.removeAll()
      searches[Int(task.search)].find(
        below: task.a, task.b, stack: &queries[part].stack, into: &queries[part].found)
    }
  }
}
