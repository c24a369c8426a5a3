// SPDX-License-Identifier: Apache-2.0

extension ViewRecorder {
  /// The nodes with every parent before its children, renumbered, without their placements; and the number
  /// that each of them has here.
  func nodesInDrawingOrder() -> (nodes: [RecordedNode], numbers: [Int]) {
    var sorted: [RecordedNode] = []
    var numbers: [Int] = []
    var pending = children(of: NodeOrder.screen).reversed().map { (node: $0, parent: Int?.none) }
    while let (node, parent) = pending.popLast() {
      var recorded = RecordedNode(name: nodes[node].name, parent: parent)
      recorded.appearance = nodes[node].appearance
      sorted.append(recorded)
      numbers.append(node)
      let number = sorted.count - 1
      pending += children(of: node).reversed().map { ($0, number) }
    }
    return (sorted, numbers)
  }
}
