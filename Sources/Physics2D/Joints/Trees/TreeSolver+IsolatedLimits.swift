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
  /// The limit of a joint that holds at the start of a step: the one that had an impulse.
  func initialLimit(_ node: UnsafeMutablePointer<JointTreeNode>) -> Int8 {
    let joint = node.pointee.joint
    guard joint.hasLimits else { return 0 }
    if joint.upper - joint.lower < 1e-4 { return 2 }
    let impulse = limitImpulse(node)
    return impulse == 0 ? 0 : (impulse > 0 ? -1 : 1)
  }

  /// Releases the limits that the bodies leave, or have left.
  func releaseLimits(_ tree: Range<Int>) {
    for index in tree where nodes[index].limit == 1 || nodes[index].limit == -1 {
      let node = nodes + index
      setArms(node, node.pointee.pose, otherPose(node))
      let side = Double(node.pointee.limit)
      let clearance = -side * limitError(node)
      if clearance < Self.limitTolerance, -side * subStep * limitRate(node) < 1 { continue }
      node.pointee.limit = 0
      nodes[tree.lowerBound].progress.isFactorized = false
    }
  }

  /// At the end of a part: lets go limits that have pulled, and takes up limits that are passed.
  ///
  /// As in `changeLimits(_:one:isRelaxing:)`, after some turns one at a time.
  func changeLimits(_ tree: Range<Int>, canHalve: Bool, _ turn: Int) -> LimitChange {
    var change = LimitChange.none
    guard turn < Self.maximumLimitTurns else { return change }
    for index in tree where nodes[index].joint.hasLimits && nodes[index].limit != 2 {
      if turn >= Self.firstSingleLimitTurn, change != .none { break }
      let node = nodes + index
      if node.pointee.limit == 0 {
        let (lower, upper) = (limitError(node, -1), limitError(node, 1))
        let passed = max(-lower, upper)
        guard passed > Self.limitTolerance else { continue }
        let side: Int8 = upper > -lower ? 1 : -1
        guard Double(side) * limitRate(node) >= 0 else { continue }
        if canHalve, passed > Self.projectedError { return .halve }
        node.pointee.limit = side
        nodes[tree.lowerBound].progress.hasImpact = true
      } else {
        guard pull(node, node.pointee.totalImpulse) > 0 else { continue }
        node.pointee.limit = 0
      }
      change = .again
    }
    return change
  }

  /// The impulse of the joint in the sub-step, without what a limit has pulled.
  func pushingImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD3<Double> {
    let impulse = node.pointee.progress.impulse
    let pull = pull(node, impulse)
    guard pull > 0 else { return impulse }
    return impulse - Double(node.pointee.limit) * pull * node.pointee.limitDirection
  }

  /// The part of an impulse with which the limit that holds pulls; not positive if it pushes or there is none.
  private func pull(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ impulse: SIMD3<Double>
  ) -> Double {
    guard node.pointee.limit == 1 || node.pointee.limit == -1 else { return 0 }
    return Double(node.pointee.limit) * (node.pointee.limitDirection * impulse).sum()
  }

  /// The rate of the angle or extent, in what the solver resolves per second.
  private func limitRate(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    resolution(node) * (node.pointee.limitDirection * relativeVelocity(node)).sum()
  }

  /// The distance of the angle or extent of a joint from the limit on a side, in units of what the solver resolves.
  private func limitError(_ node: UnsafeMutablePointer<JointTreeNode>, _ side: Int8) -> Double {
    let pose = node.pointee.pose
    let value =
      node.pointee.kind == .revolute ? angle(node) : extent(node, pose, otherPose(node))
    let limit = Double(side < 0 ? node.pointee.joint.lower : node.pointee.joint.upper)
    return resolution(node) * (value - limit)
  }

  private func limitError(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    limitError(node, node.pointee.limit)
  }

  private func resolution(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    node.pointee.kind == .revolute ? 1e6 : inverseResolution
  }

  /// The distance up to which a joint is at its limit, in units of what the solver resolves.
  private static var limitTolerance: Double { 10 }
}
