// SPDX-License-Identifier: Apache-2.0

// Isolated trees: their bodies have no contact and no other joint, so that nothing else acts on them within a step.
// They are integrated on their own, in parts of sub-steps that resolve their fastest motion: a small body between
// taut joints, or one that a joint holds far from its center of mass, turns faster than sub-steps resolve.

/// What acts on a body of an isolated tree.
struct TreeForces: BitwiseCopyable {
  /// The change of the velocity by forces in a sub-step.
  var change = SIMD3<Double>()
  /// The part of the velocity that damping leaves in a sub-step.
  var factor = SIMD3<Double>(repeating: 1)
  /// In length units per second.
  var maximumSpeed: Float = 0
  /// Whether neither a joint nor taut ropes connect the body to one that does not move.
  var isFree = false
}

/// What is kept of a body of an isolated tree between the parts of a sub-step.
struct TreeProgress: BitwiseCopyable {
  /// The pose and the velocity at the start of the part.
  var pose = TreePose()
  var velocity = SIMD3<Double>()
  /// The force of the joint at the end of the last part, and its impulse in the parts of the sub-step so far.
  var force = SIMD3<Double>()
  var impulse = SIMD3<Double>()
  /// Of a root: the number of parts of the step, also of those that were then halved.
  var partCount: Int32 = 0
  /// Of a root: whether the tree is factorized for its current poses, without dampers.
  var isFactorized = false
  /// Of a root: whether a limit took hold in the part.
  var hasImpact = false
}

extension TreeSolver {
  /// Integrates all isolated trees over the whole step.
  func integrateIsolatedTrees() {
    var solver = self
    solver.isIsolated = true
    for tree in 0..<treeCount where trees[tree].isIsolated {
      let span = Int(trees[tree].nodes.start)..<Int(trees[tree].nodes.end)
      for node in span { solver.load(nodes + node) }
      // What rounding left of the poses is no movement.
      solver.projectPositions(span, Self.acceptedError, limit: Self.keptError)
      solver.takeUpLimits(span)
      for _ in 0..<context.subStepCount { solver.integrateSubStep(span) }
      for node in span { solver.storeMotion(nodes + node) }
    }
  }

  /// Moves a tree through a sub-step.
  private func integrateSubStep(_ tree: Range<Int>) {
    let turn = Self.maximumTurn * inverseSubStep * Double(Self.maximumPartCount(tree))
    releasePins(tree)
    for index in tree {
      let node = nodes + index
      // Forces act on free bodies as on those without joints, beside which they fall.
      if node.pointee.other >= 0 { node.pointee.setFreedom() }
      let parent = node.pointee.parent
      node.pointee.forces.isFree =
        node.pointee.isDetached || parent >= 0 && nodes[Int(parent)].forces.isFree
      if node.pointee.forces.isFree { node.pointee.velocity += node.pointee.forces.change }
      node.pointee.velocity *= node.pointee.forces.factor
      node.pointee.velocity.z = max(min(node.pointee.velocity.z, turn), -turn)
      node.pointee.totalImpulse = SIMD3()
    }
    removeVelocityErrors(tree)
    for node in tree { nodes[node].progress.impulse = nodes[node].totalImpulse }
    let count = partCount(tree)
    let part = self.part(1 / Double(count))
    for _ in 0..<count { part.advance(tree) }
  }

  /// Moves a tree through a part of a sub-step, in halves where that is not accurate.
  private func advance(_ tree: Range<Int>) {
    for node in tree {
      nodes[node].progress.pose = nodes[node].pose
      nodes[node].progress.velocity = nodes[node].velocity
    }
    let canHalve = 2 / share <= Double(Self.maximumDivision(tree))
    let root = nodes + tree.lowerBound
    root.pointee.progress.hasImpact = false
    holdSlowPins(tree)
    var turn = 0
    while true {
      let isAccurate = move(tree, canHalve: canHalve)
      // Limits that the part passes, or that pull.
      let change = isAccurate ? changeLimits(tree, canHalve: canHalve, turn) : .halve
      if change == .none { return finishPart(tree) }
      for node in tree {
        nodes[node].pose = nodes[node].progress.pose
        nodes[node].velocity = nodes[node].progress.velocity
      }
      root.pointee.progress.isFactorized = false
      if change == .halve { break }
      turn += 1
    }
    let half = part(0.5)
    half.advance(tree)
    half.advance(tree)
  }

  /// Moves a tree once: half of the forces, SHAKE, and the other half (RATTLE; Andersen, 1983).
  ///
  /// Returns false, without a usable state, if that is not accurate.
  private func move(_ tree: Range<Int>, canHalve: Bool) -> Bool {
    let root = nodes + tree.lowerBound
    root.pointee.progress.partCount &+= 1
    var energy = kineticEnergy(tree)
    let stopsPins = stopsPins(tree)
    applyForces(tree)
    factorizeForPart(tree)
    let isSettled = maximumError(tree) <= Self.projectedError
    applyLastForces(tree)
    var isDamped = dampTautRods(tree) || root.pointee.progress.hasImpact
    for node in tree where nodes[node].damping > 0 { isDamped = true }
    // A damper takes energy: only where parts may not be shorter.
    if isDamped, canHalve, !root.pointee.progress.hasImpact { return false }
    isDamped = isDamped || stopsPins
    correctPositions(tree)
    let needsProjection = root.pointee.needsProjection
    root.pointee.needsProjection = false
    if needsProjection, canHalve { return false }
    for index in tree {
      let node = nodes + index
      node.pointee.pose = node.pointee.next
      node.pointee.pose.turn = 0
      if !node.pointee.forces.isFree { energy += work(node.pointee) }
      energy += frictionWork(node)
    }
    if needsProjection { projectPositions(tree, Self.projectedError, limit: .infinity) }
    applyForces(tree)
    removeVelocityErrors(tree)
    if isSettled { return restoreEnergy(tree, energy, isDamped: isDamped, canHalve) }
    limitEnergy(tree, energy)
    return true
  }

  /// Keeps the impulses of a part.
  private func finishPart(_ tree: Range<Int>) {
    // The joint's impulse at the end of the part is that of half of it; that of an impact is no load.
    let scale = nodes[tree.lowerBound].progress.hasImpact ? 0 : 2 * inverseSubStep
    for index in tree {
      let node = nodes + index
      node.pointee.progress.force = scale * node.pointee.impulse
      node.pointee.progress.impulse += node.pointee.totalImpulse
    }
  }

  /// Applies half of the forces of the part.
  private func applyForces(_ tree: Range<Int>) {
    for node in tree where !nodes[node].forces.isFree {
      nodes[node].velocity += 0.5 * share * nodes[node].forces.change
    }
    applyFriction(tree)
  }

  /// Applies the forces that the joints had last for half of the part, from where Newton's method takes fewer turns.
  private func applyLastForces(_ tree: Range<Int>) {
    for node in tree { nodes[node].totalImpulse = SIMD3() }
    for index in tree where nodes[index].other >= 0 && !nodes[index].isDetached {
      let node = nodes + index
      var impulse = 0.5 * subStep * node.pointee.progress.force
      if node.pointee.slides {
        let free = node.pointee.freeDirection
        let along = impulse.x * free.x + impulse.y * free.y
        impulse -= SIMD3(along * free.x, along * free.y, 0)
      }
      if !node.pointee.keepsAngle { impulse.z = 0 }
      apply(impulse, node)
    }
  }

  /// Makes the velocities satisfy the joints at the current poses.
  private func removeVelocityErrors(_ tree: Range<Int>) {
    let root = nodes + tree.lowerBound
    if !root.pointee.progress.isFactorized { factorize(tree, keepsErrors: false) }
    root.pointee.progress.isFactorized = true
    removeVelocityErrors(tree, isRelaxing: true)
  }

  /// Factorizes for the constraints of a part, unless that is done for the current poses.
  private func factorizeForPart(_ tree: Range<Int>) {
    let root = nodes + tree.lowerBound
    var isFactorized = root.pointee.progress.isFactorized
    for node in tree where isFactorized && nodes[node].other >= 0 {
      if revoluteDamping(nodes + node) > 0 { isFactorized = false }
      keepLargeError(nodes + node)
    }
    if !isFactorized { factorize(tree, keepsErrors: true) }
    root.pointee.progress.isFactorized = false
  }
}

// MARK: - Reading and storing

extension TreeSolver {
  /// Reads the body of a node and what acts on it.
  private func load(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let row = node.pointee.body
    let input = VelocityIntegrationInput(row, bodies, context)
    node.pointee.pose = TreePose(bodies.motion[Int(row)])
    node.pointee.velocity = velocity(ofRow: row)
    node.pointee.limit = 0
    let factor = Double(input.linearFactor)
    node.pointee.forces = TreeForces(
      change: SIMD3(Double(input.linear.x), Double(input.linear.y), Double(input.angular)),
      factor: SIMD3(factor, factor, Double(input.angularFactor)), maximumSpeed: input.maximumSpeed)
    node.pointee.progress = TreeProgress()
    node.pointee.axis =
      (node.pointee.isRod ? node.pointee.sign : 1) * SIMD2(node.pointee.joint.axis)
    let impulse = linearImpulse(node)
    node.pointee.progress.force = inverseSubStep * SIMD3(impulse.x, impulse.y, 0)
  }

  private func storeMotion(_ node: UnsafeMutablePointer<JointTreeNode>) {
    var limits = SpeedLimits(context)
    limits.angular = WorldSettings.maximumAngularSpeed
    let motion = bodies.motion + Int(node.pointee.body)
    let (pose, velocity) = (node.pointee.pose, node.pointee.velocity)
    motion.pointee.linearVelocity = limits.capped(
      Vector2(Float(velocity.x), Float(velocity.y)), node.pointee.forces.maximumSpeed)
    motion.pointee.angularVelocity = limits.capped(Float(velocity.z))
    motion.pointee.deltaPosition = Vector2(Float(pose.movement.x), Float(pose.movement.y))
    motion.pointee.deltaRotation = pose.rotation
  }

  /// Sets the impulses of all joints of isolated trees to those of the last sub-step.
  func storeIsolatedImpulses() {
    var solver = self
    solver.isIsolated = true
    for tree in 0..<treeCount where trees[tree].isIsolated {
      for node in Int(trees[tree].nodes.start)..<Int(trees[tree].nodes.end)
      where nodes[node].other >= 0 {
        solver.storeImpulse(nodes + node)
      }
    }
  }

  private func storeImpulse(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let impulse = node.pointee.progress.impulse
    let linear = linear(node, impulse)
    let sign = node.pointee.sign
    let axis = sign * node.pointee.axis
    let angular = Float(sign * impulse.z)
    let block = Int(node.pointee.block)
    for lane in Int(node.pointee.lane)..<Int(node.pointee.laneEnd) {
      switch node.pointee.kind {
      case .distance:
        distance[block].setImpulse(linear.x, axis: Vector2(Float(axis.x), Float(axis.y)), lane)
      case .revolute:
        let limit = node.pointee.limit
        let isLimited = limit != 0 && limit != JointTreeNode.heldByFriction
        revolute[block].setImpulse(
          linear, angular: isLimited ? angular : 0,
          friction: isLimited ? 0 : Float(sign * frictionImpulse(node, impulse)), lane)
      case .weld: weld[block].setImpulse(linear, angular: angular, lane)
      case .prismatic: prismatic[block].setImpulse(linear, angular: angular, lane)
      case .mouse: break
      }
    }
  }
}
