// SPDX-License-Identifier: Apache-2.0

/// The direct solution of the joints of all trees in one sub-step.
///
/// The constraints of a tree, with the Jacobian J of all joints at the current poses, are solved for the
/// impulses λ that bring J·v + C/h to zero, (J·M⁻¹·Jᵀ)·λ = −(J·v + C/h). The position error C is that of the
/// poses which the velocities lead to, found by Newton's method: positions then satisfy the joints at the end
/// of each sub-step, which is the SHAKE method (Ryckaert, Ciccotti and Berendsen, 1977). It is symplectic, so
/// that jointed bodies neither gain nor lose energy.
struct TreeSolver {
  let nodes: UnsafeMutablePointer<JointTreeNode>
  let trees: UnsafeMutablePointer<Span>
  let treeCount: Int
  let bodies: BodyView
  let distance: UnsafeMutablePointer<DistanceBlock>
  let revolute: UnsafeMutablePointer<RevoluteBlock>
  let weld: UnsafeMutablePointer<WeldBlock>
  let context: StepContext
  let subStep: Double
  let inverseSubStep: Double

  init(
    _ trees: borrowing JointTrees, _ prepared: borrowing PreparedConstraints, _ bodies: BodyView,
    _ context: StepContext
  ) {
    nodes = trees.nodes.base
    self.trees = trees.trees.base
    treeCount = trees.trees.count
    self.bodies = bodies
    self.context = context
    distance = prepared.distanceJoints.base
    revolute = prepared.revoluteJoints.base
    weld = prepared.weldJoints.base
    subStep = Double(context.subStep)
    inverseSubStep = Double(context.inverseSubStep)
  }

  /// Solves all trees; the relax pass corrects no positions.
  func solve(isRelaxing: Bool) {
    for tree in 0..<treeCount {
      let span = trees[tree]
      solve(Int(span.start)..<Int(span.end), isRelaxing: isRelaxing)
    }
  }

  /// Solves a tree, again while a limit takes hold or lets go.
  func solve(_ tree: Range<Int>, isRelaxing: Bool) {
    let root = nodes + tree.lowerBound
    if isRelaxing, root.pointee.needsProjection { projectPositions(tree) }
    root.pointee.needsProjection = false
    for node in tree {
      nodes[node].velocity = velocity(ofRow: nodes[node].body)
      nodes[node].totalImpulse = SIMD3()
    }
    for node in tree { chooseLimit(node) }
    for _ in 0..<Self.maximumLimitTurns {
      factorize(tree, keepsErrors: !isRelaxing)
      // J·v + C/h = 0: the velocities satisfy the joints to first order.
      for node in tree { setVelocityError(node, isRelaxing: isRelaxing) }
      substitute(tree)
      applyChanges(tree, sign: 1)
      if !isRelaxing {
        if dampTautRods(tree) {
          for node in tree { setVelocityError(node, isRelaxing: false) }
          substitute(tree)
          applyChanges(tree, sign: 1)
        }
        correctPositions(tree)
      }
      guard changeLimits(tree) else { break }
    }
    for node in tree { store(node) }
  }

  /// Newton's method for the positions at the end of the sub-step, with the Jacobian of its start.
  ///
  /// It ends where bodies turn so far in a sub-step that it does not converge; what is left is then projected.
  func correctPositions(_ tree: Range<Int>) {
    var last = setPositionErrors(tree)
    for _ in 0..<Self.maximumIterationCount {
      guard last > Self.acceptedError else { return }
      substitute(tree)
      applyChanges(tree, sign: 1)
      let error = setPositionErrors(tree)
      if error >= last { applyChanges(tree, sign: -1) }
      if error > 0.7 * last { break }
      last = error
    }
    (nodes + tree.lowerBound).pointee.needsProjection = last > Self.projectedError
  }

  /// Moves the bodies to poses that satisfy the joints, by the smallest movement in the metric of the masses.
  ///
  /// The velocities do not change: the relax pass that follows makes them agree with the new poses.
  func projectPositions(_ tree: Range<Int>) {
    for _ in 0..<Self.maximumProjectionCount {
      for node in tree { nodes[node].limit = 0 }
      factorize(tree, keepsErrors: false)
      var maximum = 0.0
      for node in tree where nodes[node].rowCount > 0 {
        nodes[node].error = nodes[node].startError
        maximum = max(maximum, scaledSize(nodes[node].error))
      }
      guard maximum > Self.projectedError else { return }
      substitute(tree)
      for node in tree { move(nodes[node].body, by: nodes[node].change) }
    }
  }

  func move(_ row: Int32, by change: SIMD3<Double>) {
    let motion = bodies.motion + Int(row)
    motion.pointee.deltaPosition += Vector2(Float(change.x), Float(change.y))
    // Far from the solution the linear angle overshoots.
    let turn = max(min(change.z, 0.5), -0.5)
    motion.pointee.deltaRotation = motion.pointee.deltaRotation.integrated(by: Float(turn))
  }

  /// The error at which Newton's method ends, in units of what the solver resolves.
  ///
  /// What it leaves is not random: it follows the tension, and does work over each swing. An error of one unit
  /// raised the energy of a double pendulum by 1.5 % in an hour.
  static var acceptedError: Double { 0.1 }
  /// The error from which positions are projected, in units of what the solver resolves.
  static var projectedError: Double { 100 }

  /// Each turn of Newton's method leaves about the angle by which the bodies turn in a sub-step of the error.
  static var maximumIterationCount: Int { 8 }
  static var maximumProjectionCount: Int { 20 }
  static var maximumLimitTurns: Int { 4 }
}
