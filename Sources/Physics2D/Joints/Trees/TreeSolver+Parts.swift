// SPDX-License-Identifier: Apache-2.0

// The number of parts into which a sub-step of an isolated tree is divided.

extension TreeSolver {
  /// The solver of a part of this solver's duration.
  func part(_ fraction: Double, _ tree: Range<Int>) -> TreeSolver {
    var part = self
    part.subStep *= fraction
    part.inverseSubStep /= fraction
    part.share *= fraction
    for node in tree { nodes[node].progress.lastImpulse *= fraction }
    return part
  }

  /// The number of parts of a sub-step that resolve the fastest motion of a tree.
  func partCount(_ tree: Range<Int>) -> Int {
    var square = 0.0
    for node in tree {
      square = max(square, nodes[node].velocity.z * nodes[node].velocity.z)
      if nodes[node].other >= 0 { square = max(square, squaredFrequency(nodes[node])) }
    }
    let needed = subStep * square.squareRoot() / Self.resolvedAngle
    let maximum = Self.maximumPartCount(tree)
    var count = 1
    while Double(count) < needed, 2 * count <= maximum { count *= 2 }
    return count
  }

  /// The square of the angular frequency with which the force of a joint lets its bodies swing, or of the angular
  /// velocity of a rod.
  private func squaredFrequency(_ node: JointTreeNode) -> Double {
    // An anchor at the arm r turns back with the stiffness f·r, a rod with f/L.
    let impulse = node.progress.lastImpulse
    let force = inverseSubStep * (impulse.x * impulse.x + impulse.y * impulse.y).squareRoot()
    let joint = node.joint
    let (arm, otherArm) = node.isB ? (joint.anchorB, joint.anchorA) : (joint.anchorA, joint.anchorB)
    let mass = bodies.mass[Int(node.body)]
    let otherMass = bodies.mass[Int(node.other)]
    var compliance = arm.length * mass.inverseInertia
    if node.parent >= 0 { compliance += otherArm.length * otherMass.inverseInertia }
    guard joint.length > 0 else { return force * Double(compliance) }
    compliance += mass.inverseMass / joint.length
    if node.parent >= 0 { compliance += otherMass.inverseMass / joint.length }
    let ends =
      anchorVelocity(node.pose, arm, node.velocity)
      - anchorVelocity(otherPose(node), otherArm, otherVelocity(node))
    let length = Double(joint.length)
    return max(force * Double(compliance), (ends * ends).sum() / (length * length))
  }

  private func anchorVelocity(
    _ pose: TreePose, _ arm: Vector2, _ velocity: SIMD3<Double>
  ) -> SIMD2<Double> {
    let arm = pose.rotated(arm)
    return SIMD2(velocity.x - arm.y * velocity.z, velocity.y + arm.x * velocity.z)
  }

  /// The angle by which the fastest motion of a tree may go on in a part, radians.
  private static var resolvedAngle: Double { 0.1 }
  /// The angle by which a body turns in a part at most, radians.
  static var maximumTurn: Double { 0.25 * .pi }

  /// The maximum number of parts of a sub-step: the time of a large tree is limited.
  static func maximumPartCount(_ tree: Range<Int>) -> Int {
    let count = 256 / tree.count
    return count < 1 ? 1 : (count < 16 ? count : 16)
  }

  /// The maximum number of parts where some are halved because they are not accurate.
  static func maximumDivision(_ tree: Range<Int>) -> Int {
    let count = 1024 / tree.count
    return count < 256 ? count : 256
  }
}
