// SPDX-License-Identifier: Apache-2.0

// The elimination of bodies from the leaves of a tree to its root, and the substitution of errors.
//
// With Â about the anchor, its part L of the movement, the coupling b and the inertia d, a joint that leaves the angle
// free pulls against K⁻¹ = L − b·bᵀ/d, a weld against all of Â. A rod leaves its normal free too, and a prismatic joint
// its axis (Featherstone, 1987).

extension TreeSolver {
  /// Computes the arms at the current poses and eliminates bodies from the leaves to the root.
  func factorize(_ tree: Range<Int>, keepsErrors: Bool) {
    for node in tree { prepare(nodes + node, keepsErrors: keepsErrors) }
    for node in tree.reversed() { eliminate(nodes + node) }
  }

  /// Sets the arms and the error of a node's joint, and its inertia to that of its body.
  private func prepare(_ node: UnsafeMutablePointer<JointTreeNode>, keepsErrors: Bool) {
    var masses = node.pointee.masses
    if addedMass > 0 { masses *= 1 + addedMass / masses.x }
    node.pointee.inertia = SymmetricMatrix(xx: masses.x, yy: masses.y, zz: masses.z)
    node.pointee.isLocked = masses.z == 0
    guard node.pointee.other >= 0 else { return }
    node.pointee.setFreedom()
    let (own, other) = (node.pointee.pose, otherPose(node))
    setArms(node, own, other)
    node.pointee.damping = keepsErrors ? revoluteDamping(node) : 0
    node.pointee.startError = positionError(node, own, other)
    node.pointee.kept = SIMD3()
    if keepsErrors { keepLargeError(node) }
  }

  /// Sets the arms and the axis of a node's joint at two poses.
  @inline(__always)
  func setArms(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: TreePose, _ other: TreePose
  ) {
    node.pointee.arm = own.rotated(node.pointee.anchor)
    node.pointee.parentArm = other.rotated(node.pointee.parentAnchor)
    if node.pointee.isRod {
      let separation = separation(node, own, other)
      let length = (separation * separation).sum().squareRoot()
      node.pointee.axis =
        length > 0.01 * Double(context.linearSlop)
        ? (1 / length) * separation : node.pointee.sign * SIMD2(node.pointee.joint.axis)
      node.pointee.freeDirection = SIMD2(-node.pointee.axis.y, node.pointee.axis.x)
    } else if node.pointee.kind == .prismatic {
      // The axis turns with A, and forces on A act at the anchor of B.
      let separation = separation(node, own, other)
      node.pointee.axis = axis(node, own, other)
      node.pointee.freeDirection = node.pointee.axis
      if node.pointee.isB {
        node.pointee.parentArm += separation
      } else {
        node.pointee.arm -= separation
      }
    }
  }

  /// Eliminates a body: adds what it and all below it are for its parent to the parent's inertia.
  private func eliminate(_ node: UnsafeMutablePointer<JointTreeNode>) {
    // Â about the anchor, at least the body's own.
    let inertia = node.pointee.inertia
    let (rx, ry) = (-node.pointee.arm.y, node.pointee.arm.x)
    let bx = inertia.xz - inertia.xx * rx - inertia.xy * ry
    let by = inertia.yz - inertia.xy * rx - inertia.yy * ry
    let d = max(
      inertia.zz - (inertia.xz + bx) * rx - (inertia.yz + by) * ry, node.pointee.masses.z)
    let (isLocked, keepsAngle) = (node.pointee.isLocked, node.pointee.keepsAngle)
    var yielding = TreeYielding()
    if isLocked {
      // No impulse takes the rotation that it had before it was locked.
      node.pointee.velocity.z = 0
    } else {
      let damping = node.pointee.damping
      if !keepsAngle { yielding.turn = 1 / (d + damping) }
      yielding.following = keepsAngle ? 1 : damping * yielding.turn
    }
    let (dx, dy) = (bx * yielding.turn, by * yielding.turn)
    yielding.turnByMotion = SIMD2(dx, dy)
    let following = yielding.following
    var mass = SymmetricMatrix(
      xx: inertia.xx - bx * dx, xy: inertia.xy - bx * dy, yy: inertia.yy - by * dy,
      xz: following * bx, yz: following * by, zz: following * d)
    if node.pointee.isDetached {
      mass = mass.inverseOfMovement
    } else if node.pointee.slides {
      let free = node.pointee.freeDirection
      let column = mass * SIMD3(free.x, free.y, 0)
      let own = free.x * column.x + free.y * column.y
      yielding.slide = 1 / max(own, 1e-12 * (inertia.xx + inertia.yy))
      yielding.slideByMotion = yielding.slide * column
      mass.subtract(column, yielding.slideByMotion)
    }
    node.pointee.yielding = yielding
    node.pointee.mass = mass
    guard node.pointee.parent >= 0, !node.pointee.isDetached else { return }
    let parent = nodes + Int(node.pointee.parent)
    parent.pointee.inertia.add(mass, -node.pointee.parentArm.y, node.pointee.parentArm.x)
    if isLocked, keepsAngle { parent.pointee.isLocked = true }
  }

  /// Leaves a part of an error beyond five slops to later sub-steps: bodies that were put apart come
  /// together as gently as those that the iteration moves, from any distance as from the maximum one.
  func keepLargeError(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let error = node.pointee.startError
    let size = (error.x * error.x + error.y * error.y).squareRoot()
    let limit = share * 5 * Double(context.linearSlop)
    if size > limit {
      let scale = kept(size, beyond: limit, maximum: Double(context.maximumTreeError)) / size
      node.pointee.kept = SIMD3(scale * error.x, scale * error.y, 0)
    }
    let angle = error.z.magnitude
    let angleLimit = share * 0.05
    if angle > angleLimit {
      let kept = kept(angle, beyond: angleLimit, maximum: Double(StepContext.maximumJointTurn))
      node.pointee.kept.z = error.z > 0 ? kept : -kept
    }
  }

  /// What of an error stays for later sub-steps: of what is beyond the limit, the part that joints leave.
  private func kept(_ error: Double, beyond limit: Double, maximum: Double) -> Double {
    let part = Double(context.jointSoftness.biasRate) * subStep
    return error - limit - part * (min(error, maximum) - limit)
  }

  /// Solves for the impulses that remove the errors: momenta from the leaves to the root, then velocities
  /// from the root to the leaves.
  func substitute(_ tree: Range<Int>) {
    for node in tree { nodes[node].momentum = SIMD3() }
    for node in tree.reversed() { substituteUp(nodes + node) }
    for node in tree { substituteDown(nodes + node) }
  }

  /// The impulse of a joint without the movement of its parent: −K⁻¹·e, and what holds the momentum from below.
  @inline(__always)
  private func substituteUp(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let momentum = node.pointee.momentum
    let arm = node.pointee.arm
    let yielding = node.pointee.yielding
    let turning = momentum.z + arm.y * momentum.x - arm.x * momentum.y
    var x = momentum.x - yielding.turnByMotion.x * turning
    var y = momentum.y - yielding.turnByMotion.y * turning
    node.pointee.yielding.free.x = yielding.turn * turning
    var z = yielding.following * turning
    if node.pointee.isDetached {
      // A free root moves as the momentum demands.
      let movement = node.pointee.mass * SIMD3(x, y, 0)
      node.pointee.error = SIMD3() - movement
      node.pointee.impulse = SIMD3()
      return
    }
    if node.pointee.slides {
      let free = node.pointee.freeDirection
      let sliding = free.x * x + free.y * y
      node.pointee.yielding.free.y = yielding.slide * sliding
      x -= yielding.slideByMotion.x * sliding
      y -= yielding.slideByMotion.y * sliding
      z -= yielding.slideByMotion.z * sliding
    }
    let held = node.pointee.mass * node.pointee.error
    let impulse = SIMD3(-(held.x + x), -(held.y + y), -(held.z + z))
    node.pointee.impulse = impulse
    guard node.pointee.parent >= 0 else { return }
    let parentArm = node.pointee.parentArm
    let moment = impulse.z + parentArm.x * impulse.y - parentArm.y * impulse.x
    (nodes + Int(node.pointee.parent)).pointee.momentum -= SIMD3(impulse.x, impulse.y, moment)
  }

  /// Adds the movement of the parent to the impulse, and computes the change of velocity.
  @inline(__always)
  private func substituteDown(_ node: UnsafeMutablePointer<JointTreeNode>) {
    // The velocity of the anchor: as the joint demands, and free in the angle and along the free direction.
    var demanded = SIMD3() - node.pointee.error
    if node.pointee.parent >= 0, !node.pointee.isDetached {
      let parent = nodes[Int(node.pointee.parent)].change
      let arm = node.pointee.parentArm
      let moved = SIMD3(parent.x - parent.z * arm.y, parent.y + parent.z * arm.x, parent.z)
      node.pointee.impulse += node.pointee.mass * moved
      demanded += moved
    }
    let yielding = node.pointee.yielding
    var (x, y) = (demanded.x, demanded.y)
    if node.pointee.slides {
      let free = node.pointee.freeDirection
      let sliding =
        yielding.free.y - yielding.slideByMotion.x * x - yielding.slideByMotion.y * y
        - yielding.slideByMotion.z * demanded.z
      x += sliding * free.x
      y += sliding * free.y
    }
    let turn =
      yielding.free.x - yielding.turnByMotion.x * x - yielding.turnByMotion.y * y
      + yielding.following * demanded.z
    let arm = node.pointee.arm
    node.pointee.change = SIMD3(x + turn * arm.y, y - turn * arm.x, turn)
  }

  /// Adds the result of a substitution to velocities and impulses, or takes it back.
  func applyChanges(_ tree: Range<Int>, sign: Double) {
    for node in tree {
      nodes[node].velocity += sign * nodes[node].change
      nodes[node].totalImpulse += sign * nodes[node].impulse
    }
  }
}

extension SymmetricMatrix {
  /// Adds a matrix about an anchor, about a center from which the anchor has a distance with the normal (x, y).
  @inline(__always)
  fileprivate mutating func add(_ matrix: SymmetricMatrix, _ x: Double, _ y: Double) {
    let bx = matrix.xz + matrix.xx * x + matrix.xy * y
    let by = matrix.yz + matrix.xy * x + matrix.yy * y
    xx += matrix.xx
    xy += matrix.xy
    yy += matrix.yy
    xz += bx
    yz += by
    zz += matrix.zz + (matrix.xz + bx) * x + (matrix.yz + by) * y
  }

  /// Subtracts the product of a column and a row that is parallel to it.
  @inline(__always)
  fileprivate mutating func subtract(_ column: SIMD3<Double>, _ row: SIMD3<Double>) {
    xx -= column.x * row.x
    xy -= column.x * row.y
    yy -= column.y * row.y
    xz -= column.x * row.z
    yz -= column.y * row.z
    zz -= column.z * row.z
  }

  /// The inverse of the first two rows and columns, zero elsewhere.
  fileprivate var inverseOfMovement: SymmetricMatrix {
    let scale = 1 / max(xx * yy - xy * xy, 1e-12 * xx * yy)
    return SymmetricMatrix(xx: scale * yy, xy: -scale * xy, yy: scale * xx)
  }
}
