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

  /// The size of an error in units of what the solver resolves: a five-thousandth of a slop, and a millionth
  /// of a radian.
  func scaledSize(_ error: SIMD3<Double>) -> Double {
    let scale = 1 / (2e-4 * Double(context.linearSlop))
    let linear = scale * max(error.x.magnitude, error.y.magnitude)
    return max(linear, 1e6 * error.z.magnitude)
  }

  /// The position error C of a joint at the end of the sub-step.
  func predictedError(_ node: JointTreeNode) -> SIMD3<Double> {
    let own = PredictedPose(bodies.motion[Int(node.body)], node.velocity, subStep)
    let other = PredictedPose(bodies.motion[Int(node.other)], otherVelocity(node), subStep)
    return node.isB ? positionError(node, other, own) : positionError(node, own, other)
  }

  /// The position error C of a joint at two poses.
  func positionError(
    _ node: JointTreeNode, _ a: PredictedPose, _ b: PredictedPose
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
    let (rowA, rowB) = node.isB ? (node.other, node.body) : (node.body, node.other)
    let a = bodies.motion[Int(rowA)].deltaRotation
    let b = bodies.motion[Int(rowB)].deltaRotation
    return Double(node.joint.startAngle) + Double((a.inverse * b).angle)
  }

  /// The velocity of the body at the other end of a node's joint.
  func otherVelocity(_ node: JointTreeNode) -> SIMD3<Double> {
    node.parent >= 0 ? nodes[Int(node.parent)].velocity : velocity(ofRow: node.other)
  }

  func velocity(ofRow row: Int32) -> SIMD3<Double> {
    let motion = bodies.motion + Int(row)
    return SIMD3(
      Double(motion.pointee.linearVelocity.x), Double(motion.pointee.linearVelocity.y),
      Double(motion.pointee.angularVelocity))
  }
}

/// The movement of a body from the start of the step to the end of a sub-step.
struct PredictedPose {
  let movement: SIMD2<Double>
  let cosine: Double
  let sine: Double
  /// The rotation in the sub-step, radians.
  let turn: Double

  init(_ motion: BodyMotion, _ velocity: SIMD3<Double>, _ subStep: Double) {
    movement = SIMD2(motion.deltaPosition) + subStep * SIMD2(velocity.x, velocity.y)
    // As in `BodyMotion.integratePosition`.
    turn = subStep * velocity.z
    let start = motion.deltaRotation
    let x = Double(start.cosine) - turn * Double(start.sine)
    let y = Double(start.sine) + turn * Double(start.cosine)
    let scale = 1 / (x * x + y * y).squareRoot()
    cosine = scale * x
    sine = scale * y
  }

  @inline(__always)
  func rotated(_ arm: Vector2) -> SIMD2<Double> {
    let (x, y) = (Double(arm.x), Double(arm.y))
    return SIMD2(cosine * x - sine * y, sine * x + cosine * y)
  }
}

extension SIMD2<Double> {
  @inline(__always)
  init(_ vector: Vector2) { self.init(Double(vector.x), Double(vector.y)) }
}
