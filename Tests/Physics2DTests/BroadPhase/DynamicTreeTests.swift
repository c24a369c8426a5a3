// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Checks a tree against its own laws and against looking at every leaf.
private struct TreeOracle {
  var boxes: [Int32: BoundingBox] = [:]
  var leaves: [Int32: Int32] = [:]

  func hits(_ box: BoundingBox) -> [Int32] {
    boxes.filter { $0.value.overlaps(box) }.map(\.key).sorted()
  }
}

@Suite("Dynamic tree")
struct DynamicTreeTests {
  private func box(_ x: Float, _ y: Float, _ half: Float = 0.5) -> BoundingBox {
    BoundingBox(lower: Vector2(x - half, y - half), upper: Vector2(x + half, y + half))
  }

  private func query(_ tree: borrowing DynamicTree, _ box: BoundingBox) -> [Int32] {
    var stack = Column<Int32>()
    var found = Column<Int32>()
    TreeView(tree).query(box, mask: .max, stack: &stack, into: &found)
    return found.array.sorted()
  }

  /// Every node's box contains its children's, parents and heights are right, no leaf is missing.
  private func expectSound(_ tree: borrowing DynamicTree, leafCount: Int) {
    var leaves = 0
    var waiting = tree.root >= 0 ? [tree.root] : []
    while let index = waiting.popLast() {
      let node = tree.nodes[index]
      guard !node.isLeaf else {
        leaves += 1
        #expect(node.height == 0)
        continue
      }
      for child in [node.left, node.right] {
        #expect(tree.nodes[child].parent == index)
        #expect(node.box.contains(tree.nodes[child].box))
        #expect(node.height > tree.nodes[child].height)
        waiting.append(child)
      }
    }
    #expect(leaves == leafCount)
    #expect(tree.leafCount == leafCount)
  }

  @Test("a query finds what looking at every leaf finds, through inserts, moves and removals")
  func agreesWithBruteForce() {
    var random = TestRandom(seed: 7)
    var tree = DynamicTree()
    var oracle = TreeOracle()
    var subtrees = Subtrees()
    let workers = WorkerPool(count: 1)
    for shape: Int32 in 0..<200 {
      let box = box(random.number(-20, 20), random.number(-20, 20), random.number(0.1, 2))
      oracle.boxes[shape] = box
      oracle.leaves[shape] = tree.insert(box, categories: 1, shape: shape)
    }
    for round in 0..<40 {
      for _ in 0..<10 {
        let shape = Int32(random.number(0, 199.9))
        guard let leaf = oracle.leaves[shape], let old = oracle.boxes[shape] else { continue }
        let moved = box(old.center.x + random.number(-3, 3), old.center.y + random.number(-3, 3))
        if round % 2 == 0 {
          tree.nodes[leaf].enlarge(to: moved)
          tree.markAncestors(leaf)
        } else {
          tree.move(leaf, to: moved)
        }
        oracle.boxes[shape] = moved
      }
      tree.update(enlargedCount: round % 2 == 0 ? 10 : 0, &subtrees, workers)
      if let leaf = oracle.leaves.removeValue(forKey: Int32(round)) {
        tree.remove(leaf)
        oracle.boxes[Int32(round)] = nil
      }
      let area = box(random.number(-20, 20), random.number(-20, 20), 4)
      #expect(query(tree, area) == oracle.hits(area))
    }
    expectSound(tree, leafCount: oracle.boxes.count)
  }

  /// A tree of moved leaves that was rebuilt.
  private func expectRebuilt(leafCount: Int, _ expectSame: (borrowing DynamicTree) -> Void) {
    for workerCount in [1, 2, 3] {
      var random = TestRandom(seed: 11)
      var tree = DynamicTree()
      for shape in 0..<leafCount {
        let box = box(random.number(-200, 200), random.number(-50, 50), random.number(0.1, 2))
        _ = tree.insert(box, categories: 1, shape: Int32(shape))
      }
      for index in 0..<tree.nodes.count where tree.nodes[index].isLeaf {
        tree.nodes[index].enlarge(to: box(random.number(-200, 200), random.number(-50, 50)))
        tree.markAncestors(Int32(index))
      }
      tree.needsRebuild = true
      var subtrees = Subtrees()
      tree.update(enlargedCount: leafCount, &subtrees, WorkerPool(count: workerCount))
      expectSound(tree, leafCount: leafCount)
      expectSame(tree)
    }
  }

  @Test("workers that share a rebuild build the same tree", arguments: [2, 511, 512, 3000])
  func sharedRebuild(leafCount: Int) {
    var expected: [Int32] = []
    expectRebuilt(leafCount: leafCount) { tree in
      let links = tree.nodes.array.flatMap { [$0.left, $0.right, $0.parent, Int32($0.height)] }
      if expected.isEmpty { expected = links + [tree.root] }
      #expect(expected == links + [tree.root])
    }
  }

  @Test("a row, a grid and equal boxes make trees whose height grows with the logarithm")
  func heights() {
    var row = DynamicTree()
    var grid = DynamicTree()
    var equal = DynamicTree()
    for index in 0..<1024 {
      _ = row.insert(box(Float(index), 0), categories: 1, shape: Int32(index))
      _ = grid.insert(
        box(Float(index % 32), Float(index / 32)), categories: 1, shape: Int32(index))
      _ = equal.insert(box(0, 0), categories: 1, shape: Int32(index))
    }
    #expect(row.height <= 20)
    #expect(grid.height <= 20)
    #expect(equal.height <= 20)
    expectSound(row, leafCount: 1024)
    expectSound(equal, leafCount: 1024)
  }

  @Test("a query leaves out leaves of other categories")
  func categories() {
    var tree = DynamicTree()
    let first = tree.insert(box(0, 0), categories: 1, shape: 10)
    _ = tree.insert(box(0, 0), categories: 2, shape: 11)
    var stack = Column<Int32>()
    var found = Column<Int32>()
    TreeView(tree).query(box(0, 0), mask: 2, stack: &stack, into: &found)
    #expect(found.array == [11])
    #expect(tree.nodes[tree.root].flags.contains(.common))
    tree.setCategories(6, of: first)
    #expect(!tree.nodes[tree.root].flags.contains(.common))
    found.removeAll()
    TreeView(tree).query(box(0, 0), mask: 4, stack: &stack, into: &found)
    #expect(found.array == [10])
  }

  @Test("an emptied tree is like a new one")
  func emptied() {
    var tree = DynamicTree()
    let leaves = (0..<9).map { tree.insert(box(Float($0), 0), categories: 1, shape: Int32($0)) }
    for leaf in leaves { tree.remove(leaf) }
    #expect(tree.root == -1)
    #expect(query(tree, box(0, 0, 100)).isEmpty)
    _ = tree.insert(box(1, 1), categories: 1, shape: 3)
    #expect(query(tree, box(0, 0, 100)) == [3])
  }
}
