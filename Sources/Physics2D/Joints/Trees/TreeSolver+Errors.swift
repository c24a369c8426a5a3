// SPDX-License-Identifier: Apache-2.0

// The errors of joints as velocities: what one substitution has to remove.

extension TreeSolver {
  /// Sets the error of a node's joint to J·v, plus C/h unless the pass corrects no positions.
  func setVelocityError(_ node: Int, isRelaxing: Bool) {
    let this = nodes + node
    guard this.pointee.rowCount > 0 else { return }
    this.pointee.error =
      this.pointee.jacobian.product(this.pointee.velocity)
      + this.pointee.parentJacobian.product(otherVelocity(this.pointee))
    if !isRelaxing {
      this.pointee.error += inverseSubStep * (this.pointee.startError - this.pointee.kept)
    } else if this.pointee.limit != 0, this.pointee.limit != 2 {
      // An angle within its range may still move to the limit.
      let clearance = this.pointee.startError.z
      let isOpen = this.pointee.limit < 0 ? clearance > 0 : clearance < 0
      if isOpen { this.pointee.error.z += inverseSubStep * clearance }
    }
  }

  /// Sets the errors of all joints of a tree to C/h at the poses to which the velocities lead; returns the
  /// maximum error in units of what the solver resolves.
  func setPositionErrors(_ tree: Range<Int>) -> Double {
    var maximum = 0.0
    for node in tree where nodes[node].rowCount > 0 {
      let error = predictedError(nodes[node]) - nodes[node].kept
      nodes[node].error = inverseSubStep * error
      if nodes[node].damping > 0 {
        // J·v + λ/d, which the first substitution has brought to zero.
        let this = nodes + node
        let rate =
          this.pointee.jacobian.third.z * this.pointee.velocity.z
          + this.pointee.parentJacobian.third.z * otherVelocity(this.pointee).z
        this.pointee.error.z = rate + this.pointee.totalImpulse.z / this.pointee.damping
      }
      maximum = max(maximum, scaledSize(error))
    }
    return maximum
  }

  /// The maximum error of the joints of a tree at the poses of the factorization, in units of what the solver resolves.
  func maximumError(_ tree: Range<Int>) -> Double {
    var maximum = 0.0
    for node in tree where nodes[node].rowCount > 0 {
      maximum = max(maximum, scaledSize(nodes[node].startError))
    }
    return maximum
  }

  /// The size of an error in units of what the solver resolves: a five-thousandth of a slop, and a millionth
  /// of a radian.
  func scaledSize(_ error: SIMD3<Double>) -> Double {
    let scale = 1 / (2e-4 * Double(context.linearSlop))
    let linear = scale * max(error.x.magnitude, error.y.magnitude)
    return max(linear, 1e6 * error.z.magnitude)
  }

  /// The position error C of a joint at the end of the sub-step.
  func predictedError(_ node: JointTreeNode) -> SIMD3<Double> {
    let own = node.pose.moved(by: node.velocity, subStep)
    let other = otherPose(node).moved(by: otherVelocity(node), subStep)
    return node.isB ? positionError(node, other, own) : positionError(node, own, other)
  }

  /// The position error C of a joint at two poses.
  func positionError(
    _ node: JointTreeNode, _ a: TreePose, _ b: TreePose
  ) -> SIMD3<Double> {
    let separation =
      SIMD2(node.joint.centerOffset) + (b.movement - a.movement)
      + (b.rotated(node.joint.anchorB) - a.rotated(node.joint.anchorA))
    var error = SIMD3(separation.x, separation.y, 0)
    if node.joint.length >= 0 {
      error = SIMD3((separation * separation).sum().squareRoot() - Double(node.joint.length), 0, 0)
    }
    if node.joint.keepsAngle || node.limit != 0 {
      let angle = self.angle(node) + (b.turn - a.turn)
      error.z = node.joint.keepsAngle ? angle : limitError(node, angle)
    }
    return error
  }

  /// The distance of an angle from the limit that holds.
  func limitError(_ node: JointTreeNode, _ angle: Double) -> Double {
    switch node.limit {
    case -1: angle - Double(node.joint.lower)
    case 1: angle - Double(node.joint.upper)
    default: angle - 0.5 * (Double(node.joint.lower) + Double(node.joint.upper))
    }
  }

  /// The angle of B relative to A.
  func angle(_ node: JointTreeNode) -> Double {
    let (own, other) = (node.pose.rotation, otherPose(node).rotation)
    let (a, b) = node.isB ? (other, own) : (own, other)
    return Double(node.joint.startAngle) + Double((a.inverse * b).angle)
  }

  /// The velocity of the body at the other end of a node's joint.
  func otherVelocity(_ node: JointTreeNode) -> SIMD3<Double> {
    node.parent >= 0 ? nodes[Int(node.parent)].velocity : velocity(ofRow: node.other)
  }

  /// The pose of the body at the other end of a node's joint.
  func otherPose(_ node: JointTreeNode) -> TreePose {
    node.parent >= 0 ? nodes[Int(node.parent)].pose : TreePose(bodies.motion[Int(node.other)])
  }

  func velocity(ofRow row: Int32) -> SIMD3<Double> {
    let motion = bodies.motion + Int(row)
    return SIMD3(
      Double(motion.pointee.linearVelocity.x), Double(motion.pointee.linearVelocity.y),
      Double(motion.pointee.angularVelocity))
  }
}
