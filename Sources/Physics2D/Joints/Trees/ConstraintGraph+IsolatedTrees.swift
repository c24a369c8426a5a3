// SPDX-License-Identifier: Apache-2.0

extension ConstraintGraph {
  /// Finds the trees whose bodies have no contact in this step and no other joint, and whose root is fixed to a body
  /// at rest if to any; returns whether there are any.
  ///
  /// A tree with a joint far beyond its limits is left to the solver of all constraints, which brings it back gently.
  mutating func isolateTrees(
    _ joints: borrowing JointTable, _ bodies: borrowing BodyTable, slop: Float
  ) -> Bool {
    var hasIsolated = false
    let hasOverflow = !colors[Self.overflow].contacts.isEmpty
    for index in 0..<trees.trees.count {
      let tree = trees.trees[index]
      guard tree.isPlain else { continue }
      let isIsolated = !hasOverflow && isIsolated(tree.nodes, joints, bodies, slop: slop)
      trees.trees[index].isIsolated = isIsolated
      guard isIsolated else { continue }
      hasIsolated = true
      for node in tree.nodes.start..<tree.nodes.end {
        bodies.motion.base[Int(trees.nodes[node].body)].isInIsolatedTree = true
      }
    }
    return hasIsolated
  }

  private func isIsolated(
    _ nodes: Span, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable, slop: Float
  ) -> Bool {
    let root = trees.nodes[nodes.start]
    if root.other >= 0 {
      let motion = bodies.motion[root.other]
      guard motion.linearVelocity == .zero, motion.angularVelocity == 0 else { return false }
    }
    for node in nodes.start..<nodes.end {
      // A bit for each joint and each contact of the body.
      let body = trees.nodes[node].body
      guard colorSets[body].nonzeroBitCount == Int(bodies.record[body].jointCount) else {
        return false
      }
      let record = trees.nodes[node].record
      if record >= 0, !joints.isWithinLimits(joints.record[record], bodies, slop: slop) {
        return false
      }
    }
    return true
  }

  /// Clears what `isolateTrees` has set in bodies.
  func releaseTrees(_ bodies: borrowing BodyTable) {
    for index in 0..<trees.nodes.count {
      bodies.motion.base[Int(trees.nodes[Int32(truncatingIfNeeded: index)].body)].isInIsolatedTree =
        false
    }
  }
}
