// SPDX-License-Identifier: Apache-2.0

extension TreeSolver {
  /// Reads the joints of all trees; called when their blocks have been prepared.
  func readJoints(
    _ joints: borrowing JointTable, _ prepared: borrowing PreparedConstraints,
    _ colors: UnsafeMutablePointer<GraphColor>
  ) {
    for tree in 0..<treeCount {
      for node in Int(trees[tree].nodes.start)..<Int(trees[tree].nodes.end)
      where nodes[node].record >= 0 {
        let record = joints.record[nodes[node].record]
        var index = 0
        while prepared.colors[index].color != record.color { index &+= 1 }
        read(nodes + node, record, prepared.colors[index], colors + Int(record.color))
      }
    }
  }

  func read(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ record: JointRecord, _ prepared: PreparedColor,
    _ color: UnsafeMutablePointer<GraphColor>
  ) {
    let perBlock = Int32(truncatingIfNeeded: color.pointee.contacts.contactsPerBlock)
    let lane = Int(record.colorIndex % perBlock)
    let offset = Int(record.colorIndex / perBlock)
    let count: Int
    let block: Int
    switch record.kind {
    case .distance:
      count = color.pointee.distanceJoints.count
      block = Int(prepared.distanceJoints.start) + offset
      node.pointee.joint = distance[block].treeJoint(lane)
    case .revolute:
      count = color.pointee.revoluteJoints.count
      block = Int(prepared.revoluteJoints.start) + offset
      node.pointee.joint = revolute[block].treeJoint(lane)
    case .weld:
      count = color.pointee.weldJoints.count
      block = Int(prepared.weldJoints.start) + offset
      node.pointee.joint = weld[block].treeJoint(lane)
    case .prismatic, .mouse: return
    }
    node.pointee.block = Int32(truncatingIfNeeded: block)
    node.pointee.lane = Int32(truncatingIfNeeded: lane)
    // Lanes beyond the last joint of a block repeat it.
    let isLast = perBlock == 1 || Int(record.colorIndex) == count - 1
    node.pointee.laneEnd = Int32(truncatingIfNeeded: isLast ? laneCount : lane + 1)
  }
}
