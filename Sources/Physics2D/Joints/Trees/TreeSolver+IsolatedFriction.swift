// SPDX-License-Identifier: Apache-2.0

// The friction of the pins of isolated trees (Coulomb's law): a pin that turns has the torque of its friction, whose work
// counts in the energy of the tree; one that does not keeps its angle, a constraint whose impulse the friction bounds.

extension TreeSolver {
  /// At the start of a part: lets friction hold pins that it could stop in it, and decides in which direction others turn.
  ///
  /// A joint lets its bodies turn no more easily than they do on their own.
  func holdSlowPins(_ tree: Range<Int>) {
    for index in tree
    where nodes[index].joint.friction > 0 && nodes[index].limit != JointTreeNode.heldByFriction {
      let node = nodes + index
      let rate = turnRate(node)
      node.pointee.turning = rate > 0 ? 1 : -1
      node.pointee.heldAngle = angle(node)
      let inertias = node.pointee.inverseMasses.z + parentInverseInertia(node)
      guard node.pointee.limit == 0, rate.magnitude <= frictionImpulse(node) * inertias else {
        continue
      }
      node.pointee.limit = JointTreeNode.heldByFriction
      nodes[tree.lowerBound].progress.isFactorized = false
    }
  }

  /// At the start of a sub-step: friction holds no pin while forces act at once.
  func releasePins(_ tree: Range<Int>) {
    for index in tree where nodes[index].limit == JointTreeNode.heldByFriction {
      nodes[index].limit = 0
      nodes[tree.lowerBound].progress.isFactorized = false
    }
  }

  /// Whether friction stops a pin in a part, which takes energy.
  func stopsPins(_ tree: Range<Int>) -> Bool {
    for index in tree where nodes[index].limit == JointTreeNode.heldByFriction {
      if subStep * Self.inverseAngularResolution * turnRate(nodes + index).magnitude > 1 {
        return true
      }
    }
    return false
  }

  /// Applies half of the friction of a part to pins that turn.
  func applyFriction(_ tree: Range<Int>) {
    for index in tree where nodes[index].joint.friction > 0 && nodes[index].limit == 0 {
      let node = nodes + index
      let moment = -0.5 * node.pointee.turning * frictionImpulse(node)
      if !node.pointee.isLocked {
        node.pointee.velocity.z += moment * node.pointee.inverseMasses.z
      }
      guard node.pointee.parent >= 0 else { continue }
      nodes[Int(node.pointee.parent)].velocity.z -= moment * parentInverseInertia(node)
    }
  }

  /// The work of friction on a pin in a part, never positive.
  func frictionWork(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    guard node.pointee.joint.friction > 0, node.pointee.limit == 0 else { return 0 }
    return min(-node.pointee.turning * frictionImpulse(node) * turnRate(node), 0)
  }

  /// At the end of a part: whether a pin is to be held or let go, which it then is.
  func changeFriction(_ node: UnsafeMutablePointer<JointTreeNode>) -> Bool {
    if node.pointee.limit == JointTreeNode.heldByFriction {
      let impulse = node.pointee.totalImpulse.z
      guard impulse.magnitude > frictionImpulse(node) else { return false }
      node.pointee.turning = impulse > 0 ? -1 : 1
      node.pointee.limit = 0
      return true
    }
    guard node.pointee.joint.friction > 0, node.pointee.turning * turnRate(node) < 0 else {
      return false
    }
    node.pointee.limit = JointTreeNode.heldByFriction
    return true
  }

  /// The angular impulse of friction on a pin in a sub-step, on the node's body.
  func frictionImpulse(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ impulse: SIMD3<Double>
  ) -> Double {
    node.pointee.limit == 0 ? -node.pointee.turning * frictionImpulse(node) : impulse.z
  }

  /// The maximum angular impulse of friction in a part.
  private func frictionImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    share * Double(node.pointee.joint.friction)
  }

  /// The angular velocity of a node's body in relation to the body at the other end of its joint.
  private func turnRate(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    node.pointee.velocity.z - otherVelocity(node).z
  }

  /// 0 for a body that does not turn.
  private func parentInverseInertia(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    guard node.pointee.parent >= 0 else { return 0 }
    let parent = nodes[Int(node.pointee.parent)]
    return parent.isLocked ? 0 : parent.inverseMasses.z
  }
}
