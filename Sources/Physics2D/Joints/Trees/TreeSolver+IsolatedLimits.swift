// SPDX-License-Identifier: Apache-2.0

// The limits of isolated trees: constraints while they push. Parts are halved until the moment at which a body arrives
// at a limit is resolved. The part that ends there stops the body: what Newton's method and the velocities at its end
// take is the impulse of an inelastic impact, whose energy is lost.

/// What the limits demand at the end of a part.
enum LimitChange: BitwiseCopyable {
  case none
  /// Other limits are constraints: the part is to be done again.
  case again
  /// The part ends too far beyond a limit.
  case halve
}

extension TreeSolver {
  /// Takes up the limits at which joints are at the start of a step, unless they leave them.
  func takeUpLimits(_ tree: Range<Int>) {
    for index in tree where nodes[index].joint.hasLimits {
      let node = nodes + index
      setArms(node, node.pointee.pose, otherPose(node))
      let nearest = nearestLimit(node)
      let isLeaving = subStep * limitRate(node, nearest.side) < -1
      node.pointee.limit = nearest.excess > -Self.limitTolerance && !isLeaving ? nearest.side : 0
      if node.pointee.joint.isLocked { node.pointee.limit = JointTreeNode.singleValue }
    }
  }

  /// At the end of a part: lets go limits that have pulled, and takes up limits that are passed.
  ///
  /// As in `changeLimits(_:one:isRelaxing:)`, after some turns one at a time.
  func changeLimits(_ tree: Range<Int>, canHalve: Bool, _ turn: Int) -> LimitChange {
    var change = LimitChange.none
    guard turn < Self.maximumLimitTurns else { return change }
    for index in tree where nodes[index].limit != JointTreeNode.singleValue {
      if turn >= Self.firstSingleLimitTurn, change != .none { break }
      let node = nodes + index
      if node.pointee.joint.friction > 0,
        node.pointee.limit == 0 || node.pointee.limit == JointTreeNode.heldByFriction,
        changeFriction(node)
      {
        change = .again
        continue
      }
      guard node.pointee.joint.hasLimits, node.pointee.limit != JointTreeNode.heldByFriction else {
        continue
      }
      if node.pointee.limit == 0 {
        let (side, excess) = nearestLimit(node)
        guard excess > Self.limitTolerance, limitRate(node, side) >= 0 else { continue }
        if canHalve, excess > Self.projectedError { return .halve }
        node.pointee.limit = side
        nodes[tree.lowerBound].progress.hasImpact = true
      } else {
        // A limit only pushes, back from its side.
        let along = (node.pointee.limitDirection * node.pointee.totalImpulse).sum()
        guard Double(node.pointee.limit) * along > 0 else { continue }
        node.pointee.turning = -Double(node.pointee.limit) * node.pointee.sign
        node.pointee.limit = 0
      }
      change = .again
    }
    return change
  }

  /// The rate at which a joint goes beyond a limit, in what the solver resolves per second.
  private func limitRate(_ node: UnsafeMutablePointer<JointTreeNode>, _ side: Int8) -> Double {
    let rate = (node.pointee.limitDirection * relativeVelocity(node)).sum()
    return Double(side) * limitResolution(node) * rate
  }

  /// The distance up to which a joint is at its limit, in units of what the solver resolves.
  private static var limitTolerance: Double { 10 }
}
