// SPDX-License-Identifier: Apache-2.0

extension TreeSolver {
  /// Reads the joints of all trees; called when their blocks have been prepared.
  func readJoints(
    _ joints: borrowing JointTable, _ prepared: borrowing PreparedConstraints,
    _ colors: UnsafeMutablePointer<GraphColor>
  ) {
    for tree in 0..<treeCount {
      for node in Int(trees[tree].nodes.start)..<Int(trees[tree].nodes.end)
      where nodes[node].record >= 0 {
        let record = joints.record[nodes[node].record]
        var index = 0
        while prepared.colors[index].color != record.color { index &+= 1 }
        read(nodes + node, record, prepared.colors[index], colors + Int(record.color))
      }
      for node in Int(trees[tree].nodes.start)..<Int(trees[tree].nodes.end) {
        readMasses(nodes + node)
      }
    }
  }

  /// Reads the masses of a body, and what does not depend on poses.
  private func readMasses(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let mass = bodies.mass[Int(node.pointee.body)]
    let own = Double(mass.mass)
    let inertia = mass.inverseInertia > 0 ? 1 / Double(mass.inverseInertia) : 0
    node.pointee.masses = SIMD3(own, own, inertia)
    node.pointee.inverseMasses = SIMD3(1 / own, 1 / own, Double(mass.inverseInertia))
    let (joint, isB) = (node.pointee.joint, node.pointee.isB)
    let (arm, otherArm) = isB ? (joint.anchorB, joint.anchorA) : (joint.anchorA, joint.anchorB)
    node.pointee.anchor = SIMD2(arm)
    node.pointee.parentAnchor = SIMD2(otherArm)
    node.pointee.offset = node.pointee.sign * SIMD2(joint.centerOffset)
    // An anchor at the arm r turns back with the stiffness f·r, a rod with f/L.
    let (length, otherLength) = (Double(arm.length), Double(otherArm.length))
    var compliance = length * node.pointee.inverseMasses.z
    if joint.length > 0 { compliance += node.pointee.inverseMasses.x / Double(joint.length) }
    node.pointee.bend = 0
    if node.pointee.parent >= 0 {
      // Parents come first: their masses are read.
      let parent = nodes + Int(node.pointee.parent)
      compliance += otherLength * parent.pointee.inverseMasses.z
      if joint.length > 0 { compliance += parent.pointee.inverseMasses.x / Double(joint.length) }
      node.pointee.bend =
        (length + otherLength)
        * (1 / node.pointee.inertia(about: length) + 1 / parent.pointee.inertia(about: otherLength))
    }
    node.pointee.swing = compliance
  }

  private func read(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ record: JointRecord, _ prepared: PreparedColor,
    _ color: UnsafeMutablePointer<GraphColor>
  ) {
    let perBlock = Int32(truncatingIfNeeded: color.pointee.contacts.contactsPerBlock)
    let lane = Int(record.colorIndex % perBlock)
    let offset = Int(record.colorIndex / perBlock)
    let count: Int
    let block: Int
    switch record.kind {
    case .distance:
      count = color.pointee.distanceJoints.count
      block = Int(prepared.distanceJoints.start) + offset
      node.pointee.joint = distance[block].treeJoint(lane)
    case .revolute:
      count = color.pointee.revoluteJoints.count
      block = Int(prepared.revoluteJoints.start) + offset
      node.pointee.joint = revolute[block].treeJoint(lane)
    case .weld:
      count = color.pointee.weldJoints.count
      block = Int(prepared.weldJoints.start) + offset
      node.pointee.joint = weld[block].treeJoint(lane)
    case .prismatic:
      count = color.pointee.prismaticJoints.count
      block = Int(prepared.prismaticJoints.start) + offset
      node.pointee.joint = prismatic[block].treeJoint(lane)
    case .mouse: return
    }
    node.pointee.block = Int32(truncatingIfNeeded: block)
    node.pointee.lane = Int32(truncatingIfNeeded: lane)
    // Lanes beyond the last joint of a block repeat it.
    let isLast = perBlock == 1 || Int(record.colorIndex) == count - 1
    node.pointee.laneEnd = Int32(truncatingIfNeeded: isLast ? laneCount : lane + 1)
  }
}

// MARK: - Writing

extension TreeSolver {
  /// Applies an impulse between a node's body and its parent, at the joint.
  func apply(_ impulse: SIMD3<Double>, _ node: UnsafeMutablePointer<JointTreeNode>) {
    node.pointee.totalImpulse += impulse
    node.pointee.push(impulse, node.pointee.arm)
    guard node.pointee.parent >= 0 else { return }
    nodes[Int(node.pointee.parent)].push(SIMD3() - impulse, node.pointee.parentArm)
  }

  /// Stores the velocity of a node's body, and adds the impulses to those of its joint.
  func store(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let motion = bodies.motion + Int(node.pointee.body)
    let velocity = node.pointee.velocity
    motion.pointee.linearVelocity = Vector2(Float(velocity.x), Float(velocity.y))
    motion.pointee.angularVelocity = Float(velocity.z)
    guard node.pointee.other >= 0 else { return }
    let impulse = node.pointee.totalImpulse
    let linear = linear(node, impulse)
    // A damper has no part in the joint's own impulses.
    let angular = node.pointee.damping > 0 ? 0 : Float(node.pointee.sign * impulse.z)
    let block = Int(node.pointee.block)
    for lane in Int(node.pointee.lane)..<Int(node.pointee.laneEnd) {
      switch node.pointee.kind {
      case .distance: distance[block].addImpulse(linear, angular: 0, lane)
      case .revolute: revolute[block].addImpulse(linear, angular: angular, lane)
      case .weld: weld[block].addImpulse(linear, angular: angular, lane)
      case .prismatic: prismatic[block].addImpulse(linear, angular: angular, lane)
      case .mouse: break
      }
    }
  }

  /// The linear impulse as the block of a joint has it: on body B, or along the axis of a rod, or along the axis of a
  /// prismatic joint and perpendicular to it.
  func linear(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ impulse: SIMD3<Double>
  ) -> Vector2 {
    let axis = node.pointee.axis
    var along = Float(impulse.x * axis.x + impulse.y * axis.y)
    // Without rounding: a limit that has let go has no impulse.
    let released = node.pointee.limit == 0 && !isIsolated ? -limitImpulse(node) : 0
    if node.pointee.isRod { return Vector2(node.pointee.isDetached ? released : along, 0) }
    let sign = node.pointee.sign
    if node.pointee.kind == .prismatic {
      along = node.pointee.limit == 0 ? released : Float(sign) * along
      return Vector2(along, Float(sign * (axis.x * impulse.y - axis.y * impulse.x)))
    }
    return Vector2(Float(sign * impulse.x), Float(sign * impulse.y))
  }
}

extension JointTreeNode {
  /// Applies an impulse at a distance from the center.
  @inline(__always)
  fileprivate mutating func push(_ impulse: SIMD3<Double>, _ arm: SIMD2<Double>) {
    let moment = isLocked ? 0 : impulse.z + arm.x * impulse.y - arm.y * impulse.x
    velocity += inverseMasses * SIMD3(impulse.x, impulse.y, moment)
  }

  /// The inertia of the body about a point at a distance; infinite for a body that does not turn.
  fileprivate func inertia(about distance: Double) -> Double {
    masses.z > 0 ? masses.z + masses.x * distance * distance : .infinity
  }
}
