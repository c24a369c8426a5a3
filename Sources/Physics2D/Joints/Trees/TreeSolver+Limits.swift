// SPDX-License-Identifier: Apache-2.0

// Which limits of revolute joints are constraints in a sub-step: an active set that changes until no limit pulls.

extension TreeSolver {
  /// Decides which limit of a joint is a constraint at first: the one that had an impulse, or that the
  /// velocities reach in the sub-step.
  func chooseLimit(_ node: Int) {
    let this = nodes + node
    this.pointee.limit = 0
    guard this.pointee.joint.hasLimits else { return }
    let (lower, upper) = (this.pointee.joint.lower, this.pointee.joint.upper)
    if upper - lower < 1e-4 {
      this.pointee.limit = 2
      return
    }
    let impulse = revolute[Int(this.pointee.block)].limitImpulse(Int(this.pointee.lane))
    if impulse != 0 {
      this.pointee.limit = impulse > 0 ? -1 : 1
    } else {
      this.pointee.limit = violatedLimit(this)
    }
  }

  /// The limit that the velocities pass in the sub-step; 0 for none.
  private func violatedLimit(_ node: UnsafeMutablePointer<JointTreeNode>) -> Int8 {
    let turn = node.pointee.sign * (node.pointee.velocity.z - otherVelocity(node).z)
    let end = angle(node) + subStep * turn
    let joint = node.pointee.joint
    if end < Double(joint.lower) - 1e-5, turn < 0 { return -1 }
    return end > Double(joint.upper) + 1e-5 && turn > 0 ? 1 : 0
  }

  /// Lets go limits that pull, and takes up limits that the velocities pass, all of them or the first; returns whether
  /// any changed.
  ///
  /// All at once is fast, but may go in circles; one at a time, always that of the lowest index, does not (Murty, "Note
  /// on a Bard-type scheme for solving the complementarity problem", 1974; Júdice and Pires combine both, 1994).
  func changeLimits(_ tree: Range<Int>, one: Bool) -> Bool {
    var hasChanged = false
    for node in tree where nodes[node].joint.hasLimits && nodes[node].limit != 2 {
      if one, hasChanged { break }
      let this = nodes + node
      if this.pointee.limit == 0 {
        this.pointee.limit = violatedLimit(this)
        if this.pointee.limit != 0 { hasChanged = true }
        continue
      }
      // A limit only pushes: one that pulls gives its impulse back.
      let block = revolute + Int(this.pointee.block)
      let sign = this.pointee.sign
      let impulse =
        sign * Double(block.pointee.limitImpulse(Int(this.pointee.lane)))
        + this.pointee.totalImpulse.z
      guard this.pointee.limit < 0 ? sign * impulse < 0 : sign * impulse > 0 else { continue }
      apply(SIMD3(0, 0, -impulse), this)
      this.pointee.limit = 0
      hasChanged = true
    }
    return hasChanged
  }
}
