// SPDX-License-Identifier: Apache-2.0

// A light link under a high tension swings across it faster than sub-steps resolve: with the force f the
// links of length L and mass m of a chain swing with up to ω² = 4·f/(L·m), and from ω·h = 2 on the swing
// would grow. Such links are damped as an implicit integration damps them, after Andrews, Teichmann and
// Kry, "Geometric Stiffness for Real-time Constrained Multibody Dynamics" (2017).
//
// The damper acts on the difference between the angular velocities of neighboring links, so that it leaves
// momentum, angular momentum and the swing of the whole chain alone.

extension TreeSolver {
  /// Damps the rods whose tension would make their bodies unstable; returns whether there are any.
  func dampTautRods(_ tree: Range<Int>) -> Bool {
    var hasDamped = false
    for index in tree {
      let node = nodes + index
      guard node.pointee.isRod, !node.pointee.isDetached, node.pointee.parent >= 0 else { continue }
      if dampRod(node) { hasDamped = true }
    }
    return hasDamped
  }

  /// The coefficient of the damper between two bodies on a revolute joint, a constraint of the angular velocities whose
  /// impulse is −d·Δω; zero while sub-steps resolve their swing.
  func revoluteDamping(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    guard node.pointee.kind == .revolute, node.pointee.parent >= 0, !node.pointee.keepsAngle else {
      return 0
    }
    // The inertia that resists a bend is that of each body about the joint.
    let excess = excess(subStep * node.pointee.bend, of: node)
    guard excess > 0 else { return 0 }
    let joint = node.pointee.joint
    return excess * Double(joint.anchorA.length + joint.anchorB.length) / node.pointee.bend
  }

  /// Damps the difference of the angular velocities of two rods that follow each other.
  private func dampRod(_ node: UnsafeMutablePointer<JointTreeNode>) -> Bool {
    let parent = nodes + Int(node.pointee.parent)
    guard parent.pointee.kind == .distance, parent.pointee.other >= 0 else { return false }
    // The angular velocity of a rod is n·(v − vp) / L with the normal n of its axis.
    let gradient = rodGradient(node)
    let parentGradient = rodGradient(parent)
    let inverseMass = node.pointee.inverseMasses.x
    let parentInverseMass = parent.pointee.inverseMasses.x
    let hasThird = parent.pointee.parent >= 0
    let third = nodes + Int(max(parent.pointee.parent, 0))
    let thirdInverseMass = hasThird ? third.pointee.inverseMasses.x : 0
    // J = (n/L, −n/L − np/Lp, np/Lp) and K = J·M⁻¹·Jᵀ.
    let middle = SIMD2() - gradient - parentGradient
    let response =
      inverseMass * (gradient * gradient).sum() + parentInverseMass * (middle * middle).sum()
      + thirdInverseMass * (parentGradient * parentGradient).sum()
    let length = Double(node.pointee.joint.length)
    let damping = excess(subStep * length * response, of: node) / response
    guard damping > 0 else { return false }
    let thirdVelocity = hasThird ? third.pointee.velocity : velocity(ofRow: parent.pointee.other)
    let rate =
      product(gradient, node.pointee.velocity) + product(middle, parent.pointee.velocity)
      + product(parentGradient, thirdVelocity)
    let moment = -damping * rate / (1 + damping * response)
    add(moment * inverseMass * gradient, to: node)
    add(moment * parentInverseMass * middle, to: parent)
    if hasThird { add(moment * thirdInverseMass * parentGradient, to: third) }
    return true
  }

  /// What a damper has to take of a swing with a rate h²·k/m of a unit force: zero while sub-steps resolve it.
  private func excess(_ rate: Double, of node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    let impulse = loadedImpulse(node)
    let square = rate * rate * (impulse * impulse).sum()
    return square > 9 ? 1.5 * (square.squareRoot() - 3) : 0
  }

  /// The linear impulse of a joint in this sub-step or part.
  private func loadedImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD2<Double> {
    if isIsolated {
      let force = node.pointee.progress.force
      return subStep * SIMD2(force.x, force.y)
    }
    let impulse = node.pointee.totalImpulse
    return linearImpulse(node) + SIMD2(impulse.x, impulse.y)
  }

  /// The linear impulse that the block of a joint holds, on the node's body.
  func linearImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD2<Double> {
    let (block, lane) = (Int(node.pointee.block), Int(node.pointee.lane))
    let sign = node.pointee.sign
    return switch node.pointee.kind {
    case .distance: Double(distance[block].linearImpulse(lane).x) * node.pointee.axis
    case .revolute: sign * SIMD2(revolute[block].linearImpulse(lane))
    case .weld: sign * SIMD2(weld[block].linearImpulse(lane))
    case .prismatic: sign * rotated(prismatic[block].linearImpulse(lane), to: node.pointee.axis)
    case .mouse: SIMD2()
    }
  }

  /// A vector with components along an axis and perpendicular to it.
  private func rotated(_ vector: Vector2, to axis: SIMD2<Double>) -> SIMD2<Double> {
    let vector = SIMD2<Double>(vector)
    return vector.x * axis + vector.y * SIMD2(-axis.y, axis.x)
  }

  /// n / L of a rod, from its parent to its body.
  private func rodGradient(_ node: UnsafeMutablePointer<JointTreeNode>) -> SIMD2<Double> {
    let axis = node.pointee.axis
    let scale = 1 / Double(node.pointee.joint.length)
    return SIMD2(-axis.y * scale, axis.x * scale)
  }

  private func product(_ gradient: SIMD2<Double>, _ velocity: SIMD3<Double>) -> Double {
    gradient.x * velocity.x + gradient.y * velocity.y
  }

  private func add(_ change: SIMD2<Double>, to node: UnsafeMutablePointer<JointTreeNode>) {
    node.pointee.velocity += SIMD3(change.x, change.y, 0)
  }
}
