// SPDX-License-Identifier: Apache-2.0

// The errors of joints as velocities: what one substitution has to remove.

extension TreeSolver {
  /// Sets the error of a node's joint to J·v, plus C/h unless the pass corrects no positions.
  func setVelocityError(_ node: UnsafeMutablePointer<JointTreeNode>, isRelaxing: Bool) {
    guard !node.pointee.isDetached else { return }
    var error = relativeVelocity(node)
    if node.pointee.isRod {
      let axis = node.pointee.axis
      let along = error.x * axis.x + error.y * axis.y
      error = SIMD3(along * axis.x, along * axis.y, 0)
    } else if node.pointee.slides {
      let axis = node.pointee.axis
      let along = error.x * axis.x + error.y * axis.y
      error -= SIMD3(along * axis.x, along * axis.y, 0)
    }
    if !isRelaxing {
      error += inverseSubStep * (node.pointee.startError - node.pointee.kept)
    } else if node.pointee.limit != 0, node.pointee.limit < JointTreeNode.singleValue {
      // What is within its range may still move to the limit.
      let direction = node.pointee.limitDirection
      let clearance = (direction * node.pointee.startError).sum()
      if node.pointee.limit < 0 ? clearance > 0 : clearance < 0 {
        error += inverseSubStep * clearance * direction
      }
    }
    node.pointee.error = error
  }

  /// J·v of a joint of two points: the velocity of the anchor of a node's body in relation to the other anchor, and the
  /// difference of the angular velocities.
  func relativeVelocity(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD3<Double> {
    let arm = node.pointee.arm
    let otherArm = node.pointee.parentArm
    let own = node.pointee.velocity
    let other = otherVelocity(node)
    let x = own.x - own.z * arm.y - (other.x - other.z * otherArm.y)
    let y = own.y + own.z * arm.x - (other.y + other.z * otherArm.x)
    return SIMD3(x, y, own.z - other.z)
  }

  /// Sets the errors of all joints of a tree to C/h at the poses to which the velocities lead; returns the
  /// maximum error in units of what the solver resolves.
  func setPositionErrors(_ tree: Range<Int>) -> Double {
    var maximum = 0.0
    for index in tree {
      let node = nodes + index
      node.pointee.next = node.pointee.pose.moved(by: node.pointee.velocity, subStep)
      guard node.pointee.other >= 0 else { continue }
      let parent = node.pointee.parent
      let other =
        parent >= 0
        ? nodes[Int(parent)].next : otherPose(node).moved(by: otherVelocity(node), subStep)
      let error = positionError(node, node.pointee.next, other) - node.pointee.kept
      maximum = max(maximum, scaledSize(error))
      node.pointee.error = inverseSubStep * error
      guard node.pointee.damping > 0 else { continue }
      // J·v + λ/d, which the first substitution has brought to zero.
      let rate = node.pointee.velocity.z - otherVelocity(node).z
      node.pointee.error.z = rate + node.pointee.totalImpulse.z / node.pointee.damping
    }
    return maximum
  }

  /// The maximum error of the joints of a tree at the poses of the factorization, in units of what the solver resolves.
  func maximumError(_ tree: Range<Int>) -> Double {
    var maximum = 0.0
    for node in tree where nodes[node].other >= 0 {
      maximum = max(maximum, scaledSize(nodes[node].startError))
    }
    return maximum
  }

  /// The size of an error in units of what the solver resolves: a five-thousandth of a slop, and a millionth
  /// of a radian.
  func scaledSize(_ error: SIMD3<Double>) -> Double {
    let linear = inverseResolution * max(error.x.magnitude, error.y.magnitude)
    return max(linear, Self.inverseAngularResolution * error.z.magnitude)
  }

  /// From the anchor of the parent to that of the body at two poses.
  @inline(__always)
  func separation(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) -> SIMD2<Double> {
    node.pointee.offset + (own.movement - other.movement)
      + (own.rotated(node.pointee.anchor) - other.rotated(node.pointee.parentAnchor))
  }

  /// The position error C of a joint at two poses.
  @inline(__always)
  func positionError(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) -> SIMD3<Double> {
    let separation = separation(node, own, other)
    if node.pointee.isRod {
      if node.pointee.isDetached { return SIMD3() }
      let length = (separation * separation).sum().squareRoot()
      let error = length - Double(node.pointee.joint.length)
      return SIMD3(error * node.pointee.axis.x, error * node.pointee.axis.y, 0)
    }
    if node.pointee.kind == .prismatic { return prismaticError(node, own, other) }
    var turn = 0.0
    if node.pointee.joint.keepsAngle {
      // The sine of the small angle by which the bodies have turned against each other.
      turn =
        node.pointee.sign * Double(node.pointee.joint.startAngle)
        + (own.sine * other.cosine - own.cosine * other.sine)
    } else if node.pointee.limit != 0 {
      let sign = node.pointee.sign
      turn = sign * limitError(node.pointee, angle(node) + sign * (own.turn - other.turn))
    }
    return SIMD3(separation.x, separation.y, turn)
  }

  /// The position error of a prismatic joint: the distance of B from the axis, the angle, and a limit that holds.
  private func prismaticError(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) -> SIMD3<Double> {
    let separation = separation(node, own, other)
    let axis = axis(node, own, other)
    let offset = axis.x * separation.y - axis.y * separation.x
    let current = node.pointee.axis
    let turn =
      node.pointee.sign * Double(node.pointee.joint.startAngle)
      + (own.sine * other.cosine - own.cosine * other.sine)
    let error = SIMD3(-offset * current.y, offset * current.x, turn)
    guard node.pointee.limit != 0 else { return error }
    let translation = node.pointee.sign * (axis * separation).sum()
    return error + limitError(node.pointee, translation) * node.pointee.limitDirection
  }

  /// The axis of a prismatic joint, which turns with A.
  @inline(__always)
  func axis(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) -> SIMD2<Double> {
    (node.pointee.isB ? other : own).rotated(SIMD2(node.pointee.joint.axis))
  }

  /// What a range limits, at two poses of which the second is that of the parent: the length of a rope, or the
  /// translation along the axis of a prismatic joint.
  func extent(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) -> Double {
    let separation = separation(node, own, other)
    if node.pointee.isRod { return (separation * separation).sum().squareRoot() }
    return node.pointee.sign * (axis(node, own, other) * separation).sum()
  }

  /// The distance of an angle or an extent from the limit that holds.
  func limitError(_ node: JointTreeNode, _ angle: Double) -> Double {
    switch node.limit {
    case -1: angle - Double(node.joint.lower)
    case 1: angle - Double(node.joint.upper)
    case JointTreeNode.heldByFriction: angle - node.heldAngle
    default: angle - 0.5 * (Double(node.joint.lower) + Double(node.joint.upper))
    }
  }

  /// The angle of B relative to A.
  func angle(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    let turn = otherPose(node).rotation.inverse * node.pointee.pose.rotation
    return Double(node.pointee.joint.startAngle) + node.pointee.sign * Double(turn.angle)
  }

  /// The velocity of the body at the other end of a node's joint.
  @inline(__always)
  func otherVelocity(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD3<Double> {
    let parent = node.pointee.parent
    return parent >= 0 ? nodes[Int(parent)].velocity : velocity(ofRow: node.pointee.other)
  }

  /// The pose of the body at the other end of a node's joint.
  @inline(__always)
  func otherPose(_ node: UnsafeMutablePointer<JointTreeNode>) -> TreePose {
    let parent = node.pointee.parent
    return parent >= 0
      ? nodes[Int(parent)].pose : TreePose(bodies.motion[Int(node.pointee.other)])
  }

  func velocity(ofRow row: Int32) -> SIMD3<Double> {
    let motion = bodies.motion + Int(row)
    return SIMD3(
      Double(motion.pointee.linearVelocity.x), Double(motion.pointee.linearVelocity.y),
      Double(motion.pointee.angularVelocity))
  }
}
