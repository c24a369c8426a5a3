// SPDX-License-Identifier: Apache-2.0

// The energy of isolated trees: joints do no work, so that the kinetic energy changes by the work of the forces only.
// What the integration adds or loses is taken from, or given to, all velocities in proportion, which therefore still
// satisfy the joints. Those of a free tree change about the motion of the whole, whose momentum and angular momentum
// stay.

extension TreeSolver {
  /// The work of the forces on a body in a part.
  func work(_ node: JointTreeNode) -> Double {
    share * (node.masses * node.velocity * node.forces.change).sum()
  }

  func kineticEnergy(_ tree: Range<Int>) -> Double {
    var sum = 0.0
    for node in tree {
      let velocity = nodes[node].velocity
      sum += (nodes[node].masses * velocity * velocity).sum()
    }
    return 0.5 * sum
  }

  /// Brings the kinetic energy of a tree to a value.
  ///
  /// Returns false if it differs so much that the part is to be halved. What a damper took stays lost.
  func restoreEnergy(
    _ tree: Range<Int>, _ energy: Double, isDamped: Bool, _ canHalve: Bool
  ) -> Bool {
    let kinetic = kineticEnergy(tree)
    let difference = energy - kinetic
    let rest = kinetic + energy.magnitude
    if canHalve, !isDamped, difference.magnitude > Self.acceptedEnergyError * rest,
      difference.magnitude > Self.acceptedEnergyError * (rest + negligibleEnergy(tree))
    {
      return false
    }
    let rigid = motionOfWhole(tree)
    let inner = kinetic - rigid.energy
    guard inner > 0 else { return true }
    // s² = 1 + ΔE/E scales the velocities relative to those of the whole.
    let square = max(1 + difference / inner, Self.minimumScale * Self.minimumScale)
    let scale = min(square.squareRoot(), isDamped ? 1 : 1 / Self.minimumScale)
    guard scale.isFinite else { return true }
    scaleVelocities(tree, by: scale, about: rigid)
    return true
  }

  /// Brings the kinetic energy of a tree whose anchors are apart down to a value, or to that of the speed with which
  /// they may come together.
  ///
  /// What closes joints moves bodies across them too, and that motion would stay: a rod that is given another length
  /// would throw its bodies around for minutes.
  func limitEnergy(_ tree: Range<Int>, _ energy: Double) {
    let rigid = motionOfWhole(tree)
    let limit = max(energy - rigid.energy, self.energy(tree, slopsPerSecond: Self.closingSpeed))
    let inner = kineticEnergy(tree) - rigid.energy
    guard inner > limit else { return }
    scaleVelocities(tree, by: (limit / inner).squareRoot(), about: rigid)
  }

  /// The motion of a free tree as a whole, none of one that is held.
  private func motionOfWhole(_ tree: Range<Int>) -> RigidMotion {
    nodes[tree.lowerBound].forces.isFree ? RigidMotion(self, tree) : RigidMotion()
  }

  /// Scales the velocities relative to the motion of the whole.
  private func scaleVelocities(_ tree: Range<Int>, by scale: Double, about rigid: RigidMotion) {
    for node in tree {
      let shared = rigid.velocity(at: position(nodes[node]))
      nodes[node].velocity = shared + scale * (nodes[node].velocity - shared)
    }
  }

  /// The current center of mass of a body.
  fileprivate func position(_ node: JointTreeNode) -> SIMD2<Double> {
    SIMD2(bodies.pose[Int(node.body)].center) + node.pose.movement
  }

  /// The kinetic energy of a tree whose bodies move by a tenth of a slop in a sub-step.
  ///
  /// A tree at rest has no energy of which an error could be a small part: a row of welded bodies would be halved in
  /// every part.
  private func negligibleEnergy(_ tree: Range<Int>) -> Double {
    energy(tree, slopsPerSecond: 0.1 * Double(context.inverseSubStep))
  }

  /// The kinetic energy of a tree whose bodies all move at a speed.
  private func energy(_ tree: Range<Int>, slopsPerSecond: Double) -> Double {
    let speed = slopsPerSecond * Double(context.linearSlop)
    var mass = 0.0
    for node in tree { mass += nodes[node].masses.x }
    return 0.5 * mass * speed * speed
  }

  /// The part of the kinetic energy that a part of a sub-step may gain or lose before it is halved.
  private static var acceptedEnergyError: Double { 0.01 }
  /// The speed with which anchors that are apart come together, in slops per second: 10 m/s.
  private static var closingSpeed: Double { 2000 }
  /// The factor of the velocities in a part at least.
  private static var minimumScale: Double { 0.8 }
}

/// The motion of a whole tree as one rigid body, with its momentum and its angular momentum.
private struct RigidMotion {
  var center = SIMD2<Double>()
  var velocity = SIMD3<Double>()
  var energy = 0.0

  init() {}

  init(_ solver: TreeSolver, _ tree: Range<Int>) {
    var mass = 0.0
    var momentum = SIMD2<Double>()
    for node in tree {
      let nodeMass = solver.nodes[node].masses.x
      let velocity = solver.nodes[node].velocity
      mass += nodeMass
      center += nodeMass * solver.position(solver.nodes[node])
      momentum += nodeMass * SIMD2(velocity.x, velocity.y)
    }
    guard mass > 0 else { return }
    center = (1 / mass) * center
    velocity = SIMD3(momentum.x / mass, momentum.y / mass, 0)
    var (inertia, angular) = (0.0, 0.0)
    for node in tree {
      let (nodeMass, arm) = (
        solver.nodes[node].masses, solver.position(solver.nodes[node]) - center
      )
      let own = solver.nodes[node].velocity - velocity
      inertia += nodeMass.x * (arm * arm).sum() + nodeMass.z
      angular += nodeMass.x * (arm.x * own.y - arm.y * own.x) + nodeMass.z * own.z
    }
    velocity.z = inertia > 0 ? angular / inertia : 0
    energy = 0.5 * ((momentum * momentum).sum() / mass + angular * velocity.z)
  }

  /// The velocity of a body at a place.
  func velocity(at position: SIMD2<Double>) -> SIMD3<Double> {
    let arm = position - center
    return velocity + SIMD3(-velocity.z * arm.y, velocity.z * arm.x, 0)
  }
}
