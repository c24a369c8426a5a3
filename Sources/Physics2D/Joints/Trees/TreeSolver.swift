/// The direct solution of the joints of all trees in one sub-step.
///
/// The constraints of a tree, with the Jacobian J of all joints at the current poses, are solved for the
/// impulses λ that bring J·v + C/h to zero, (J·M⁻¹·Jᵀ)·λ = −(J·v + C/h). The position error C is that of the
/// poses which the velocities lead to, found by Newton's method: positions then satisfy the joints at the end
/// of each sub-step, which is the SHAKE method (Ryckaert, Ciccotti and Berendsen, 1977). It is symplectic, so
/// that jointed bodies neither gain nor lose energy.
struct TreeSolver {
  let nodes: UnsafeMutablePointer<JointTreeNode>
  private let trees: UnsafeMutablePointer<Span>
  private let treeCount: Int
  let bodies: BodyView
  let distance: UnsafeMutablePointer<DistanceBlock>
  let revolute: UnsafeMutablePointer<RevoluteBlock>
  let weld: UnsafeMutablePointer<WeldBlock>
  private let context: StepContext
  let subStep: Double
  private let inverseSubStep: Double

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
  private func solve(_ tree: Range<Int>, isRelaxing: Bool) {
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
  private func correctPositions(_ tree: Range<Int>) {
    var last = setPositionErrors(tree)
    for _ in 0..<Self.maximumIterationCount {
      guard last > 1 else { return }
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
  private func projectPositions(_ tree: Range<Int>) {
    for _ in 0..<Self.maximumProjectionCount {
      for node in tree { nodes[node].limit = 0 }
      factorize(tree, keepsErrors: false)
      var greatest = 0.0
      for node in tree where nodes[node].rowCount > 0 {
        nodes[node].error = nodes[node].startError
        greatest = max(greatest, scaledSize(nodes[node].error))
      }
      guard greatest > Self.projectedError else { return }
      substitute(tree)
      for node in tree { move(nodes[node].body, by: nodes[node].change) }
    }
  }

  private func move(_ row: Int32, by change: SIMD3<Double>) {
    let motion = bodies.motion + Int(row)
    motion.pointee.deltaPosition += Vector2(Float(change.x), Float(change.y))
    // Far from the solution the linear angle overshoots.
    let turn = max(min(change.z, 0.5), -0.5)
    motion.pointee.deltaRotation = motion.pointee.deltaRotation.integrated(by: Float(turn))
  }

  /// The error from which positions are projected, in units of what the solver resolves.
  private static var projectedError: Double { 100 }

  /// Each turn of Newton's method leaves about the angle by which the bodies turn in a sub-step of the error.
  private static var maximumIterationCount: Int { 8 }
  private static var maximumProjectionCount: Int { 20 }
  private static var maximumLimitTurns: Int { 4 }
}

// MARK: - Errors

extension TreeSolver {
  /// Sets the error of a node's joint to J·v, plus C/h unless the pass corrects no positions.
  private func setVelocityError(_ node: Int, isRelaxing: Bool) {
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
  /// greatest error in units of what the solver resolves.
  private func setPositionErrors(_ tree: Range<Int>) -> Double {
    var greatest = 0.0
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
      greatest = max(greatest, scaledSize(error))
    }
    return greatest
  }

  /// The size of an error in units of what the solver resolves: a five-thousandth of a slop, and a millionth
  /// of a radian.
  private func scaledSize(_ error: SIMD3<Double>) -> Double {
    let scale = 1 / (2e-4 * Double(context.linearSlop))
    let linear = scale * max(error.x.magnitude, error.y.magnitude)
    return max(linear, 1e6 * error.z.magnitude)
  }

  /// The position error C of a joint at the end of the sub-step.
  private func predictedError(_ node: JointTreeNode) -> SIMD3<Double> {
    let own = PredictedPose(bodies.motion[Int(node.body)], node.velocity, subStep)
    let other = PredictedPose(bodies.motion[Int(node.other)], otherVelocity(node), subStep)
    return node.isB ? positionError(node, other, own) : positionError(node, own, other)
  }

  /// The position error C of a joint at two poses.
  private func positionError(
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
  private func limitError(_ node: JointTreeNode, _ angle: Double) -> Double {
    switch node.limit {
    case -1: angle - Double(node.joint.lower)
    case 1: angle - Double(node.joint.upper)
    default: angle - 0.5 * (Double(node.joint.lower) + Double(node.joint.upper))
    }
  }

  /// The angle of B relative to A.
  private func angle(_ node: JointTreeNode) -> Double {
    let (rowA, rowB) = node.isB ? (node.other, node.body) : (node.body, node.other)
    let a = bodies.motion[Int(rowA)].deltaRotation
    let b = bodies.motion[Int(rowB)].deltaRotation
    return Double(node.joint.startAngle) + Double((a.inverse * b).angle)
  }

  /// The velocity of the body at the other end of a node's joint.
  private func otherVelocity(_ node: JointTreeNode) -> SIMD3<Double> {
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
private struct PredictedPose {
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
  fileprivate init(_ vector: Vector2) { self.init(Double(vector.x), Double(vector.y)) }
}

// MARK: - Limits

extension TreeSolver {
  /// Decides which limit of a joint is a constraint at first: the one that had an impulse, or that the
  /// velocities reach in the sub-step.
  private func chooseLimit(_ node: Int) {
    let this = nodes + node
    this.pointee.limit = 0
    guard this.pointee.joint.hasLimits else { return }
    let (lower, upper) = (this.pointee.joint.lower, this.pointee.joint.upper)
    if upper - lower < 1e-4 {
      this.pointee.limit = 2
      return
    }
    let impulse = revolute[Int(this.pointee.block)].limitImpulse(Int(this.pointee.lane))
    if impulse != 0 {
      this.pointee.limit = impulse > 0 ? -1 : 1
    } else {
      this.pointee.limit = violatedLimit(this.pointee)
    }
  }

  /// The limit that the velocities pass in the sub-step; 0 for none.
  private func violatedLimit(_ node: JointTreeNode) -> Int8 {
    let sign = node.isB ? 1.0 : -1.0
    let turn = sign * (node.velocity.z - otherVelocity(node).z)
    let start = angle(node)
    let end = start + subStep * turn
    if end < Double(node.joint.lower) - 1e-5, turn < 0 { return -1 }
    return end > Double(node.joint.upper) + 1e-5 && turn > 0 ? 1 : 0
  }

  /// Lets go limits that pull, and takes up limits that the velocities pass; returns whether any changed.
  private func changeLimits(_ tree: Range<Int>) -> Bool {
    var hasChanged = false
    for node in tree where nodes[node].joint.hasLimits && nodes[node].limit != 2 {
      let this = nodes + node
      if this.pointee.limit == 0 {
        this.pointee.limit = violatedLimit(this.pointee)
        if this.pointee.limit != 0 { hasChanged = true }
        continue
      }
      // A limit only pushes: one that pulls gives its impulse back.
      let block = revolute + Int(this.pointee.block)
      let impulse =
        Double(block.pointee.limitImpulse(Int(this.pointee.lane))) + this.pointee.totalImpulse.z
      guard this.pointee.limit < 0 ? impulse < 0 : impulse > 0 else { continue }
      this.pointee.totalImpulse.z -= impulse
      let mass = bodies.mass[Int(this.pointee.body)]
      this.pointee.velocity.z -=
        impulse * this.pointee.jacobian.third.z * Double(mass.inverseInertia)
      if this.pointee.parent >= 0 {
        let parentMass = bodies.mass[Int(this.pointee.other)]
        (nodes + Int(this.pointee.parent)).pointee.velocity.z -=
          impulse * this.pointee.parentJacobian.third.z * Double(parentMass.inverseInertia)
      }
      this.pointee.limit = 0
      hasChanged = true
    }
    return hasChanged
  }
}

// MARK: - Elimination

extension TreeSolver {
  /// Computes Jacobians at the current poses and eliminates bodies from the leaves to the root.
  private func factorize(_ tree: Range<Int>, keepsErrors: Bool) {
    for node in tree { prepare(nodes + node, keepsErrors: keepsErrors) }
    for node in tree.reversed() {
      let this = nodes + node
      this.pointee.inverseInertia = this.pointee.inertia.inverse(rowCount: 3)
      let rowCount = this.pointee.rowCount
      guard rowCount > 0 else { continue }
      // K = J·Â⁻¹·Jᵀ
      let jacobian = this.pointee.jacobian
      let response = TreeRows(
        first: this.pointee.inverseInertia * jacobian.first,
        second: this.pointee.inverseInertia * jacobian.second,
        third: this.pointee.inverseInertia * jacobian.third)
      this.pointee.response = response
      var gram = gramMatrix(jacobian, response)
      // A damper is a soft constraint: J·v + λ/d = 0.
      if this.pointee.damping > 0 { gram.zz += 1 / this.pointee.damping }
      let mass = gram.inverse(rowCount: 3)
      this.pointee.mass = mass
      guard this.pointee.parent >= 0 else { continue }
      // Â of the parent grows by Jpᵀ·K⁻¹·Jp.
      (nodes + Int(this.pointee.parent)).pointee.inertia.add(mass, this.pointee.parentJacobian)
    }
  }

  /// Sets the Jacobians of a node's joint, and its inertia to that of its body.
  private func prepare(_ node: UnsafeMutablePointer<JointTreeNode>, keepsErrors: Bool) {
    let mass = bodies.mass[Int(node.pointee.body)]
    // A body that does not turn has no angular part in any Jacobian: its inertia does not matter.
    node.pointee.inertia = SymmetricMatrix(
      xx: Double(mass.mass), yy: Double(mass.mass),
      zz: mass.inverseInertia > 0 ? 1 / Double(mass.inverseInertia) : 1)
    guard node.pointee.other >= 0 else { return }
    let joint = node.pointee.joint
    let isB = node.pointee.isB
    let own = PredictedPose(bodies.motion[Int(node.pointee.body)], SIMD3(), 0)
    let other = PredictedPose(bodies.motion[Int(node.pointee.other)], SIMD3(), 0)
    let arm = own.rotated(isB ? joint.anchorB : joint.anchorA)
    let otherArm = other.rotated(isB ? joint.anchorA : joint.anchorB)
    let (a, b) = isB ? (other, own) : (own, other)
    let separation =
      SIMD2(joint.centerOffset) + (b.movement - a.movement)
      + (b.rotated(joint.anchorB) - a.rotated(joint.anchorA))
    let sign = isB ? 1.0 : -1.0
    let turns = mass.inverseInertia > 0
    let parentTurns =
      bodies.mass[Int(node.pointee.other)].inverseInertia > 0 || node.pointee.parent < 0
    if joint.length >= 0 {
      let length = (separation * separation).sum().squareRoot()
      let axis =
        length > 0.01 * Double(context.linearSlop) ? (1 / length) * separation : SIMD2(joint.axis)
      node.pointee.rowCount = 1
      node.pointee.jacobian = TreeRows(first: sign * row(axis, arm, turns))
      node.pointee.parentJacobian = TreeRows(first: -sign * row(axis, otherArm, parentTurns))
    } else {
      node.pointee.rowCount = 2
      node.pointee.jacobian = TreeRows(
        first: sign * row(SIMD2(1, 0), arm, turns), second: sign * row(SIMD2(0, 1), arm, turns))
      node.pointee.parentJacobian = TreeRows(
        first: -sign * row(SIMD2(1, 0), otherArm, parentTurns),
        second: -sign * row(SIMD2(0, 1), otherArm, parentTurns))
      if joint.keepsAngle || node.pointee.limit != 0 {
        node.pointee.rowCount = 3
        node.pointee.jacobian.third = SIMD3(0, 0, turns ? sign : 0)
        node.pointee.parentJacobian.third = SIMD3(0, 0, parentTurns ? -sign : 0)
      }
    }
    node.pointee.damping = 0
    if keepsErrors, node.pointee.rowCount == 2 {
      node.pointee.damping = pinDamping(node.pointee)
      if node.pointee.damping > 0 {
        node.pointee.rowCount = 3
        node.pointee.jacobian.third = SIMD3(0, 0, turns ? sign : 0)
        node.pointee.parentJacobian.third = SIMD3(0, 0, parentTurns ? -sign : 0)
      }
    }
    node.pointee.startError = positionError(node.pointee, a, b)
    node.pointee.kept = SIMD3()
    if keepsErrors { keepLargeError(node) }
  }

  /// The velocity of a point of a body along an axis: a·v + (r × a)·ω.
  private func row(_ axis: SIMD2<Double>, _ arm: SIMD2<Double>, _ turns: Bool) -> SIMD3<Double> {
    SIMD3(axis.x, axis.y, turns ? arm.x * axis.y - arm.y * axis.x : 0)
  }

  /// Leaves a part of an error beyond five slops to later sub-steps: bodies that were put apart come
  /// together as gently as those that the iteration moves.
  private func keepLargeError(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let error = node.pointee.startError
    let length = (error.x * error.x + error.y * error.y).squareRoot()
    let limit = 5 * Double(context.linearSlop)
    let part = 1 - Double(context.jointSoftness.biasRate) * subStep
    if length > limit {
      let scale = part * (1 - limit / length)
      node.pointee.kept = SIMD3(scale * error.x, scale * error.y, 0)
    }
    let angleLimit = 0.05
    if error.z.magnitude > angleLimit {
      node.pointee.kept.z = part * (error.z - (error.z > 0 ? angleLimit : -angleLimit))
    }
  }

  private func gramMatrix(_ rows: TreeRows, _ columns: TreeRows) -> SymmetricMatrix {
    SymmetricMatrix(
      xx: (rows.first * columns.first).sum(), yy: (rows.second * columns.second).sum(),
      zz: (rows.third * columns.third).sum(), xy: (rows.first * columns.second).sum(),
      xz: (rows.first * columns.third).sum(), yz: (rows.second * columns.third).sum())
  }

  /// Solves for the impulses that remove the errors: momenta from the leaves to the root, then velocities
  /// from the root to the leaves.
  private func substitute(_ tree: Range<Int>) {
    for node in tree { nodes[node].momentum = SIMD3() }
    for node in tree.reversed() {
      let this = nodes + node
      let change = this.pointee.inverseInertia * this.pointee.momentum
      this.pointee.change = change
      guard this.pointee.rowCount > 0 else { continue }
      // λ without the parent's change: −K⁻¹·(e + J·Δv̂).
      let error = this.pointee.error + this.pointee.jacobian.product(change)
      this.pointee.impulse = this.pointee.mass * (SIMD3() - error)
      guard this.pointee.parent >= 0 else { continue }
      (nodes + Int(this.pointee.parent)).pointee.momentum +=
        this.pointee.parentJacobian.transposedProduct(this.pointee.impulse)
    }
    for node in tree where nodes[node].rowCount > 0 {
      let this = nodes + node
      if this.pointee.parent >= 0 {
        // −K⁻¹·Jp·Δvp
        let parent = nodes[Int(this.pointee.parent)].change
        this.pointee.impulse -= this.pointee.mass * this.pointee.parentJacobian.product(parent)
      }
      this.pointee.change += this.pointee.response.transposedProduct(this.pointee.impulse)
    }
  }

  /// Adds the result of a substitution to velocities and impulses, or takes it back.
  private func applyChanges(_ tree: Range<Int>, sign: Double) {
    for node in tree {
      nodes[node].velocity += sign * nodes[node].change
      if nodes[node].rowCount > 0 { nodes[node].totalImpulse += sign * nodes[node].impulse }
    }
  }

  /// Stores the velocity of a node's body, and adds the impulses to those of its joint.
  private func store(_ node: Int) {
    let this = nodes + node
    let motion = bodies.motion + Int(this.pointee.body)
    let velocity = this.pointee.velocity
    motion.pointee.linearVelocity = Vector2(Float(velocity.x), Float(velocity.y))
    motion.pointee.angularVelocity = Float(velocity.z)
    guard this.pointee.rowCount > 0 else { return }
    var impulse = this.pointee.totalImpulse
    // A damper has no part in the joint's own impulses.
    if this.pointee.damping > 0 { impulse.z = 0 }
    let linear = Vector2(Float(impulse.x), Float(impulse.y))
    let block = Int(this.pointee.block)
    for lane in Int(this.pointee.lane)..<Int(this.pointee.laneEnd) {
      switch this.pointee.kind {
      case .distance: distance[block].addImpulse(linear, angular: 0, lane)
      case .revolute: revolute[block].addImpulse(linear, angular: Float(impulse.z), lane)
      case .weld: weld[block].addImpulse(linear, angular: Float(impulse.z), lane)
      case .prismatic, .mouse: break
      }
    }
  }
}

extension SymmetricMatrix {
  /// Adds Jᵀ·A·J.
  fileprivate mutating func add(_ matrix: SymmetricMatrix, _ rows: TreeRows) {
    // A·J, column by column of J.
    let x = matrix * SIMD3(rows.first.x, rows.second.x, rows.third.x)
    let y = matrix * SIMD3(rows.first.y, rows.second.y, rows.third.y)
    let z = matrix * SIMD3(rows.first.z, rows.second.z, rows.third.z)
    func column(_ values: SIMD3<Double>) -> SIMD3<Double> {
      rows.transposedProduct(values)
    }
    let (first, second, third) = (column(x), column(y), column(z))
    xx += first.x
    xy += first.y
    xz += first.z
    yy += second.y
    yz += second.z
    zz += third.z
  }
}

extension TreeSolver {
  /// Reads the joints of all trees; called when their blocks have been prepared.
  func readJoints(
    _ joints: borrowing JointTable, _ prepared: borrowing PreparedConstraints,
    _ colors: UnsafeMutablePointer<GraphColor>
  ) {
    for tree in 0..<treeCount {
      for node in Int(trees[tree].start)..<Int(trees[tree].end) where nodes[node].record >= 0 {
        let record = joints.record[nodes[node].record]
        var index = 0
        while prepared.colors[index].color != record.color { index &+= 1 }
        read(nodes + node, record, prepared.colors[index], colors + Int(record.color))
      }
    }
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
    case .prismatic, .mouse: return
    }
    node.pointee.block = Int32(truncatingIfNeeded: block)
    node.pointee.lane = Int32(truncatingIfNeeded: lane)
    // Lanes beyond the last joint of a block repeat it.
    let isLast = perBlock == 1 || Int(record.colorIndex) == count - 1
    node.pointee.laneEnd = Int32(truncatingIfNeeded: isLast ? laneCount : lane + 1)
  }
}
