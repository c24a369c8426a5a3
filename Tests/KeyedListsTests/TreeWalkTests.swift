// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyedLists

// On the main actor, as all that changes the count of the work of lists.
@MainActor
@Suite("Walks down trees")
struct TreeWalkTests {
  private final class Node {
    let name: Int
    var children: [Node]
    weak var parent: Node?

    init(_ name: Int, _ children: [Node] = []) {
      self.name = name
      self.children = children
      for child in children { child.parent = self }
    }
  }

  private let tree = Node(0, [Node(1, [Node(2), Node(3)]), Node(4)])

  private func isAncestor(_ node: Node, of other: Node?) -> Bool {
    TreeWalk.isAncestor(node, of: other, parent: { $0.parent }, children: { $0.children })
  }

  @Test("reach every object before its children, and tell where they end")
  func order() {
    var walk = TreeWalk(tree.children, of: tree)
    var places: [String] = []
    while let place = walk.next() {
      switch place {
      case .child(let child, let parent):
        places.append("\(child.name) of \(parent.name)")
        walk.descend(to: child.children, of: child)
      case .end(let node): places.append("end of \(node.name)")
      }
    }
    #expect(
      places == [
        "1 of 0", "2 of 1", "end of 2", "3 of 1", "end of 3", "end of 1", "4 of 0", "end of 4",
        "end of 0",
      ])
  }

  @Test("an object is above itself and its descendants, and above no other")
  func ancestors() {
    var all: [Node] = [tree]
    var walk = TreeWalk(tree.children, of: tree)
    while let child = walk.nextChild() {
      all.append(child)
      walk.descend(to: child.children, of: child)
    }
    #expect(all.map(\.name) == [0, 1, 2, 3, 4])
    let descendants: [[Int]] = [[0, 1, 2, 3, 4], [1, 2, 3], [2], [3], [4]]
    for node in all {
      let below = all.filter { isAncestor(node, of: $0) }.map(\.name)
      #expect(below == descendants[node.name])
      #expect(!isAncestor(node, of: nil) && !isAncestor(node, of: Node(5)))
    }
  }

  #if DEBUG
    @Test("a long way up or down is left for a short one in the other direction")
    func shorterWay() {
      var end = Node(0)
      let first = end
      for number in 1...1000 { end = Node(number, [end]) }
      let start = ListWork.count
      #expect(!isAncestor(Node(-1), of: first) && !isAncestor(end, of: Node(-1)))
      #expect(ListWork.count - start <= 4)
    }
  #endif
}
