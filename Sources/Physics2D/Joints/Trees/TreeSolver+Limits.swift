// SPDX-License-Identifier: Apache-2.0

// Which limits of joints are constraints in a sub-step: an active set that changes until no limit pulls. A rope has the
// limit of its length.

extension TreeSolver {
  /// Decides which limit of a joint is a constraint at first: the one that had an impulse, or that the
  /// velocities reach in the sub-step.
  func chooseLimit(_ node: Int, isRelaxing: Bool) {
    let this = nodes + node
    this.pointee.limit = 0
    guard this.pointee.joint.hasLimits else { return }
    if this.pointee.joint.isLocked {
      this.pointee.limit = JointTreeNode.singleValue
      return
    }
    if this.pointee.kind != .revolute { setArms(this, this.pointee.pose, otherPose(this)) }
    let impulse = limitImpulse(this)
    if impulse != 0 {
      this.pointee.limit = impulse > 0 ? -1 : 1
    } else {
      this.pointee.limit = violatedLimit(this, isRelaxing: isRelaxing)
    }
  }

  /// The limit that the velocities pass in the sub-step; 0 for none.
  private func violatedLimit(
    _ node: UnsafeMutablePointer<JointTreeNode>, isRelaxing: Bool
  ) -> Int8 {
    let joint = node.pointee.joint
    if node.pointee.kind == .revolute {
      let turn = node.pointee.sign * (node.pointee.velocity.z - otherVelocity(node).z)
      let end = angle(node) + subStep * turn
      if end < Double(joint.lower) - 1e-5, turn < 0 { return -1 }
      return end > Double(joint.upper) + 1e-5 && turn > 0 ? 1 : 0
    }
    // In the relax pass the constraint is linear. Before, a rope may leave its range although its rate is zero: on its
    // straight path what swings leaves the circle.
    let rate = isRelaxing ? (node.pointee.limitDirection * relativeVelocity(node)).sum() : 0
    let end =
      isRelaxing
      ? extent(node, node.pointee.pose, otherPose(node)) + subStep * rate
      : extent(
        node, node.pointee.pose.moved(by: node.pointee.velocity, subStep),
        otherPose(node).moved(by: otherVelocity(node), subStep))
    let tolerance = 1e-3 * Double(context.linearSlop)
    if end < Double(joint.lower) - tolerance, !isRelaxing || rate < 0 { return -1 }
    return end > Double(joint.upper) + tolerance && (!isRelaxing || rate > 0) ? 1 : 0
  }

  /// The impulse that the block of a joint holds for its limits: positive at the lower, negative at the upper one.
  func limitImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) -> Float {
    let (block, lane) = (Int(node.pointee.block), Int(node.pointee.lane))
    return switch node.pointee.kind {
    case .distance: distance[block].limitImpulse(lane)
    case .revolute: revolute[block].limitImpulse(lane)
    case .prismatic: prismatic[block].limitImpulse(lane)
    case .weld, .mouse: 0
    }
  }

  /// The limit of a rope or a prismatic joint that a pose violates; 0 for a revolute joint, whose range bodies that are
  /// moved onto their joints may leave.
  func passedLimit(_ node: UnsafeMutablePointer<JointTreeNode>) -> Int8 {
    let joint = node.pointee.joint
    guard joint.hasLimits, node.pointee.kind != .revolute else { return 0 }
    if joint.isLocked { return 2 }
    let nearest = nearestLimit(node)
    return nearest.excess > 5 ? nearest.side : 0
  }

  /// The nearer limit of a joint, and how far a pose is beyond it, in units of what the solver resolves.
  func nearestLimit(
    _ node: UnsafeMutablePointer<JointTreeNode>
  ) -> (side: Int8, excess: Double) {
    let joint = node.pointee.joint
    let value =
      node.pointee.kind == .revolute
      ? angle(node) : extent(node, node.pointee.pose, otherPose(node))
    let (below, above) = (Double(joint.lower) - value, value - Double(joint.upper))
    let unit = limitResolution(node)
    return above > below ? (1, unit * above) : (-1, unit * below)
  }

  /// What the solver resolves of the quantity that a joint limits, for each radian or length unit.
  func limitResolution(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    node.pointee.kind == .revolute ? Self.inverseAngularResolution : inverseResolution
  }

  /// Whether a pose violates the limit of a rope or a prismatic joint: the search for the limits that hold has ended early.
  func hasPassedLimits(_ tree: Range<Int>) -> Bool {
    for index in tree where nodes[index].joint.hasLimits {
      let limit = passedLimit(nodes + index)
      if limit == -1 || limit == 1 { return true }
    }
    return false
  }

  /// Lets go limits that pull, and takes up limits that the velocities pass, all of them or the first; returns whether
  /// any changed.
  ///
  /// All at once is fast, but may go in circles; one at a time, always that of the lowest index, does not (Murty, "Note
  /// on a Bard-type scheme for solving the complementarity problem", 1974; Júdice and Pires combine both, 1994).
  func changeLimits(_ tree: Range<Int>, one: Bool, isRelaxing: Bool) -> Bool {
    var hasChanged = false
    for node in tree
    where nodes[node].joint.hasLimits && nodes[node].limit != JointTreeNode.singleValue {
      if one, hasChanged { break }
      let this = nodes + node
      if this.pointee.limit == 0 {
        this.pointee.limit = violatedLimit(this, isRelaxing: isRelaxing)
        if this.pointee.limit != 0 { hasChanged = true }
        continue
      }
      // A limit only pushes: one that pulls gives its impulse back.
      let direction = this.pointee.limitDirection
      let impulse =
        Double(limitImpulse(this)) + (direction * this.pointee.totalImpulse).sum()
      guard this.pointee.limit < 0 ? impulse < 0 : impulse > 0 else { continue }
      apply(-impulse * direction, this)
      this.pointee.limit = 0
      hasChanged = true
    }
    return hasChanged
  }
}
