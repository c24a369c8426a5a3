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
  let trees: UnsafeMutablePointer<JointTree>
  let treeCount: Int
  let bodies: BodyView
  let distance: UnsafeMutablePointer<DistanceBlock>
  let revolute: UnsafeMutablePointer<RevoluteBlock>
  let prismatic: UnsafeMutablePointer<PrismaticBlock>
  let weld: UnsafeMutablePointer<WeldBlock>
  let context: StepContext
  /// The duration of a sub-step, or of a part of one.
  var subStep: Double
  var inverseSubStep: Double
  /// One over the error that the solver resolves.
  let inverseResolution: Double
  /// The duration as a part of a sub-step.
  var share = 1.0
  /// What is added to the masses of all bodies where a projection does not converge; their inertias grow in proportion.
  var addedMass = 0.0
  /// Whether the trees that are solved are isolated: their poses are those of the nodes.
  var isIsolated = false

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
    prismatic = prepared.prismaticJoints.base
    weld = prepared.weldJoints.base
    subStep = Double(context.subStep)
    inverseSubStep = Double(context.inverseSubStep)
    inverseResolution = 1 / (2e-4 * Double(context.linearSlop))
  }

  /// Solves all trees; the relax pass corrects no positions.
  func solve(isRelaxing: Bool) {
    for tree in 0..<treeCount where !trees[tree].isIsolated {
      let span = trees[tree].nodes
      solve(Int(span.start)..<Int(span.end), isRelaxing: isRelaxing)
    }
  }

  /// Solves a tree, again while a limit takes hold or lets go.
  func solve(_ tree: Range<Int>, isRelaxing: Bool) {
    let root = nodes + tree.lowerBound
    for node in tree { nodes[node].pose = TreePose(bodies.motion[Int(nodes[node].body)]) }
    if isRelaxing, root.pointee.needsProjection || hasPassedLimits(tree) {
      projectPositions(tree, Self.projectedError, limit: .infinity)
    }
    root.pointee.needsProjection = false
    for node in tree {
      nodes[node].velocity = velocity(ofRow: nodes[node].body)
      nodes[node].totalImpulse = SIMD3()
    }
    for node in tree { chooseLimit(node, isRelaxing: isRelaxing) }
    for turn in 1...Self.maximumLimitTurns {
      factorize(tree, keepsErrors: !isRelaxing)
      if isRelaxing {
        removeVelocityErrors(tree, isRelaxing: true)
      } else {
        removeVelocityErrors(tree, isRelaxing: false)
        if dampTautRods(tree) { removeVelocityErrors(tree, isRelaxing: false) }
        correctPositions(tree)
      }
      // The impulses of the last turn satisfy the joints, whatever limits they leave.
      guard turn < Self.maximumLimitTurns,
        changeLimits(tree, one: turn >= Self.firstSingleLimitTurn, isRelaxing: isRelaxing)
      else { break }
    }
    for node in tree { store(nodes + node) }
  }

  /// Solves J·v = 0, or J·v + C/h = 0 unless the pass corrects no positions, with the current factorization.
  func removeVelocityErrors(_ tree: Range<Int>, isRelaxing: Bool) {
    for node in tree { setVelocityError(nodes + node, isRelaxing: isRelaxing) }
    substitute(tree)
    applyChanges(tree, sign: 1)
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
      if error >= last {
        applyChanges(tree, sign: -1)
        _ = setPositionErrors(tree)
      }
      if error > 0.7 * last { break }
      last = error
    }
    (nodes + tree.lowerBound).pointee.needsProjection = last > Self.projectedError
  }

  /// Moves the bodies to poses that satisfy the joints, by the smallest movement in the metric of the masses.
  ///
  /// The velocities do not change: the relax pass that follows makes them agree with the new poses. It ends at the
  /// accepted error, in units of what the solver resolves, and does nothing where one is above the limit.
  func projectPositions(_ tree: Range<Int>, _ acceptedError: Double, limit: Double) {
    var solver = self
    var last = Double.infinity
    for node in tree where !isIsolated { nodes[node].limit = 0 }
    for _ in 0..<Self.maximumProjectionCount {
      // A limit that is passed stays a constraint: what closes one joint leads another beyond its limit.
      for node in tree where nodes[node].limit == 0 {
        nodes[node].limit = passedLimit(nodes + node)
      }
      solver.factorize(tree, keepsErrors: false)
      let maximum = maximumError(tree)
      guard maximum > acceptedError, maximum <= limit else { return }
      // Light bodies between heavy ones turn and swing too far where a tree is stretched: all count as heavier then.
      if maximum > 0.5 * last { solver.addedMass = max(4 * solver.addedMass, addedMass(tree)) }
      last = maximum
      for node in tree { nodes[node].error = nodes[node].startError }
      substitute(tree)
      for node in tree { move(nodes + node, by: nodes[node].change) }
    }
  }

  /// The mass that is added first where a projection does not converge: a sixteenth of that of the heaviest body.
  private func addedMass(_ tree: Range<Int>) -> Double {
    var mass = 0.0
    for node in tree { mass = max(mass, 0.0625 * nodes[node].masses.x) }
    return mass
  }

  func move(_ node: UnsafeMutablePointer<JointTreeNode>, by change: SIMD3<Double>) {
    // Far from the solution the linear angle overshoots.
    let turn = max(min(change.z, 0.5), -0.5)
    if isIsolated {
      node.pointee.pose = node.pointee.pose.moved(by: SIMD3(change.x, change.y, turn), 1)
      node.pointee.pose.turn = 0
      return
    }
    let motion = bodies.motion + Int(node.pointee.body)
    motion.pointee.deltaPosition += Vector2(Float(change.x), Float(change.y))
    motion.pointee.deltaRotation = motion.pointee.deltaRotation.integrated(by: Float(turn))
    node.pointee.pose = TreePose(motion.pointee)
  }

  /// What the solver resolves of an angle is a millionth of a radian.
  static var inverseAngularResolution: Double { 1e6 }

  /// The error at which Newton's method ends, in units of what the solver resolves.
  ///
  /// What it leaves is not random: it follows the tension, and does work over each swing. An error of one unit
  /// raised the energy of a double pendulum by 1.5 % in an hour.
  static var acceptedError: Double { 0.1 }
  /// The error from which positions are projected, in units of what the solver resolves.
  static var projectedError: Double { 100 }
  /// The error, five slops, beyond which bodies come together gently.
  static var keptError: Double { 25_000 }

  /// Each turn of Newton's method leaves about the angle by which the bodies turn in a sub-step of the error.
  static var maximumIterationCount: Int { 8 }
  static var maximumProjectionCount: Int { 20 }
  static var maximumLimitTurns: Int { 16 }
  /// The turn from which one wrong limit changes at a time, because changing all goes in circles.
  static var firstSingleLimitTurn: Int { 4 }
}
